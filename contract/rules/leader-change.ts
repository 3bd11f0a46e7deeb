import type { ApplicationStatus } from '@contract/enums';
import { ageOn, type LeaderLimits } from './leader-limits';
import { RUNNING } from './status-machine';

/** Changes of the leader are asked for while the project is carried out. */
export const mayChangeLeader = (status: ApplicationStatus): boolean => RUNNING.includes(status);

/** What is known of whoever is to lead a project, as it stands now. */
export interface SuccessorFacts {
  /** The account may be signed in to. */
  isActive: boolean;
  isCertified: boolean;
  /** Belongs to the unit in whose name the application was filed. */
  isOfUnit: boolean;
  /** Has judged the application as an expert, or was asked to and has not said that there is a conflict. */
  hasJudged: boolean;
  /** Alone could audit the request for the unit. */
  isOnlyAuditor: boolean;
  /** Of the certified document: `1985-06-01`; null where it does not say. */
  born: string | null;
  /** Filed in the same period, and projects that are carried out, without this one. */
  filed: number;
  running: number;
}

/** What the period asks of its leaders. */
export interface SuccessorRules {
  maxPerPerson: number;
  limits: LeaderLimits;
  /** The day on which ages are counted: `2026-09-30`. */
  day: string;
}

/** Why somebody cannot lead the project, in the order in which it is said; or null. */
export const SUCCESSOR_OBSTACLES = [
  'gone',
  'uncertified',
  'outside',
  'judged',
  'auditor',
  'age',
  'filed',
  'running',
] as const;
export type SuccessorObstacle = (typeof SUCCESSOR_OBSTACLES)[number];

export const successorObstacle = (
  { isActive, isCertified, isOfUnit, hasJudged, isOnlyAuditor, born, filed, running }: SuccessorFacts,
  { maxPerPerson, limits: { ageMax, runningMax }, day }: SuccessorRules,
): SuccessorObstacle | null => {
  const holds: Record<SuccessorObstacle, boolean> = {
    gone: !isActive,
    uncertified: !isCertified,
    outside: !isOfUnit,
    judged: hasJudged,
    auditor: isOnlyAuditor,
    age: ageMax !== undefined && born !== null && ageOn(born, day) > ageMax,
    filed: filed >= maxPerPerson,
    running: runningMax !== undefined && running >= runningMax,
  };
  return SUCCESSOR_OBSTACLES.find((obstacle) => holds[obstacle]) ?? null;
};

/** The unit asks for a leader who cannot: one who may not sign in any more, or has left the unit. */
export const isAbsent = ({ isActive, isOfUnit }: Pick<SuccessorFacts, 'isActive' | 'isOfUnit'>): boolean =>
  !isActive || !isOfUnit;
