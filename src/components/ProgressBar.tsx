import styles from './ProgressBar.module.css';

interface Props {
  /** What is under way, for those who do not see the bar. */
  label: string;
  /** Left out where nobody knows how much there is. */
  of?: { done: number; total: number };
}

/** How far something is that takes long. */
export function ProgressBar({ label, of }: Props) {
  return (
    <progress className={styles.bar} aria-label={label} {...(of ? { max: of.total, value: of.done } : {})} />
  );
}
