import { useState } from 'react';
import { Button } from '@/components/Button';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { downloadReceipt } from '@/services/receipt';
import styles from './ReceiptPage.module.css';

/** The receipt as a file to keep: signed by the service, with the code that proves it. */
export function DownloadReceipt({ id }: { id: number }) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const download = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await downloadReceipt(id);
    } catch (error) {
      setFailure(failureText(t, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button icon="download" busy={busy} onClick={() => void download()}>
        {t('application.receipt.pdf.action')}
      </Button>
      {failure && (
        <span role="alert" className={styles.failure}>
          {failure}
        </span>
      )}
    </>
  );
}
