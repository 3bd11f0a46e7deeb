import type { Section } from '@contract/enums';
import type { FindingCode } from '@contract/finding-texts';
import { type Finding, fieldFindingWord } from '@contract/rules/finding';
import { useMemo, useState } from 'react';
import { useWords } from '@/i18n/useWords';

/** About what stands in a field, not about what is missing: such a text is named as soon as its field is left. */
const SLIPS: ReadonlySet<FindingCode> = new Set([
  'month',
  'amount',
  'amountMax',
  'months',
  'termOrder',
  'termRange',
  'scheduleOrder',
  'scheduleRange',
  'tooLong',
  'keywordLong',
  'usccFormat',
  'usccCheck',
  'partnerDuplicate',
  'partnerRepeated',
  'idLength',
  'idDate',
  'idCheck',
  'memberRepeated',
  'codeRepeated',
  'memberLeads',
  'phone',
  'email',
]);

/**
 * Errors are shown from the first 下一步 on, and re-checked on change afterwards (req:forms-validation): nobody is told
 * off for fields they have not come to yet.
 */
export function useAttempts(section: Section, blockers: readonly Finding[], tried: boolean) {
  const say = useWords();
  const [attempts, setAttempts] = useState<Partial<Record<Section, number>>>({});
  const attempt = attempts[section] ?? 0;
  const shown = attempt > 0 || tried;
  const own = useMemo(() => blockers.filter((finding) => finding.section === section), [blockers, section]);
  const [errors, slips] = useMemo(() => {
    // The first finding of a field wins.
    const sentences = (findings: readonly Finding[]): Record<string, string> =>
      Object.fromEntries(
        [...findings].reverse().map((finding) => [finding.path, say(fieldFindingWord(finding))]),
      );
    return [shown ? sentences(own) : {}, sentences(own.filter(({ code }) => SLIPS.has(code)))];
  }, [own, shown, say]);
  return {
    /** Sentences at their fields. */
    errors,
    slips,
    /** What is in the way of the next step. */
    own,
    /** Refused attempts so far: each brings the focus to the summary. */
    attempt,
    refuse: () => setAttempts((all) => ({ ...all, [section]: (all[section] ?? 0) + 1 })),
  };
}
