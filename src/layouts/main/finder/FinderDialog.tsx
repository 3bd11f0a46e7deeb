import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/Icon';
import type { IconName } from '@/components/icons';
import { useModalDialog } from '@/components/useModalDialog';
import { classNames } from '@/utils/class-names';
import { isComposing } from '@/utils/is-composing';
import { onFocusLost } from '@/utils/lost-focus';
import styles from './FinderDialog.module.css';
import { linkKeys } from './link-keys';

interface Props {
  /** What the dialog is called. */
  label: string;
  icon: IconName;
  /** Name of the field, which it shows while it is empty. */
  field: string;
  placeholder?: string;
  maxLength?: number;
  closeLabel: string;
  typed: string;
  /** Called with completed words, never with the letters of one still being composed. */
  onType: (typed: string) => void;
  /** Enter in the field. */
  onSubmit: (dialog: HTMLDialogElement) => void;
  onClose: () => void;
  /** Wider where there is more to read. */
  wide?: boolean;
  foot?: ReactNode;
  children: ReactNode;
}

/**
 * One field with its results below: the arrow keys reach every element with `data-hit`. A native dialog keeps the focus
 * inside and returns it when it closes; a press beside it closes it too.
 */
export function FinderDialog(props: Props) {
  const { label, icon, field, typed, onType, onSubmit, onClose } = props;
  const dialog = useModalDialog();
  const input = useRef<HTMLInputElement>(null);
  const [composed, setComposed] = useState<string | null>(null);
  const settle = (text: string): void => {
    setComposed(null);
    onType(text);
  };
  const close = (): void => dialog.current?.close();
  useEffect(() => {
    input.current?.focus();
    // A suggestion that was taken goes once its results are there, and with it the focus.
    return dialog.current ? onFocusLost(dialog.current, () => input.current?.focus()) : undefined;
  }, [dialog]);
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, props.wide && styles.wide)}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        // A press beside the panel hits the dialog element itself, whose backdrop belongs to it.
        if (event.target === event.currentTarget) close();
      }}
      onKeyDown={(event) => {
        if (isComposing(event.nativeEvent)) return;
        if (event.key === 'Escape') close();
        else linkKeys(event, input.current);
      }}
    >
      <div className={styles.panel}>
        {/* biome-ignore lint/a11y/useSemanticElements: the oldest browsers served do not know <search> */}
        <form
          role="search"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (dialog.current) onSubmit(dialog.current);
          }}
        >
          <Icon name={icon} size={20} className={styles.icon} />
          <input
            ref={input}
            type="search"
            className={styles.input}
            aria-label={field}
            placeholder={props.placeholder ?? field}
            maxLength={props.maxLength}
            autoComplete="off"
            value={composed ?? typed}
            onChange={({ target, nativeEvent }) =>
              (nativeEvent as InputEvent).isComposing ? setComposed(target.value) : settle(target.value)
            }
            onCompositionEnd={(event) => settle(event.currentTarget.value)}
          />
          <button type="button" className={styles.close} aria-label={props.closeLabel} onClick={close}>
            <Icon name="cross" size={20} />
          </button>
        </form>
        <div className={styles.body}>{props.children}</div>
        {props.foot}
      </div>
    </dialog>
  );
}
