import { useState } from 'react';
import { Button } from '@/components/Button';
import { useLoad } from '@/hooks/useLoad';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { answerContribution, listContributions } from '@/services/achievement';
import { RequestError } from '@/utils/request-error';
import styles from './mine.module.css';

/** Parts in other people's achievements that carry my name: mine to confirm or to deny. */
export function ContributionList() {
  const t = useText();
  const { data = [], reload } = useLoad(listContributions);
  const [fault, setFault] = useState<string | null>(null);
  if (data.length === 0) return null;
  const answer = async (id: number, agree: boolean): Promise<void> => {
    setFault(null);
    try {
      await answerContribution(id, agree);
      reload();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFault(failureText(t, error));
    }
  };
  return (
    <section className={styles.sources}>
      <h2>{t('achi.contribution.self.title')}</h2>
      {fault && <p role="alert">{fault}</p>}
      <ul>
        {data.map(({ achievementId, title, askedBy, role, state }) => (
          <li key={`${achievementId}-${role}`}>
            {t('achi.contribution.row.label', { title, by: askedBy })} {t(`achi.role.${role}.label`)}{' '}
            {t(`achi.state.${state}.label`)}
            {state !== 'confirmed' && (
              <Button size="small" onClick={() => void answer(achievementId, true)}>
                {t('achi.contribution.agree.action')}
              </Button>
            )}
            {state !== 'disputed' && (
              <Button size="small" look="text" onClick={() => void answer(achievementId, false)}>
                {t('achi.contribution.deny.action')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
