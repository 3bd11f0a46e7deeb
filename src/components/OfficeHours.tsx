import styles from './OfficeContact.module.css';

/** When somebody is there: no span of hours is broken, and the whole keeps its own direction. */
export const OfficeHours = ({ hours }: { hours: string }) => (
  <bdi className={styles.hours}>
    {hours.split(/(?<=[，,、；;])/).map((part) => (
      <span key={part} className={styles.whole}>
        {part}
      </span>
    ))}
  </bdi>
);
