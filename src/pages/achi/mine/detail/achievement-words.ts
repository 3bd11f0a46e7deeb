import type { MessageId } from '@/i18n/message-id';
import type { FieldWords } from '@/pages/parts/draft/FormConflicts';
import { PICTURE_WORDS } from '@/pages/parts/picture/picture-words';

/** The label of each field, used when the writer must choose between two conflicting values. */
export const ACHIEVEMENT_WORDS: FieldWords = {
  title: { label: 'achi.field.title.label' },
  type: { label: 'achi.filter.type.label', choice: (value) => `achi.type.${value}.label` as MessageId },
  field: { label: 'achi.filter.field.label', choice: (value) => `demand.field.${value}.label` as MessageId },
  unitName: { label: 'achi.field.unitName.label' },
  finishedOn: { label: 'achi.detail.finished.label' },
  summary: { label: 'achi.detail.summary.title' },
  maturity: {
    label: 'achi.detail.maturity.label',
    choice: (value) => `achi.level.${value}.label` as MessageId,
  },
  scenes: { label: 'achi.detail.scenes.title' },
  contributors: { label: 'achi.detail.people.title' },
  'contributors.*.name': { label: 'achi.field.name.label' },
  'contributors.*.role': {
    label: 'achi.field.role.label',
    choice: (value) => `achi.role.${value}.label` as MessageId,
  },
  'contributors.*.login': { label: 'achi.field.login.label' },
  ips: { label: 'achi.detail.ips.title' },
  'ips.*.kind': { label: 'result.form.kind.label', choice: (value) => `achi.ip.${value}.label` as MessageId },
  'ips.*.number': { label: 'result.form.number.label' },
  'ips.*.title': { label: 'result.form.name.label' },
  transfer: {
    label: 'achi.detail.transfer.label',
    choice: (value) => `achi.transfer.${value}.label` as MessageId,
  },
  contactName: { label: 'achi.field.contactName.label' },
  contactPhone: { label: 'achi.field.contactPhone.label' },
  contactEmail: { label: 'achi.field.contactEmail.label' },
  ...PICTURE_WORDS,
  files: { label: 'achi.detail.files.title' },
  scope: { label: 'result.form.scope.label', choice: (value) => `achi.scope.${value}.label` as MessageId },
};
