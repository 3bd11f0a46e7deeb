import type { PeriodStatus } from '@contract/enums';
import { CLOSING_HOURS } from '@contract/limits';
import { HOUR_MS } from '@contract/time-units';

export interface PeriodDates {
  applyStart: string;
  applyEnd: string;
  closeAt: string;
}

/** Status of a period at `now` (req:product-period). A deadline is inclusive of its whole last second. */
export const periodStatus = (period: PeriodDates, now: Date): PeriodStatus => {
  const t = now.getTime();
  const end = Date.parse(period.applyEnd);
  if (t < Date.parse(period.applyStart)) return 'forecast';
  if (!isOver(period.applyEnd, now)) return end - t <= CLOSING_HOURS * HOUR_MS ? 'closing' : 'open';
  return t > Date.parse(period.closeAt) ? 'archived' : 'closed';
};

/** Whether the deadline has passed; one at `23:59:59` includes that whole second. */
export const isOver = (deadline: string | Date, now: Date): boolean =>
  now.getTime() >= (typeof deadline === 'string' ? Date.parse(deadline) : deadline.getTime()) + 1000;
