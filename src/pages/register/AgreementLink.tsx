import { useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useModelDispatch } from '@/hooks/useModelDispatch';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import type { fetchAgreement } from '@/services/registration';
import { RequestError } from '@/utils/request-error';
import styles from './index.module.css';

type Agreement = Awaited<ReturnType<typeof fetchAgreement>>;

/** Opens the text to be agreed to, in the service's current version. */
export function AgreementLink({ kind, title }: { kind: 'service' | 'privacy'; title: string }) {
  const t = useText();
  const dispatch = useModelDispatch();
  const dialog = useRef<HTMLDialogElement>(null);
  const [agreement, setAgreement] = useState<Agreement>();
  const [fault, setFault] = useState<string | null>(null);
  const open = async (): Promise<void> => {
    dialog.current?.showModal();
    setFault(null);
    try {
      const asked = dispatch({ type: 'user/modalUrl', payload: kind });
      setAgreement(await asked);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFault(failureText(t, error));
    }
  };
  return (
    <>
      <button type="button" className={styles.link} onClick={() => void open()}>
        {t('register.agree.named.label', { title })}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-label={title}>
        <h2>{title}</h2>
        <div className={styles.text}>
          {fault && <p role="alert">{fault}</p>}
          {!agreement && !fault && <LoadingSkeleton shape="rows" count={4} />}
          {agreement?.content.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Button look="primary" onClick={() => dialog.current?.close()}>
          {t('register.agree.close.action')}
        </Button>
      </dialog>
    </>
  );
}
