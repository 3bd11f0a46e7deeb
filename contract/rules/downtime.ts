import { DAY_MS, HOUR_MS, MINUTE_MS } from '@contract/time-units';

/** A time in which no replica of the service was there. */
export interface Downtime {
  from: Date;
  until: Date;
}

/** A shorter gap is a restart, and costs nobody a window. */
export const DOWN_LEAST_MS = 10 * MINUTE_MS;
/** A longer one is no outage but a service put away: then people decide, no rule. */
export const DOWN_MOST_MS = 3 * DAY_MS;
/** Only who comes in the last day has nowhere else to go. */
export const LAST_MS = DAY_MS;
/** Whoever had given up has to hear of it. */
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
  // A window that ends with the 59th second still does.
  const whole = planned.getTime() + Math.ceil((wanted - planned.getTime()) / MINUTE_MS) * MINUTE_MS;
  const given = latest ? Math.min(whole, latest.getTime()) : whole;
  return given > planned.getTime() ? { end: new Date(given), minutes: Math.ceil(lost / MINUTE_MS) } : null;
};
