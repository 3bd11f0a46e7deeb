import type { Period } from '@contract/period';
import type { Fields } from '@contract/rules/draft-fields';
import { Button, ButtonLink } from '@/components/Button';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { FOCUS_REFRESH_THROTTLE_MS } from '@/constants/requests';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { applicationPath, beginPath } from '@/pages/innovation/myProjects/parts/application-paths';
import { RuleList } from '@/pages/innovation/parts/RuleList';
import { checkApplyAvailable } from '@/services/apply';
import { EarlierChoice } from './EarlierChoice';
import styles from './Eligibility.module.css';
import { JoinDraft } from './JoinDraft';

interface Props {
  period: Period | undefined;
  category: string | undefined;
  /** The demand it answers. */
  demandId: number | null;
  /** Answers of the self-check that the draft begins with. */
  carried: Fields;
  /** The earlier application whose page led here. */
  earlier: number | null;
}

/** May this person apply now? Each rule with its verdict, its clause and the way to meet it. */
export function Eligibility({ period, category, demandId, carried, earlier }: Props) {
  const t = useText();
  const ready = period !== undefined && category !== undefined;
  // Whoever comes back from the certification centre sees the new verdict without asking for it.
  const { data, error, loading, reload } = useLoad(
    async () => (ready ? checkApplyAvailable({ periodId: period.id, category }, 'section') : undefined),
    {
      refreshDeps: [period?.id, category],
      refreshOnWindowFocus: true,
      focusTimespan: FOCUS_REFRESH_THROTTLE_MS,
    },
  );

  const failed = data?.rules.filter(({ verdict }) => verdict === 'failed').length ?? 0;
  const outcome = () => {
    if (!data || !ready) return null;
    if (data.existing && !data.available) {
      return (
        <div className={styles.outcome}>
          <h3>{t('projects.new.existing.title')}</h3>
          <p>
            {t('projects.new.existing.help', {
              title: data.existing.title || t('projects.card.untitled.label'),
            })}
          </p>
          <ButtonLink look="primary" to={applicationPath(data.existing.id)}>
            {t(
              data.existing.status === 'draft'
                ? 'projects.card.continue.action'
                : 'projects.card.progress.action',
            )}
          </ButtonLink>{' '}
          {demandId !== null && data.existing.status === 'draft' && (
            <JoinDraft id={data.existing.id} demandId={demandId} />
          )}
        </div>
      );
    }
    if (!data.available) {
      return (
        <div className={styles.refused}>
          <h3>{t('projects.new.refused.title')}</h3>
          <p>{t('projects.new.refused.help', { n: failed })}</p>
          <Button icon="refresh" onClick={reload} busy={loading}>
            {t('projects.new.recheck.action')}
          </Button>
        </div>
      );
    }
    return (
      <div className={styles.outcome}>
        <p>{t('projects.new.allowed.help')}</p>
        <ButtonLink
          look="primary"
          size="large"
          to={beginPath({ periodId: period.id, category, demandId, carried })}
        >
          {t('projects.new.start.action')}
        </ButtonLink>
        <EarlierChoice periodId={period.id} category={category} demandId={demandId} wanted={earlier} />
      </div>
    );
  };
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
      {!error && outcome()}
    </section>
  );
}
