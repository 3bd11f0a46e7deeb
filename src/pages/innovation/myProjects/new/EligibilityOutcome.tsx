import { Button, ButtonLink } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { applicationPath, beginPath } from '@/pages/innovation/myProjects/parts/application-paths';
import type { checkApplyAvailable } from '@/services/apply';
import { EarlierChoice } from './EarlierChoice';
import styles from './Eligibility.module.css';
import { JoinDraft } from './JoinDraft';

interface Props {
  answer: Awaited<ReturnType<typeof checkApplyAvailable>>;
  /** The values that the draft starts with. */
  start: Parameters<typeof beginPath>[0] & { category: string; demandId: number | null };
  /** The earlier application whose page led here. */
  earlier: number | null;
  rechecking: boolean;
  onRecheck: () => void;
}

/** The consequence of the rules: an existing application, what to correct first, or a link to start. */
export function EligibilityOutcome({ answer, start, earlier, rechecking, onRecheck }: Props) {
  const t = useText();
  const { existing, available, rules } = answer;
  if (existing && !available) {
    return (
      <div className={styles.outcome}>
        <h3>{t('projects.new.existing.title')}</h3>
        <p>
          {t('projects.new.existing.help', {
            title: existing.title || t('projects.card.untitled.label'),
          })}
        </p>
        <ButtonLink look="primary" to={applicationPath(existing.id)}>
          {t(existing.status === 'draft' ? 'projects.card.continue.action' : 'projects.card.progress.action')}
        </ButtonLink>{' '}
        {start.demandId !== null && existing.status === 'draft' && (
          <JoinDraft id={existing.id} demandId={start.demandId} />
        )}
      </div>
    );
  }
  if (!available) {
    return (
      <div className={styles.refused}>
        <h3>{t('projects.new.refused.title')}</h3>
        <p>
          {t('projects.new.refused.help', { n: rules.filter(({ verdict }) => verdict === 'failed').length })}
        </p>
        <Button icon="refresh" onClick={onRecheck} busy={rechecking}>
          {t('projects.new.recheck.action')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.outcome}>
      <p>{t('projects.new.allowed.help')}</p>
      <ButtonLink look="primary" size="large" to={beginPath(start)}>
        {t('projects.new.start.action')}
      </ButtonLink>
      <EarlierChoice
        periodId={start.periodId}
        category={start.category}
        demandId={start.demandId}
        wanted={earlier}
      />
    </div>
  );
}
