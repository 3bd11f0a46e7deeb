import type { CERTIFICATION_KINDS } from '@contract/certification-choices';
import { DAY_MS, HOUR_MS, SECOND_MS } from '@contract/time-units';
import { beijingDay } from './beijing-time';

type Kind = (typeof CERTIFICATION_KINDS)[number];

/** For how many years each kind holds: who somebody is changes seldom, what somebody does sooner. */
const TERM_YEARS: Readonly<Record<Kind, number>> = { real_name: 3, professional: 2 };

/** How long before the end it can be renewed, without ever being uncertified. */
const RENEWAL_DAYS = 60;
/** Days before the end at which the person hears of it, the longest first. */
export const RENEWAL_LEADS = [RENEWAL_DAYS, 14, 3] as const;

const MIDNIGHT_MS = -8 * HOUR_MS;

/** Until when what is agreed now holds: the last second of its day in Beijing, so many years later. */
export const certificationEnd = (kind: Kind, agreed: Date): Date => {
  const [year = 0, month = 1, day = 1] = beijingDay(agreed).split('-').map(Number);
  // The 29th of February ends with the 1st of March where there is none.
  const last = Date.UTC(year + TERM_YEARS[kind], month - 1, day);
  return new Date(last + DAY_MS + MIDNIGHT_MS - SECOND_MS);
};

export const isRenewable = (end: Date, now: Date): boolean =>
  now.getTime() >= end.getTime() - RENEWAL_DAYS * DAY_MS;
