import type { ApplicationStatus, FilingCondition } from '@contract/enums';

/** Statuses in which a missing certification holds the application up: filed, and still with the unit. */
const SUBJECT: readonly ApplicationStatus[] = ['submitted', 'unit_review'];

/** Numbers of `certification.status` (req:calls-certification). */
const PENDING = 0;
const REFUSED = 2;

export interface ConditionFacts {
  status: ApplicationStatus;
  certified: boolean;
  /** Status of the leader's newest real-name certification; null where there is none. */
  newestCertification: number | null;
}

/** 以认证通过为条件: an application filed in time has this condition until it reaches the office; null where there is none. */
export const conditionOf = ({
  status,
  certified,
  newestCertification,
}: ConditionFacts): FilingCondition | null => {
  if (certified || !SUBJECT.includes(status)) return null;
  if (newestCertification === PENDING) return 'pending';
  return newestCertification === REFUSED ? 'refused' : 'none';
};

interface Endorsable {
  status: ApplicationStatus;
  filedVersion: number;
  /** The version that the unit has stamped. */
  sealedVersion: number | null;
}

/** The unit has stamped the current filed version, so that only the certification is missing. */
export const isEndorsed = ({ status, filedVersion, sealedVersion }: Endorsable): boolean =>
  status === 'unit_review' && filedVersion > 0 && sealedVersion === filedVersion;
