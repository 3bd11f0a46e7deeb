import type { Section } from '@contract/enums';
import type { HelperRole } from '@contract/helper-choices';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';

/** What somebody is to do, in half a sentence: the sections of an author, or that all of it is read. */
export function useTaskText() {
  const t = useText();
  const join = useList();
  return ({ role, sections }: { role: HelperRole; sections: readonly Section[] }): string =>
    role === 'reader'
      ? t('people.reader.all.label')
      : join(sections.map((section) => t(`application.step.${section}.title`)));
}
