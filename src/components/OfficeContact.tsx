import styles from './OfficeContact.module.css';

interface Props {
  name: string;
  phone: string;
  hours: string;
}

/** Where help is: neither a number nor a span of hours is broken, and each keeps its own direction. */
export const OfficeContact = ({ name, phone, hours }: Props) => (
  <p>
    {name} <bdi className={styles.whole}>{phone}</bdi>
    <bdi className={styles.hours}>
      {hours.split(/(?<=[，,、；;])/).map((part) => (
        <span key={part} className={styles.whole}>
          {part}
        </span>
      ))}
    </bdi>
  </p>
);
