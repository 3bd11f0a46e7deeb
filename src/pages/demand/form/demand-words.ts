import type { MessageId } from '@/i18n/message-id';
import type { FieldWords } from '@/pages/parts/draft/FormConflicts';
import { PICTURE_WORDS } from '@/pages/parts/picture/picture-words';

/** The label of each field, used when the writer must choose between two conflicting values. */
export const DEMAND_WORDS: FieldWords = {
  title: { label: 'demand.form.title.label' },
  type: { label: 'demand.form.type.label', choice: (value) => `demand.type.${value}.label` as MessageId },
  field: {
    label: 'demand.filter.field.label',
    choice: (value) => `demand.field.${value}.label` as MessageId,
  },
  problem: { label: 'demand.form.problem.label' },
  conditions: { label: 'demand.form.conditions.label' },
  summary: { label: 'demand.form.summary.label' },
  indicators: { label: 'demand.form.indicators.label' },
  'indicators.*.name': { label: 'demand.detail.name.column' },
  'indicators.*.current': { label: 'demand.detail.current.column' },
  'indicators.*.target': { label: 'demand.detail.target.column' },
  'indicators.*.method': { label: 'demand.detail.method.column' },
  budgetMin: { label: 'demand.form.budgetMin.label', isMoney: true },
  budgetMax: { label: 'demand.form.budgetMax.label', isMoney: true },
  expectedBy: { label: 'demand.detail.expected.label' },
  validUntil: { label: 'demand.form.validUntil.label' },
  cooperation: { label: 'demand.detail.cooperation.label' },
  unitName: { label: 'demand.form.unitName.label' },
  contactName: { label: 'demand.form.contactName.label' },
  contactPhone: { label: 'demand.form.contactPhone.label' },
  contactEmail: { label: 'demand.form.contactEmail.label' },
  ...PICTURE_WORDS,
  files: { label: 'demand.form.files.label' },
  scope: { label: 'demand.form.scope.label', choice: (value) => `achi.scope.${value}.label` as MessageId },
};
