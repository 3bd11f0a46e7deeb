import styles from './OfficeContact.module.css';
import { OfficeHours } from './OfficeHours';

interface Props {
  name: string;
  phone: string;
  hours: string;
}

/** Contact of the office: neither a phone number nor a time range is broken, and each keeps its own direction. */
export const OfficeContact = ({ name, phone, hours }: Props) => (
  <p>
    {name} <bdi className={styles.whole}>{phone}</bdi>
    <OfficeHours hours={hours} />
  </p>
);
