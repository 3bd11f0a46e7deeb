import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '@/i18n/useText';
import { focusField } from '@/utils/focus-field';
import styles from './ErrorSummary.module.css';

export interface FieldFault {
  /** Id of the field. */
  id: string;
  text: string;
}

interface Props {
  faults: readonly FieldFault[];
  /** Counts the refused attempts: each new one brings the focus back here. */
  attempt: number;
  /** Opens whatever hides the field (a drawer, another step) before it is focused. */
  onReveal?: (id: string) => void;
}

/** Puts 错误： before the title of the page while there are faults, as the first thing a screen reader says. */
function useErrorTitle(faulty: boolean, prefix: string): void {
  useEffect(() => {
    if (!faulty) return;
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [faulty, prefix]);
}

/** Takes the focus whenever it is new: a refused attempt is told, wherever the reader was. */
function FocusedBox({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      className={styles.summary}
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-labelledby="error-summary-title"
    >
      {children}
    </div>
  );
}

/** 有 n 处需要修改: above the h1, focused after a refused attempt, each line leading to its field. */
export function ErrorSummary({ faults, attempt, onReveal }: Props) {
  const text = useText();
  const faulty = faults.length > 0;
  useErrorTitle(faulty, text('kit.field.error.label'));
  if (!faulty) return null;
  const go = (id: string): void => {
    if (focusField(id)) return;
    onReveal?.(id);
    requestAnimationFrame(() => focusField(id));
  };
  return (
    <FocusedBox key={attempt}>
      <h2 className={styles.title} id="error-summary-title">
        {text('kit.summary.self.title', { n: faults.length })}
      </h2>
      <ul>
        {faults.map(({ id, text: words }) => (
          <li key={`${id} ${words}`}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                go(id);
              }}
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </FocusedBox>
  );
}
