import { type ButtonHTMLAttributes, useState } from 'react';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { Button, type ButtonLook } from './Button';
import styles from './FileButton.module.css';

interface Props extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> {
  onFetch: () => Promise<unknown>;
  /** Looks as its class says, not as a button: the name of a file within a text. */
  bare?: boolean;
  /** The label is the name of the file, which appears nowhere else on the page, so it is printed as well. */
  named?: boolean;
}

/** Fetches a file. The page stays where it is: why a file cannot be had stands beneath its button. */
export function FileButton({ onFetch, bare = false, named = bare, ...rest }: Props) {
  const t = useText();
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const take = async (): Promise<void> => {
    setFault(null);
    setBusy(true);
    try {
      await onFetch();
    } catch (error) {
      setFault(failureText(t, error));
    } finally {
      setBusy(false);
    }
  };
  const printed = named ? { 'data-printed': '' } : {};
  const press = (): void => void (busy || take());
  return (
    <>
      {bare ? (
        <button type="button" {...printed} {...rest} aria-busy={busy || undefined} onClick={press} />
      ) : (
        <Button {...printed} {...rest} busy={busy} onClick={press} />
      )}
      {fault && (
        <span role="alert" className={styles.fault}>
          {fault}
        </span>
      )}
    </>
  );
}
