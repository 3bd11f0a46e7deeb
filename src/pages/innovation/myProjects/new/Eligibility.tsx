import type { Period } from '@contract/period';
import type { Fields } from '@contract/rules/draft-fields';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { FOCUS_REFRESH_THROTTLE_MS } from '@/constants/requests';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { RuleList } from '@/pages/innovation/parts/RuleList';
import { checkApplyAvailable } from '@/services/apply';
import styles from './Eligibility.module.css';
import { EligibilityOutcome } from './EligibilityOutcome';

interface Props {
  period: Period | undefined;
  category: string | undefined;
  /** The demand that the application answers. */
  demandId: number | null;
  /** Answers of the self-check that become part of the draft. */
  carried: Fields;
  /** The earlier application whose page led here. */
  earlier: number | null;
}

/** Whether this person may apply now: each rule with its verdict, its clause and a link to fulfil it. */
export function Eligibility({ period, category, demandId, carried, earlier }: Props) {
  const t = useText();
  const ready = period !== undefined && category !== undefined;
  // Loading again on focus shows the new verdict to those who return from the certification centre.
  const { data, error, loading, reload } = useLoad(
    async () => (ready ? checkApplyAvailable({ periodId: period.id, category }, 'section') : undefined),
    {
      about: [period?.id, category, ready],
      refreshOnWindowFocus: true,
      focusTimespan: FOCUS_REFRESH_THROTTLE_MS,
    },
  );
  return (
    <section aria-labelledby="eligibility-title" className={styles.panel}>
      <h2 id="eligibility-title">{t('projects.new.rules.title')}</h2>
      <p className="vh" role="status">
        {ready && loading ? t('projects.new.checking.label') : ''}
      </p>
      {!ready && <p className={styles.wait}>{t('projects.new.chooseFirst.help')}</p>}
      {ready && !data && !error && <LoadingSkeleton count={4} />}
      {ready && error && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {ready && data && !error && <RuleList rules={data.rules} />}
      {ready && data && !error && (
        <EligibilityOutcome
          answer={data}
          start={{ periodId: period.id, category, demandId, carried }}
          earlier={earlier}
          rechecking={loading}
          onRecheck={reload}
        />
      )}
    </section>
  );
}
