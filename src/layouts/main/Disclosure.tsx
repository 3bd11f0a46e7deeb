import { useLocation } from '@umijs/max';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '@/utils/class-names';
import styles from './Disclosure.module.css';

interface Props {
  /** What the button shows. */
  button: ReactNode;
  /** Its spoken name, where it shows no words. */
  label?: string;
  className?: string;
  /** Which edge of the button the panel keeps to. */
  align?: 'start' | 'end';
  isCurrent?: boolean;
  children: (close: () => void) => ReactNode;
}

/**
 * A button that shows a panel beneath it. The panel holds plain links and buttons, so that Tab, Escape and the lists of
 * screen readers work as everywhere, which they would not in an ARIA menu.
 */
export function Disclosure({ button, label, className, align = 'start', isCurrent, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const { pathname } = useLocation();

  // A panel that outlived its page would cover the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the event
  useEffect(() => setOpen(false), [pathname]);

  useEffect(() => {
    if (!isOpen) return;
    const onPointer = (event: PointerEvent): void => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      trigger.current?.focus();
    };
    const onFocus = (event: FocusEvent): void => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
    };
  }, [isOpen]);

  const close = (): void => {
    setOpen(false);
    trigger.current?.focus();
  };

  return (
    <div ref={root} className={styles.root}>
      <button
        ref={trigger}
        type="button"
        className={classNames(styles.button, className)}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={label}
        aria-current={isCurrent || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      <div id={panelId} className={classNames(styles.panel, align === 'end' && styles.end)} hidden={!isOpen}>
        {isOpen && children(close)}
      </div>
    </div>
  );
}
