import styles from './reading.module.css';

/** What somebody wrote in plain lines, at reading size and 40 characters a line. */
export const PlainText = ({ children }: { children: string }) => <p className={styles.text}>{children}</p>;
