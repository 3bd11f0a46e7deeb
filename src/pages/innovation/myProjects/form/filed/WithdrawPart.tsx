import type { Application } from '@contract/apply';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import styles from './ReceiptPage.module.css';
import { useMove } from './useMove';

interface Props {
  application: Application;
  deadline: string;
  onApplication: (application: Application) => void;
}

/** 想改内容: explains how to withdraw the application, as long as that is possible. */
export function WithdrawPart({ application, deadline, onApplication }: Props) {
  const t = useText();
  const time = useTimeText();
  const { withdraw, busy } = useMove(application, onApplication);
  if (!application.actions.includes('withdraw')) return null;
  return (
    <section className={styles.part} aria-labelledby="withdraw-part">
      <h2 id="withdraw-part">{t('application.receipt.change.title')}</h2>
      <p>{t('application.receipt.change.help', { time: time.beijing(deadline) })}</p>
      <p className={styles.withdraw}>
        <Button onClick={() => void withdraw()} busy={busy}>
          {t('application.move.withdraw.action')}
        </Button>
      </p>
    </section>
  );
}
