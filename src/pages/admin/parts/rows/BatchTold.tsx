import { useText } from '@/i18n/useText';
import styles from './BatchDialog.module.css';

/** Up to this number of people are listed without a click. */
const NAMED_AT_ONCE = 8;

/** Who will be notified of the decision. */
export function BatchTold({ people }: { people: readonly string[] }) {
  const t = useText();
  return (
    <details open={people.length <= NAMED_AT_ONCE}>
      <summary>{t('admin.batch.told.label', { people: people.length })}</summary>
      <ul className={styles.people}>
        {people.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  );
}
