import type { Receipt } from '@contract/apply';
import { STATUS_WORDS } from '@contract/rules/status-labels';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import styles from './ReceiptPage.module.css';

interface Props {
  /** The remaining steps; the first of them is the current one. */
  steps: Receipt['next'];
}

/** 接下来: who does what, and by when. */
export function NextSteps({ steps }: Props) {
  const t = useText();
  const say = useWords();
  const time = useTimeText();
  if (steps.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="next-steps">
      <h2 id="next-steps">{t('application.receipt.next.title')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ status, whoWord, until }, index) => (
          <li key={status}>
            <p className={styles.when}>
              {index === 0 && <b>{t('application.receipt.now.label')}</b>}
              {until
                ? t('projects.card.due.label', { date: time.date(until) })
                : t('application.receipt.notice.label')}
            </p>
            <div>
              <b>{say(STATUS_WORDS.word(status))}</b>
              <span>{t('application.receipt.who.help', { who: say(whoWord) })}</span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
