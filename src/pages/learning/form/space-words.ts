import type { SpaceKind } from '@contract/learning-choices';
import type { MessageId } from '@/i18n/message-id';
import type { FieldWords } from '@/pages/parts/draft/FormConflicts';

/** The label of each field, used when the writer must choose between two conflicting values. */
export const spaceWords = (kind: SpaceKind): FieldWords => ({
  title: { label: 'learning.form.title.label' },
  summary: { label: 'learning.form.summary.label' },
  body: { label: `learning.detail.${kind}Body.title` },
  field: {
    label: 'learning.filter.field.label',
    choice: (value) => `demand.field.${value}.label` as MessageId,
  },
  unit_name: { label: 'learning.form.unitName.label' },
  capacity: { label: 'learning.form.capacity.label' },
  end_on: { label: 'learning.form.endOn.label' },
  classes: { label: 'learning.detail.classes.label', isWords: true },
  requires_real_name: { label: 'learning.form.realName.label' },
  requires_professional: { label: 'learning.form.professional.label' },
});
