import type { Word } from '@contract/word';
import { ELIGIBILITY_WORDS } from './eligibility-words';
import { FINDING_WORDS } from './finding';
import { type LeaderLimits, titleFinding } from './leader-limits';

/** The period's requirements on leaders as sentences, shown before an application is started. */
export const limitWords = ({ ageMax, titleMin, runningMax }: LeaderLimits = {}): Word[] => [
  ...(ageMax === undefined ? [] : [ELIGIBILITY_WORDS.word('ageRoom', { max: ageMax })]),
  ...(titleMin ? [FINDING_WORDS.word(titleFinding(titleMin))] : []),
  ...(runningMax === undefined ? [] : [ELIGIBILITY_WORDS.word('runningRoom', { max: runningMax })]),
];
