import type { Section } from '@contract/enums';
import { FINDING_TEXTS, type FindingCode } from '@contract/finding-texts';
import { MONEY_MAX_WAN } from '@contract/limits';
import { inChinese, type Word, type WordParams, wordTable } from '@contract/word';
import { beijingWord } from './beijing-time';
import { fieldWord } from './field-labels';
import { isTooLarge } from './read-typed';

export interface Finding {
  code: FindingCode;
  /** Field path (`team.members.{rowId}.phone`), or the section's own path for sums and counts. */
  path: string;
  section: Section;
  level: 'blocker' | 'warning';
  /** Values of placeholders; `who` names the row that the finding is about, by name or by its number. */
  params?: Record<string, string | number>;
}

export const FINDING_WORDS = wordTable('finding', FINDING_TEXTS);

/** Words for the number of a row that has no name yet, by list. */
const PLACES: Readonly<Record<string, FindingCode>> = {
  'team.members': 'memberNumber',
  'unit.partners': 'partnerNumber',
  'plan.innovations': 'innovationNumber',
  'target.indicators': 'indicatorNumber',
  'target.schedule': 'scheduleNumber',
};

const placeWord = (path: string, n: number): Word =>
  FINDING_WORDS.word(PLACES[path.split('.', 2).join('.')] ?? 'memberNumber', { n });

/** Parameters contain Chinese field labels and ISO 8601 times; here they become translatable words. */
const paramWord = (path: string, name: string, value: string | number): string | number | Word => {
  if (name === 'name' && typeof value === 'number') return placeWord(path, value);
  if (typeof value === 'number') return value;
  if (name === 'at') return beijingWord(value);
  const field = fieldWord(path);
  return name === 'label' && field.chinese === value ? field : value;
};

/** A finding in a row starts with the name of the row, or with its number while it has no name. */
const ofRow = (path: string, who: string | number | undefined, said: Word): Word => {
  if (who === undefined) return said;
  return FINDING_WORDS.word('ofRow', { who: typeof who === 'number' ? placeWord(path, who) : who, said });
};

/** Why a text cannot be read as an amount. */
export const amountFault = (typed: string): Pick<Finding, 'code' | 'params'> =>
  isTooLarge(typed) ? { code: 'amountMax', params: { max: MONEY_MAX_WAN } } : { code: 'amount' };

/** The sentence of a finding shown at its own field, which therefore does not have to name the field. */
export const fieldFindingWord = ({
  code,
  path,
  params = {},
}: Pick<Finding, 'code' | 'path' | 'params'>): Word => {
  const words: WordParams = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, paramWord(path, name, value)]),
  );
  return FINDING_WORDS.word(code, words);
};

/** Sentences that several fields share. */
const COMMON: ReadonlySet<FindingCode> = new Set([
  'termRange',
  'amount',
  'amountMax',
  'month',
  'phone',
  'email',
]);
/** In a row only the two months of the schedule have any. */
const COMMON_IN_ROW: ReadonlySet<FindingCode> = new Set(['scheduleRange', 'month']);

/** In a list of findings, a shared sentence starts with the label of its field. */
const ofField = ({ code, path, params }: Pick<Finding, 'code' | 'path' | 'params'>, said: Word): Word =>
  (params?.['who'] === undefined ? COMMON : COMMON_IN_ROW).has(code)
    ? FINDING_WORDS.word('ofRow', { who: fieldWord(path), said })
    : said;

/** A finding as a translatable sentence, for use among other findings. */
export const findingWord = (finding: Pick<Finding, 'code' | 'path' | 'params'>): Word =>
  ofRow(finding.path, finding.params?.['who'], ofField(finding, fieldFindingWord(finding)));

/** The Chinese sentence of a finding. */
export const findingText = (finding: Parameters<typeof findingWord>[0]): string =>
  inChinese(findingWord(finding));
