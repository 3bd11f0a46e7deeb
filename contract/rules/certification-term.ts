import type { CERTIFICATION_KINDS } from '@contract/certification-choices';
import { DAY_MS, HOUR_MS, SECOND_MS } from '@contract/time-units';
import { beijingDay } from './beijing-time';

type Kind = (typeof CERTIFICATION_KINDS)[number];

/** Years for which each kind is valid: an identity changes seldom, an occupation more often. */
const TERM_YEARS: Readonly<Record<Kind, number>> = { real_name: 3, professional: 2 };

/** Days before the end from which it can be renewed, so that the person is never without certification. */
const RENEWAL_DAYS = 60;
/** Days before the end at which the person hears of it, the longest first. */
export const RENEWAL_LEADS = [RENEWAL_DAYS, 14, 3] as const;

const MIDNIGHT_MS = -8 * HOUR_MS;

/** When a certification granted now ends: the last second of the same Beijing date, that many years later. */
export const certificationEnd = (kind: Kind, agreed: Date): Date => {
  const [year = 0, month = 1, day = 1] = beijingDay(agreed).split('-').map(Number);
  // A term that began on 29 February ends on 1 March in years without that day.
  const last = Date.UTC(year + TERM_YEARS[kind], month - 1, day);
  return new Date(last + DAY_MS + MIDNIGHT_MS - SECOND_MS);
};

export const isRenewable = (end: Date, now: Date): boolean =>
  now.getTime() >= end.getTime() - RENEWAL_DAYS * DAY_MS;
