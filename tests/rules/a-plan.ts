import type { Plan } from '@contract/rules/promise';

/** The last second of a day in Beijing. */
export const on = (day: string): Date => new Date(`${day}T23:59:59+08:00`);

/** After the close of the period the unit has 14 days, the office 10, the experts 26. */
export const PLAN: Plan = {
  applyEnd: on('2026-10-31'),
  unitAuditEnd: on('2026-11-14'),
  formalCheckEnd: on('2026-11-24'),
  reviewEnd: on('2026-12-20'),
  publicityStart: on('2026-12-25'),
  publicityDays: 7,
  promiseDays: {},
  approvalAt: on('2027-01-10'),
  stageOneStart: on('2027-12-01'),
  stageOneEnd: on('2027-12-31'),
  stageTwoStart: on('2028-12-01'),
  stageTwoEnd: on('2028-12-31'),
};
