import { useState } from 'react';
import { Button } from '@/components/Button';
import { DialogActions } from '@/components/DialogActions';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useModalDialog } from '@/components/useModalDialog';
import { useDuties } from '@/hooks/useDuties';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { scrollStop } from '@/utils/scroll-stop';
import styles from './AgreementDialog.module.css';

/**
 * Asks for consent to a text that has changed since the person agreed, or to which they never agreed. Continuing
 * without an answer would take consent for granted.
 */
export default function AgreementDialog() {
  const t = useText();
  const dialog = useModalDialog();
  const { loadAgreements, agree, signOut } = useDuties();
  const { data, error, loading, reload } = useLoad(loadAgreements);
  // The person who set up the site has never agreed to anything, so the dialog must not say that something has changed.
  const isFirst = data?.every(({ first }) => first) ?? false;
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const accept = async (): Promise<void> => {
    setBusy(true);
    setFault(null);
    // A newer version may have been published meanwhile: it is then shown and not agreed to unread.
    await agree(data ?? []).catch((reason: Error) => {
      setFault(reason.message);
      reload();
    });
    setBusy(false);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="agreement-title"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="agreement-title">{t(isFirst ? 'user.agreement.first.title' : 'shell.duty.agreement.title')}</h2>
      <p className={styles.lead}>{t(isFirst ? 'user.agreement.first.help' : 'shell.duty.agreement.help')}</p>
      <div className={styles.texts} ref={scrollStop}>
        {error && <ErrorState error={error} onRetry={reload} retrying={loading} />}
        {!data && !error && <LoadingSkeleton shape="rows" count={5} />}
        {data?.map(({ kind, title, version, content }) => (
          <section key={kind} lang="zh-CN">
            <h3>
              {title} <small>{version}</small>
            </h3>
            {content.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
      {fault && <p role="alert">{fault}</p>}
      <div className={styles.actions}>
        <DialogActions>
          <Button onClick={() => void signOut()}>{t('shell.account.signOut.action')}</Button>
          <Button look="primary" busy={busy} disabled={!data} onClick={() => void accept()}>
            {t('shell.duty.agreement.action')}
          </Button>
        </DialogActions>
      </div>
    </dialog>
  );
}
