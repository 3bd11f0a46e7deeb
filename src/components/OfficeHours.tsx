import styles from './OfficeContact.module.css';

/**
 * When the office can be reached: no time range is broken, and the text keeps its own direction while its line begins
 * where the others do.
 */
export const OfficeHours = ({ hours }: { hours: string }) => (
  <span className={styles.hours}>
    <bdi>
      {hours.split(/(?<=[，,、；;])/).map((part) => (
        <span key={part} className={styles.whole}>
          {part}
        </span>
      ))}
    </bdi>
  </span>
);
