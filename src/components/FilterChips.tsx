import { useId } from 'react';
import { scrollFocusedIntoView } from '@/utils/scroll-focused';
import { Anchor } from './Anchor';
import styles from './FilterChips.module.css';

interface FilterChip {
  value: string;
  label: string;
  to: string;
}

interface Props {
  label: string;
  chips: readonly FilterChip[];
  current: string;
}

/** One filter of a list. Every choice is a link; on phones the row scrolls instead of filling the screen. */
export function FilterChips({ label, chips, current }: Props) {
  const labelId = useId();
  return (
    <div className={styles.filter} data-all={current === '' || undefined}>
      <span className={styles.label} id={labelId}>
        {label}
      </span>
      <ul className={styles.chips} aria-labelledby={labelId} onFocus={scrollFocusedIntoView}>
        {chips.map(({ value, label: words, to }) => (
          <li key={value}>
            <Anchor to={to} className={styles.chip} aria-current={value === current ? 'true' : undefined}>
              {words}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
