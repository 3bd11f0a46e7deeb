import { TITLE_RANKS, type TitleRank } from '@contract/period-choices';

/** What a period requires of the leader of an application; a limit that is not set does not apply. */
export interface LeaderLimits {
  /** Highest age in full years on the last day for applying. */
  ageMax?: number | undefined;
  titleMin?: TitleRank | undefined;
  /** Projects that are being carried out at the same time. */
  runningMax?: number | undefined;
}

const FINDING_OF = {
  senior: 'titleSenior',
  associate: 'titleAssociate',
  intermediate: 'titleIntermediate',
} as const;
export const titleFinding = (rank: TitleRank) => FINDING_OF[rank];

export const reachesRank = (title: string, rank: TitleRank): boolean => {
  const lowest = TITLE_RANKS.indexOf(rank);
  return TITLE_RANKS.some((known, place) => known === title && place <= lowest);
};

/** Age in full years; both arguments are dates such as `2026-09-30`. */
export const ageOn = (born: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (day.slice(5) < born.slice(5) ? 1 : 0);
