import type { Achievement } from '@contract/achievement';
import { ReadingPart } from '@/components/reading/ReadingPart';
import { useText } from '@/i18n/useText';
import styles from './detail.module.css';

/** Who took part, and which of them have said so themselves. */
export function PeoplePart({ people }: { people: Achievement['contributors'] }) {
  const t = useText();
  return (
    <ReadingPart title={t('achi.detail.people.title')}>
      <ul className={styles.list}>
        {people.map(({ name, role, state }) => (
          <li key={`${name}-${role}`}>
            {name} <span className={styles.meta}>{t(`achi.role.${role}.label`)}</span>{' '}
            {state === 'confirmed' && <span className={styles.meta}>{t('achi.state.confirmed.label')}</span>}
          </li>
        ))}
      </ul>
    </ReadingPart>
  );
}
