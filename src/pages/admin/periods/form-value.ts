import type { AdminPeriod, PeriodInput } from '@contract/period';
import { REVIEW_MINIMUM, SET_STEPS } from '@contract/period-choices';
import { beijingClock, beijingWire } from '@contract/rules/beijing-time';
import { PERIOD_DATES, type PeriodDateKey } from '@contract/rules/period-dates';

/** The period in the shape of the form: times as Beijing clock text, the indirect cost ratio in per cent. */
export type PeriodFormValue = Omit<PeriodInput, PeriodDateKey | 'indirectRatio'> &
  Record<PeriodDateKey, string> & { indirectPercent: number };

const PER_CENT = 100;

const mapDates = (from: Record<PeriodDateKey, string>, change: (time: string) => string) =>
  Object.fromEntries(PERIOD_DATES.map((key) => [key, change(from[key])])) as Record<PeriodDateKey, string>;

export function periodToForm(period: AdminPeriod): PeriodFormValue {
  const { name, year, code, categories, publicityDays, termFrom, termTo, maxPerPerson } = period;
  const { attachments, policies, reviewMinimum, promiseDays } = period;
  return {
    name,
    year,
    code,
    categories,
    publicityDays,
    termFrom,
    termTo,
    maxPerPerson,
    attachments,
    policies,
    reviewMinimum,
    promiseDays,
    leaderLimits: period.leaderLimits ?? {},
    ...mapDates(period, beijingClock),
    indirectPercent: Math.round(period.indirectRatio * PER_CENT * PER_CENT) / PER_CENT,
  };
}

/** An emptied field sets no promise for its step, so it is left out. */
const daysFromForm = (days: PeriodFormValue['promiseDays'] | undefined): PeriodInput['promiseDays'] =>
  Object.fromEntries(SET_STEPS.flatMap((step) => (days?.[step] ? [[step, days[step]]] : [])));

/** An emptied field sets no requirement, so it is left out. */
const limitsFromForm = ({ ageMax, titleMin, runningMax }: NonNullable<PeriodInput['leaderLimits']> = {}) => ({
  ...(ageMax ? { ageMax } : {}),
  ...(titleMin ? { titleMin } : {}),
  ...(runningMax ? { runningMax } : {}),
});

export function periodFromForm({ indirectPercent, ...value }: PeriodFormValue): PeriodInput {
  const blank = (text: string | undefined): string => text?.trim() ?? '';
  return {
    ...value,
    ...mapDates(value, beijingWire),
    name: value.name.trim(),
    code: value.code.trim(),
    indirectRatio: indirectPercent / PER_CENT,
    categories: (value.categories ?? []).map(({ key, name, summary }) => ({
      key: blank(key),
      name: blank(name),
      summary: blank(summary),
    })),
    policies: value.policies ?? [],
    promiseDays: daysFromForm(value.promiseDays),
    leaderLimits: limitsFromForm(value.leaderLimits),
    attachments: (value.attachments ?? []).map(({ kind, label, required, help, templateId }) => ({
      kind: blank(kind),
      label: blank(label),
      required: required ?? false,
      help: blank(help),
      ...(templateId ? { templateId } : {}),
    })),
  };
}

/** Initial values of a new period, including the common attachments, so that nobody has to type them. */
export const blankPeriod = (year: number): Partial<PeriodFormValue> => ({
  year,
  reviewMinimum: REVIEW_MINIMUM,
  publicityDays: 7,
  indirectPercent: 30,
  maxPerPerson: 1,
  categories: [{ key: 'A', name: '', summary: '' }],
  policies: [],
  promiseDays: {},
  attachments: [{ kind: 'promise', label: '承诺书签字页', required: true, help: '负责人签字后扫描为 PDF' }],
});

/** The same clock time a year later; 29 February becomes 28 February. */
const aYearLater = (time: string): string => {
  const [year = '', rest = ''] = [time.slice(0, 4), time.slice(4)];
  return `${Number(year) + 1}${rest.replace(/^-02-29/, '-02-28')}`;
};

/**
 * Values of a copy for the next year: a year in name and code is incremented, a name without a year must be entered
 * anew.
 */
export const nextYear = (period: AdminPeriod): Partial<PeriodFormValue> => {
  const { name, code, year, termFrom, termTo, ...value } = periodToForm(period);
  const renamed = (text: string): string =>
    text.includes(String(year)) ? text.replaceAll(String(year), String(year + 1)) : '';
  return {
    ...value,
    ...mapDates(value, aYearLater),
    name: renamed(name),
    code: renamed(code),
    year: year + 1,
    termFrom: aYearLater(termFrom),
    termTo: aYearLater(termTo),
  };
};
