import type { Word } from '@contract/word';
import { ELIGIBILITY_WORDS } from './eligibility-words';
import { FINDING_WORDS } from './finding';
import { type LeaderLimits, titleFinding } from './leader-limits';

/** What a period asks of its leaders, as conditions to be read before anything is begun. */
export const limitWords = ({ ageMax, titleMin, runningMax }: LeaderLimits = {}): Word[] => [
  ...(ageMax === undefined ? [] : [ELIGIBILITY_WORDS.word('ageRoom', { max: ageMax })]),
  ...(titleMin ? [FINDING_WORDS.word(titleFinding(titleMin))] : []),
  ...(runningMax === undefined ? [] : [ELIGIBILITY_WORDS.word('runningRoom', { max: runningMax })]),
];
