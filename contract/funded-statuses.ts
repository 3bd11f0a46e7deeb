import type { ApplicationStatus } from './enums';

/** Funded, whatever has become of the project since. */
export const FUNDED_STATUSES = [
  'approved',
  'stage_one',
  'stage_two',
  'closed',
] as const satisfies readonly ApplicationStatus[];
