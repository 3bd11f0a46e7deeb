import styles from './OfficeContact.module.css';
import { OfficeHours } from './OfficeHours';

interface Props {
  name: string;
  phone: string;
  hours: string;
}

/** Where help is: neither a number nor a span of hours is broken, and each keeps its own direction. */
export const OfficeContact = ({ name, phone, hours }: Props) => (
  <p>
    {name} <bdi className={styles.whole}>{phone}</bdi>
    <OfficeHours hours={hours} />
  </p>
);
