import type { Section } from '@contract/enums';
import type { FindingCode } from '@contract/finding-texts';
import { type Finding, fieldFindingWord } from '@contract/rules/finding';
import { useMemo, useState } from 'react';
import { useWords } from '@/i18n/useWords';

/** Findings about a value rather than a missing one; shown as soon as the field is left. */
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
 * Errors appear after the first 下一步 and are re-checked on change afterwards (req:forms-validation), so that nobody sees
 * errors in fields they have not reached yet.
 */
export function useAttempts(section: Section, blockers: readonly Finding[], tried: boolean) {
  const say = useWords();
  const [attempts, setAttempts] = useState<Partial<Record<Section, number>>>({});
  const attempt = attempts[section] ?? 0;
  const shown = attempt > 0 || tried;
  const own = useMemo(() => blockers.filter((finding) => finding.section === section), [blockers, section]);
  const [errors, slips] = useMemo(() => {
    // Only the first finding of each field is shown.
    const sentences = (findings: readonly Finding[]): Record<string, string> =>
      Object.fromEntries(
        [...findings].reverse().map((finding) => [finding.path, say(fieldFindingWord(finding))]),
      );
    return [shown ? sentences(own) : {}, sentences(own.filter(({ code }) => SLIPS.has(code)))];
  }, [own, shown, say]);
  return {
    /** Error messages by field path. */
    errors,
    slips,
    /** The blockers of this section. */
    own,
    /** Number of refused attempts; each one moves the focus to the error summary. */
    attempt,
    refuse: () => setAttempts((all) => ({ ...all, [section]: (all[section] ?? 0) + 1 })),
  };
}
