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
  /** `who`: of which among several it speaks, by name or by place. */
  params?: Record<string, string | number>;
}

export const FINDING_WORDS = wordTable('finding', FINDING_TEXTS);

/** A row without a name yet, by the list it stands in. */
const PLACES: Readonly<Record<string, FindingCode>> = {
  'team.members': 'memberNumber',
  'unit.partners': 'partnerNumber',
  'plan.innovations': 'innovationNumber',
  'target.indicators': 'indicatorNumber',
  'target.schedule': 'scheduleNumber',
};

const placeWord = (path: string, n: number): Word =>
  FINDING_WORDS.word(PLACES[path.split('.', 2).join('.')] ?? 'memberNumber', { n });

/** Names of fields come filled in with Chinese, times in ISO 8601: here they are words. */
const paramWord = (path: string, name: string, value: string | number): string | number | Word => {
  if (name === 'name' && typeof value === 'number') return placeWord(path, value);
  if (typeof value === 'number') return value;
  if (name === 'at') return beijingWord(value);
  const field = fieldWord(path);
  return name === 'label' && field.chinese === value ? field : value;
};

/** What is asked of one of several says of which; one without a name yet goes by the place in the list. */
const ofRow = (path: string, who: string | number | undefined, said: Word): Word => {
  if (who === undefined) return said;
  return FINDING_WORDS.word('ofRow', { who: typeof who === 'number' ? placeWord(path, who) : who, said });
};

/** What is wrong with a text that is no amount. */
export const amountFault = (typed: string): Pick<Finding, 'code' | 'params'> =>
  isTooLarge(typed) ? { code: 'amountMax', params: { max: MONEY_MAX_WAN } } : { code: 'amount' };

/** A finding as it stands at its own field, where one sees whose it is. */
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

/** Sentences that several fields of the form have in common. */
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

/** Among others, such a sentence says of which field. */
const ofField = ({ code, path, params }: Pick<Finding, 'code' | 'path' | 'params'>, said: Word): Word =>
  (params?.['who'] === undefined ? COMMON : COMMON_IN_ROW).has(code)
    ? FINDING_WORDS.word('ofRow', { who: fieldWord(path), said })
    : said;

/** A finding as a sentence that every language can say. */
export const findingWord = (finding: Pick<Finding, 'code' | 'path' | 'params'>): Word =>
  ofRow(finding.path, finding.params?.['who'], ofField(finding, fieldFindingWord(finding)));

/** The Chinese sentence of a finding. */
export const findingText = (finding: Parameters<typeof findingWord>[0]): string =>
  inChinese(findingWord(finding));
