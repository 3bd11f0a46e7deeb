import type { Period } from '@contract/period';
import { ButtonLink } from '@/components/Button';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PeriodCard } from '@/components/PeriodCard';
import { useSession } from '@/hooks/useSession';
import { useText } from '@/i18n/useText';
import { isKnownRoute } from '@/utils/known-routes';
import { DraftLine } from './DraftLine';
import styles from './Hero.module.css';
import { NoOpenPeriod } from './NoOpenPeriod';
import { useOwnDraft } from './useOwnDraft';

interface Props {
  /** Undefined while they are loading. */
  periods: readonly Period[] | undefined;
  open: Period | undefined;
  fault: { error: Error; retry: () => void; retrying: boolean } | undefined;
}

const GUIDE = '/innovation';
const NEW = '/innovation/myProjects/new';

/** What the platform is, in one sentence, and the period that is open now. */
export function Hero({ periods, open, fault }: Props) {
  const t = useText();
  const { isSignedIn } = useSession();
  const draft = useOwnDraft(open?.id);
  return (
    <section className={styles.hero} aria-labelledby="home-title">
      <div className={`wrap ${styles.inside}`}>
        <h1 className={styles.title} id="home-title" tabIndex={-1}>
          {t('home.hero.self.title')}
        </h1>
        <p className={styles.lead}>{t('home.hero.lead.label')}</p>
        <p className={styles.actions}>
          {draft ? (
            <ButtonLink look="primary" size="large" to={`/innovation/myProjects/${draft.id}`}>
              {t('home.hero.continue.action')}
            </ButtonLink>
          ) : (
            <ButtonLink look="primary" size="large" to={NEW}>
              {t('home.hero.start.action')}
            </ButtonLink>
          )}
          {isKnownRoute(GUIDE) && (
            <ButtonLink size="large" to={GUIDE}>
              {t('home.hero.guide.action')}
            </ButtonLink>
          )}
        </p>
        <div className={styles.period}>
          {open && (
            <PeriodCard period={open}>
              {draft && <DraftLine draft={draft} />}
              {!isSignedIn && t('home.period.signIn.label')}
            </PeriodCard>
          )}
          {periods && !open && <NoOpenPeriod periods={periods} />}
          {!periods && !fault && <LoadingSkeleton shape="cards" count={1} />}
          {fault && !periods && (
            <ErrorState error={fault.error} onRetry={fault.retry} retrying={fault.retrying} />
          )}
        </div>
      </div>
    </section>
  );
}
