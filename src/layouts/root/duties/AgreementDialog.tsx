import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { DialogActions } from '@/components/DialogActions';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useDuties } from '@/hooks/useDuties';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import styles from './AgreementDialog.module.css';

/** A text somebody agreed to reads otherwise now, or was never agreed to. Going on without an answer would be taking consent for granted. */
export default function AgreementDialog() {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const { loadAgreements, agree, signOut } = useDuties();
  const { data, error, loading, reload } = useLoad(loadAgreements);
  // Whoever set the site up never agreed to anything before: nothing has changed for them.
  const isFirst = data?.every(({ first }) => first) ?? false;
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const accept = async (): Promise<void> => {
    setBusy(true);
    setFault(null);
    // A new version may have come while this one was read: then it is shown, not agreed to.
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard */}
      <div className={styles.texts} tabIndex={0}>
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
