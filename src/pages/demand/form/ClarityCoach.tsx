import type { DemandDraft } from '@contract/demand-posting';
import { CLARITY_FACTS, demandClarity } from '@contract/rules/demand-clarity';
import { Icon } from '@/components/Icon';
import { useText } from '@/i18n/useText';
import styles from './ClarityCoach.module.css';

/**
 * Beside the form: facts that are still missing, and why those who could help need them. It never prevents submission.
 */
export function ClarityCoach({ draft }: { draft: DemandDraft }) {
  const t = useText();
  const { score, missing } = demandClarity(draft);
  return (
    <aside className={styles.coach} aria-labelledby="clarity-title">
      <h2 className={styles.title} id="clarity-title">
        {t('demand.clarity.self.title')}
      </h2>
      <p className={styles.score}>
        <span className={styles.figure}>{score}</span> / 100
      </p>
      <progress className={styles.bar} max={100} value={score} aria-labelledby="clarity-title" />
      <p className={styles.lead} role="status">
        {missing.length === 0
          ? t('demand.clarity.whole.label')
          : t('demand.clarity.missing.label', { n: missing.length })}
      </p>
      <ul className={styles.facts}>
        {CLARITY_FACTS.map((fact) => {
          const isMissing = missing.includes(fact);
          return (
            <li key={fact} className={isMissing ? styles.open : styles.done}>
              <Icon name={isMissing ? 'pencil' : 'check'} />
              <div>
                <p className={styles.name}>
                  {t(`demand.clarity.${fact}.title`)}
                  <span className="vh">{t(`demand.clarity.${isMissing ? 'open' : 'done'}.label`)}</span>
                </p>
                {isMissing && <p className={styles.why}>{t(`demand.clarity.${fact}.help`)}</p>}
              </div>
            </li>
          );
        })}
      </ul>
      <p className={styles.foot}>{t('demand.clarity.self.help')}</p>
    </aside>
  );
}
