import type { Section } from '@contract/enums';
import type { SectionDuty } from '@contract/helper';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';

/** 顾明谦负责，9 月 30 日前完成: who is responsible for a section, in one line; empty if nobody is. */
export function useDutyText() {
  const t = useText();
  const time = useTimeText();
  return (duties: readonly SectionDuty[] | undefined, section: Section): string => {
    const duty = duties?.find((each) => each.section === section);
    if (!duty) return '';
    const { name, due } = duty;
    return due
      ? t('people.duty.until.label', { name, date: time.date(due) })
      : t('people.duty.self.label', { name });
  };
}

/** The sections that this person answers for. */
export const ownDuties = (
  duties: readonly SectionDuty[] | undefined,
  accountId: number | undefined,
): Section[] => (duties ?? []).flatMap((duty) => (duty.accountId === accountId ? [duty.section] : []));
