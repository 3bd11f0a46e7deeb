import type { Calls } from '@contract/endpoints';

export type Records = Calls['GET /api/users/accounts/{login}/certifications.json']['reply']['certifications'];
export type CertificationRecord = Records[number];

const AUTH_TYPE = { real_name: 1, professional: 2 } as const;

/** The one that holds now. */
export const validOf = (records: Records, kind: keyof typeof AUTH_TYPE): CertificationRecord | undefined =>
  records.find(({ auth_type, apply_status }) => auth_type === AUTH_TYPE[kind] && apply_status === 1);

/** The newest application of one kind; it says why the last one was refused. */
export const newestOf = (records: Records, kind: keyof typeof AUTH_TYPE): CertificationRecord | undefined =>
  records.filter(({ auth_type }) => auth_type === AUTH_TYPE[kind]).sort((a, b) => b.id - a.id)[0];
