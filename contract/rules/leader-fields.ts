import { PROMISES } from '@contract/enums';

/**
 * Fields that only the leader may change: period and category affect everybody's work, and promises bind the leader.
 */
const LEADERS: readonly string[] = [
  'base.periodId',
  'base.category',
  'base.notSecret',
  ...PROMISES.map((promise) => `files.${promise}`),
];

/** Whether only the leader may change the field, whoever writes its section. */
export const isLeaderField = (path: string): boolean => LEADERS.includes(path);
