import { DAY_MS, HOUR_MS, MINUTE_MS } from '@contract/time-units';

/** A time in which no replica of the service was there. */
export interface Downtime {
  from: Date;
  until: Date;
}

/** A shorter gap is a restart and does not extend any deadline. */
export const DOWN_LEAST_MS = 10 * MINUTE_MS;
/** A longer gap means that the service was shut down on purpose; people then decide instead of this rule. */
export const DOWN_MOST_MS = 3 * DAY_MS;
/** Only downtime in the last day counts, because earlier in the window applicants can simply come back later. */
export const LAST_MS = DAY_MS;
/** Least extension, so that applicants who had given up have time to learn of it. */
const EXTENDED_LEAST_MS = HOUR_MS;
const EXTENDED_MOST_MS = DAY_MS;

const isOutage = ({ from, until }: Downtime): boolean => {
  const length = until.getTime() - from.getTime();
  return length >= DOWN_LEAST_MS && length <= DOWN_MOST_MS;
};

export interface Extended {
  end: Date;
  /** How many minutes of the window were lost. */
  minutes: number;
}

/**
 * Until when a window stays open that lost time in its last day: as long again as was lost, counted from the planned
 * end, or from the return of the service where it was down at the end; an hour at least, a day at most, and never into
 * what comes next. Null where nothing was lost. Downtime of the extension itself extends it again.
 */
export const extendedEnd = (
  planned: Date,
  downtimes: readonly Downtime[],
  latest: Date | null = null,
): Extended | null => {
  const first = planned.getTime() - LAST_MS;
  let [end, back, lost] = [planned.getTime(), planned.getTime(), 0];
  const outages = downtimes.filter(isOutage).sort((a, b) => a.from.getTime() - b.from.getTime());
  for (const { from, until } of outages) {
    const part = Math.min(until.getTime(), end) - Math.max(from.getTime(), first);
    if (part <= 0) continue;
    lost += part;
    back = Math.max(back, until.getTime());
    end = Math.max(end, until.getTime()) + part;
  }
  if (lost === 0) return null;
  const wanted = Math.min(Math.max(end, back + EXTENDED_LEAST_MS), back + EXTENDED_MOST_MS);
  // Rounded up to whole minutes from the planned end, so that a window ending at second 59 still does.
  const whole = planned.getTime() + Math.ceil((wanted - planned.getTime()) / MINUTE_MS) * MINUTE_MS;
  const given = latest ? Math.min(whole, latest.getTime()) : whole;
  return given > planned.getTime() ? { end: new Date(given), minutes: Math.ceil(lost / MINUTE_MS) } : null;
};
