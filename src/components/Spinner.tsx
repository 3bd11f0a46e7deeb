import styles from './Spinner.module.css';

/** Shown while the whole page waits; the words beside it say for what. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
