import { SET_STEPS } from '@contract/period-choices';
import { PERIOD_DATES } from '@contract/rules/period-dates';
import type { Text } from '@/i18n/useText';

/** The label of each field of the period form, by its path and in the order of the form. */
export const periodLabels = (t: Text): Record<string, string> => {
  const term = t('admin.period.term.label');
  const steps = t('admin.promiseDays.self.title');
  return {
    name: t('admin.period.name.column'),
    code: t('admin.period.code.column'),
    year: t('admin.period.year.label'),
    maxPerPerson: t('admin.period.maxPerPerson.label'),
    termFrom: `${term} ${t('kit.months.start.label')}`,
    termTo: `${term} ${t('kit.months.end.label')}`,
    indirectPercent: t('admin.period.indirect.label'),
    ...Object.fromEntries(PERIOD_DATES.map((name) => [name, t(`admin.period.${name}.label`)])),
    reviewMinimum: t('admin.period.reviewMinimum.label'),
    publicityDays: t('admin.period.publicityDays.label'),
    'leaderLimits.ageMax': t('admin.leaderLimits.ageMax.label'),
    'leaderLimits.titleMin': t('admin.leaderLimits.titleMin.label'),
    'leaderLimits.runningMax': t('admin.leaderLimits.runningMax.label'),
    ...Object.fromEntries(
      SET_STEPS.map((step) => [`promiseDays.${step}`, `${steps} ${t(`admin.promiseDays.${step}.label`)}`]),
    ),
    policies: t('admin.period.policies.label'),
    categories: t('admin.period.categories.title'),
    'categories.*.key': t('admin.period.categoryKey.label'),
    'categories.*.name': t('admin.period.categoryName.label'),
    'categories.*.summary': t('admin.period.categorySummary.label'),
    attachments: t('admin.period.materials.title'),
    'attachments.*.kind': t('admin.period.materialKind.label'),
    'attachments.*.label': t('admin.period.materialName.label'),
    'attachments.*.help': t('admin.period.materialHelp.label'),
    'attachments.*.required': t('admin.period.materialRequired.label'),
    'attachments.*.templateId': t('admin.period.materialTemplate.label'),
  };
};
