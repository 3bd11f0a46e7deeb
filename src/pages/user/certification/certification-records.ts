import type { Calls } from '@contract/endpoints';

export type Records = Calls['GET /api/users/accounts/{login}/certifications.json']['reply']['certifications'];
export type CertificationRecord = Records[number];

const AUTH_TYPE = { real_name: 1, professional: 2 } as const;

/** The certification that is valid now. */
export const validOf = (records: Records, kind: keyof typeof AUTH_TYPE): CertificationRecord | undefined =>
  records.find(({ auth_type, apply_status }) => auth_type === AUTH_TYPE[kind] && apply_status === 1);

const newestFirst = (records: Records, kind: keyof typeof AUTH_TYPE): Records =>
  records.filter(({ auth_type }) => auth_type === AUTH_TYPE[kind]).sort((a, b) => b.id - a.id);

/** The newest application of one kind; it says why the last one was refused. */
export const newestOf = (records: Records, kind: keyof typeof AUTH_TYPE): CertificationRecord | undefined =>
  newestFirst(records, kind)[0];

const ENDED = 3;

/** The last certification if it expired before a renewal; undefined if it was given up or revoked. */
export const lapsedOf = (records: Records, kind: keyof typeof AUTH_TYPE): CertificationRecord | undefined => {
  const last = newestFirst(records, kind).find(
    ({ apply_status, deal_time }) => apply_status === ENDED && deal_time !== null,
  );
  return last?.reason_said?.id === 'said.certification.lapsed' ? last : undefined;
};
