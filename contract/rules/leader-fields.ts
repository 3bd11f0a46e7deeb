import { PROMISES } from '@contract/enums';

/** Period and category decide about everybody's work, and a promise is given by whoever is bound by it. */
const LEADERS: readonly string[] = [
  'base.periodId',
  'base.category',
  'base.notSecret',
  ...PROMISES.map((promise) => `files.${promise}`),
];

/** Whether a field is the leader's alone, whoever writes its section. */
export const isLeaderField = (path: string): boolean => LEADERS.includes(path);
