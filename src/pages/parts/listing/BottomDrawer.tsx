import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { isComposing } from '@/utils/is-composing';
import styles from './BottomDrawer.module.css';

interface Props {
  /** What the drawer holds, and what its button says: 筛选. */
  label: string;
  /** How many of its choices are in force. */
  count?: number;
  /** When this value changes the drawer closes, because a choice in it was made. */
  closeOn?: string;
  children: ReactNode;
}

/** A button that opens its content from below, within the reach of the thumb. A native dialog keeps the focus inside. */
export function BottomDrawer({ label, count = 0, closeOn, children }: Props) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new value is what closes the drawer
  useEffect(() => dialog.current?.close(), [closeOn]);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        {count > 0 ? t('kit.drawer.count.label', { label, n: count }) : label}
      </Button>
      <dialog
        ref={dialog}
        className={styles.drawer}
        aria-label={label}
        onClick={(event) => {
          // A press beside the drawer lands on the dialog itself, which is its own backdrop.
          if (event.target === event.currentTarget) dialog.current?.close();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !isComposing(event.nativeEvent)) dialog.current?.close();
        }}
      >
        <div className={styles.body}>
          <header className={styles.head}>
            <h2>{label}</h2>
            <Button look="text" onClick={() => dialog.current?.close()}>
              {t('kit.drawer.close.action')}
            </Button>
          </header>
          {children}
        </div>
      </dialog>
    </>
  );
}
