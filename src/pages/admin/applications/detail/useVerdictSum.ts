import type { Application } from '@contract/apply';
import type { Verdict } from '@contract/enums';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';

/** Verdicts in the order in which they need attention. */
export const VERDICT_ORDER: readonly Verdict[] = ['failed', 'warning', 'unknown', 'passed'];

/** What all rules together come to: how many failed, that all passed, or how many of each. */
export function useVerdictSum(): (verdicts: Application['verdicts']) => string {
  const t = useText();
  const join = useList();
  return (verdicts) => {
    const counts = VERDICT_ORDER.map((verdict) => ({
      verdict,
      n: verdicts.filter((rule) => rule.verdict === verdict).length,
    })).filter(({ n }) => n > 0);
    const [first] = counts;
    if (first?.verdict === 'failed') return t('admin.apply.failed.label', { n: first.n });
    if (counts.length < 2 && first?.verdict === 'passed')
      return t('admin.apply.allPassed.label', { n: first.n });
    const countText = ({ verdict, n }: { verdict: Verdict; n: number }) =>
      t('admin.apply.verdictCount.label', { verdict: t(`application.verdict.${verdict}.label`), n });
    return join(counts.map(countText), 'facts');
  };
}
