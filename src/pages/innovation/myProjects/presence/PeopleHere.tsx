import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { initialsOf } from './initials';
import styles from './PeopleHere.module.css';

/** Who is at this place now: small initials to look at, full names for screen readers and as a tooltip. */
export function PeopleHere({ names }: { names: readonly string[] }) {
  const t = useText();
  const join = useList();
  if (names.length === 0) return null;
  const label = t('people.here.self.label', { names: join([...names]) });
  return (
    <span className={styles.people} role="img" aria-label={label} title={label}>
      {names.map((name, at) => (
        // Two of the team may bear one name, and none of them moves within the row.
        // biome-ignore lint/suspicious/noArrayIndexKey: names are all there is
        <span key={`${at} ${name}`} className={styles.one}>
          {initialsOf(name)}
        </span>
      ))}
    </span>
  );
}
