import { BUDGET_SUBJECTS } from '@contract/enums';
import type { MessageId } from '@/i18n/message-id';
import type { FieldWords } from '@/pages/parts/draft/FormConflicts';

const spent = (source: 'special' | 'self') =>
  BUDGET_SUBJECTS.map((subject) => [
    `spending.${subject}.${source}`,
    { label: `result.source.${source}.label` as MessageId, isMoney: true as const },
  ]);

/** The label of each field, used when the writer must choose between two conflicting values. */
export const RESULT_WORDS: FieldWords = {
  summary: { label: 'result.form.summary.label' },
  indicators: { label: 'result.detail.indicators.title' },
  'indicators.*.actual': { label: 'result.form.actual.label' },
  'indicators.*.evidence': { label: 'result.form.evidence.label' },
  'indicators.*.deviation': { label: 'result.form.deviation.label' },
  deliverables: { label: 'result.detail.deliverables.title' },
  'deliverables.*.kind': {
    label: 'result.form.kind.label',
    choice: (value) => `result.deliverable.${value}.label` as MessageId,
  },
  'deliverables.*.name': { label: 'result.form.name.label' },
  'deliverables.*.link': { label: 'result.form.link.label' },
  spending: { label: 'result.form.spending.title' },
  ...Object.fromEntries([...spent('special'), ...spent('self')]),
  changed: {
    label: 'result.form.changed.label',
    choice: (value) => (value === 'true' ? 'result.form.hasChanged.label' : 'result.form.unchanged.label'),
  },
  change: { label: 'result.form.change.label' },
  nextPlan: { label: 'result.form.nextPlan.label' },
  outputs: { label: 'result.detail.outputs.title' },
  'outputs.*.kind': {
    label: 'result.form.kind.label',
    choice: (value) => `result.output.${value}.label` as MessageId,
  },
  'outputs.*.number': { label: 'result.form.number.label' },
  'outputs.*.title': { label: 'result.form.name.label' },
  benefit: { label: 'result.form.benefit.label' },
  figures: { label: 'achi.picture.figures.title' },
  'figures.*.file': { label: 'achi.picture.figures.title' },
  'figures.*.alt': { label: 'achi.picture.alt.label' },
  'figures.*.caption': { label: 'achi.picture.caption.label' },
  report: { label: 'result.form.report.label', choice: () => 'application.answer.file.label' },
  sealedSheet: { label: 'result.form.sealedSheet.label', choice: () => 'application.answer.file.label' },
  scope: { label: 'result.form.scope.label', choice: (value) => `result.scope.${value}.label` as MessageId },
};
