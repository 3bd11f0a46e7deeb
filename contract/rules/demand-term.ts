import { DEMAND_LIMITS } from '@contract/demand-choices';
import { beijingDay } from '@contract/rules/beijing-time';
import { DAY_MS } from '@contract/time-units';

const within = (days: number, deadline: Date, now: Date): boolean =>
  deadline.getTime() - now.getTime() <= days * DAY_MS;

/** In the last days of the term or after it; with earlier renewals a demand would never end. */
export const isRenewable = (deadline: Date | null, now: Date): boolean =>
  deadline !== null && within(DEMAND_LIMITS.renewableDays, deadline, now);

/** The last day of a renewed term; days left of the old term are added. */
export const renewedUntil = (deadline: Date, now: Date): string => {
  const from = Math.max(deadline.getTime(), now.getTime());
  return beijingDay(new Date(from + DEMAND_LIMITS.renewalDays * DAY_MS));
};
