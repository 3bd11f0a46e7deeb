import type { Section } from '@contract/enums';
import type { HelperRole } from '@contract/helper-choices';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';

/** A person's task as a phrase: an author's sections, or reading everything. */
export function useTaskText() {
  const t = useText();
  const join = useList();
  return ({ role, sections }: { role: HelperRole; sections: readonly Section[] }): string =>
    role === 'reader'
      ? t('people.reader.all.label')
      : join(sections.map((section) => t(`application.step.${section}.title`)));
}
