import type { ApplicationStatus, FilingCondition } from '@contract/enums';

/** Filed and at the unit: only from there does the certification hold anything up. */
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

/** 以认证通过为条件: what was filed in time is subject to this until the office has it; null where nothing is open. */
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

/** The unit has stamped the version that is filed now, and only the certification is waited for. */
export const isEndorsed = ({ status, filedVersion, sealedVersion }: Endorsable): boolean =>
  status === 'unit_review' && filedVersion > 0 && sealedVersion === filedVersion;
