import type { Section } from '@contract/enums';
import { APPLICATION_LIMITS } from '@contract/limits';
import { type FieldValue, sectionOf } from '@contract/rules/draft-fields';
import type { Finding } from '@contract/rules/finding';
import { termMonths } from '@contract/rules/formality/team-rules';
import type { Draft } from './createDraft';

/**
 * Texts that stand in fields for numbers and are none: `12x`. The service takes numbers only, so the draft holds
 * null for them; the text itself stays with the form, shown and named until it is mended.
 */
const texts = new WeakMap<Draft, Map<string, string>>();

const MONTHS = /^team\.(leaderM|members\.[^.]+\.m)onths$/;

export const typedNumber = (draft: Draft, path: string): number | string | null => {
  const value = draft.value(path);
  // A number that came meanwhile, by another tab or an undone paste, is newer than the text.
  if (typeof value === 'number') return value;
  return texts.get(draft)?.get(path) ?? null;
};

export const setTypedNumber = (draft: Draft, path: string, value: number | string | null): void => {
  const own = texts.get(draft) ?? new Map<string, string>();
  texts.set(draft, own);
  if (typeof value === 'string') own.set(path, value);
  else own.delete(path);
  draft.set(path, typeof value === 'number' ? value : null);
};

const asText = (value: FieldValue): string | null => (typeof value === 'string' ? value : null);

const findingAt = (draft: Draft, path: string): Finding => {
  const at = { path, section: sectionOf(path) as Section, level: 'blocker' as const };
  if (!MONTHS.test(path)) return { ...at, code: 'amount' };
  const name = asText(draft.value(path.replace(/months$/, 'name'))) ?? draft.view().application.owner.name;
  const max = termMonths(asText(draft.value('base.termStart')), asText(draft.value('base.termEnd')));
  return { ...at, code: 'months', params: { name, min: APPLICATION_LIMITS.months.min, max } };
};

/** A row that was removed takes its texts along. */
const isThere = (draft: Draft, path: string): boolean => {
  const [section, list, row, column] = path.split('.');
  if (!column || section === 'budget') return true;
  const rows = draft.value(`${section}.${list}`);
  return Array.isArray(rows) && rows.includes(row ?? '');
};

/** Findings of the rules, with what is wrong with such texts in place of what their emptiness would say. */
export const withTypedNumbers = (draft: Draft, findings: readonly Finding[]): Finding[] => {
  const paths = [...(texts.get(draft)?.keys() ?? [])].filter(
    (path) => typeof typedNumber(draft, path) === 'string' && isThere(draft, path),
  );
  return [
    ...findings.filter(({ path }) => !paths.includes(path)),
    ...paths.map((path) => findingAt(draft, path)),
  ];
};
