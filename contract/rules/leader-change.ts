import type { ApplicationStatus } from '@contract/enums';
import { ageOn, type LeaderLimits } from './leader-limits';
import { RUNNING } from './status-machine';

/** Changes of the leader are asked for while the project is carried out. */
export const mayChangeLeader = (status: ApplicationStatus): boolean => RUNNING.includes(status);

/** Current facts about the proposed leader. */
export interface SuccessorFacts {
  /** The account can sign in. */
  isActive: boolean;
  isCertified: boolean;
  /** The person belongs to the unit that filed the application. */
  isOfUnit: boolean;
  /** Reviewed the application as an expert, or is assigned to and has not declared a conflict. */
  hasJudged: boolean;
  /** Is the only person who could audit the request for the unit. */
  isOnlyAuditor: boolean;
  /** Date of birth by the certified document, `1985-06-01`; null where the document does not contain it. */
  born: string | null;
  /** Number of the person's applications in the same period, and of projects being carried out, without this one. */
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

/**
 * Why a person cannot lead the project, in the order in which the reasons are checked; null where nothing prevents it.
 */
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

/** The leader can no longer act (the account is disabled or has left the unit), so the unit may request a new one. */
export const isAbsent = ({ isActive, isOfUnit }: Pick<SuccessorFacts, 'isActive' | 'isOfUnit'>): boolean =>
  !isActive || !isOfUnit;
