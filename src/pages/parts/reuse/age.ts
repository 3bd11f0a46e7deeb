import { DAY_MS } from '@contract/time-units';

export interface Age {
  unit: 'days' | 'months' | 'years';
  n: number;
}

const DAYS_A_MONTH = 30.44;
const MONTHS_A_YEAR = 12;
/** Below two years the number of months says more: 11 or 23. */
const MONTHS_MAX = 24;

/** How long ago in the largest unit that still says something; a day or less is today. */
export const ageOf = (at: string, now: number): Age => {
  const days = Math.max(0, Math.floor((now - Date.parse(at)) / DAY_MS));
  const months = Math.floor(days / DAYS_A_MONTH);
  if (months < 1) return { unit: 'days', n: days };
  return months < MONTHS_MAX
    ? { unit: 'months', n: months }
    : { unit: 'years', n: Math.floor(months / MONTHS_A_YEAR) };
};
