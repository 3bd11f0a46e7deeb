import styles from './OfficeContact.module.css';

/** When somebody is there: no span of hours is broken, and the whole keeps its own direction in a line that begins where the others do. */
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
