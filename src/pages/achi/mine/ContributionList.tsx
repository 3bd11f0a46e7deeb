import { Anchor } from '@/components/Anchor';
import { Button } from '@/components/Button';
import { KeptDetails } from '@/components/KeptDetails';
import { CONTRIBUTION_LOOKS } from '@/components/record-looks';
import { Tag } from '@/components/Tag';
import { WrittenText } from '@/components/WrittenText';
import { useAction } from '@/hooks/useAction';
import type { Loading } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { achiBase } from '@/pages/achi/parts/own-path';
import { answerContribution, type listContributions } from '@/services/achievement';
import styles from './mine.module.css';

type Contributions = Loading<Awaited<ReturnType<typeof listContributions>>>;

/** Parts in other people's achievements that carry my name: mine to confirm or to deny. */
export function ContributionList({ data = [], reload }: Pick<Contributions, 'data' | 'reload'>) {
  const t = useText();
  const { run, fault, busy } = useAction();
  if (data.length === 0 && !fault) return null;
  const answer = async (id: number, agree: boolean): Promise<void> => {
    await run(() => answerContribution(id, agree));
    // Reload after a refusal too: my name may have been removed in the meantime.
    reload();
  };
  return (
    <section className={styles.sources}>
      <h2>{t('achi.contribution.self.title')}</h2>
      {fault && <p role="alert">{fault}</p>}
      <ul>
        {data.map(({ achievementId, title, summary, isOpen, askedBy, role, state }, place) => (
          <li
            key={`${achievementId}-${role}`}
            // With several roles in one achievement only the first row gets the id: a notice links to it, and ids must
            // be unique.
            id={
              data.findIndex((one) => one.achievementId === achievementId) === place
                ? `contribution-${achievementId}`
                : undefined
            }
          >
            {t('achi.contribution.row.label', { title, by: askedBy })} {t(`achi.role.${role}.label`)}
            <Tag {...CONTRIBUTION_LOOKS[state]}>{t(`achi.state.${state}.label`)}</Tag>
            {state !== 'confirmed' && (
              <Button size="small" busy={busy} onClick={() => void answer(achievementId, true)}>
                {t('achi.contribution.agree.action')}
              </Button>
            )}
            {state !== 'disputed' && (
              <Button size="small" look="text" busy={busy} onClick={() => void answer(achievementId, false)}>
                {t('achi.contribution.deny.action')}
              </Button>
            )}
            <KeptDetails keptAs={`contribution ${achievementId} ${role}`} className={styles.about}>
              <summary>{t('achi.detail.summary.title')}</summary>
              <p dir="auto">
                <WrittenText>{summary}</WrittenText>
              </p>
              {isOpen && <Anchor to={`${achiBase()}/detail/${achievementId}`}>{title}</Anchor>}
            </KeptDetails>
          </li>
        ))}
      </ul>
    </section>
  );
}
