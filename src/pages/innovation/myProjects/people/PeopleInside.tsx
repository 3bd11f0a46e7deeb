import type { People } from '@contract/helper';
import type { ComponentProps } from 'react';
import { Tag } from '@/components/Tag';
import { useText } from '@/i18n/useText';
import { PersonRow } from './PersonRow';
import styles from './people.module.css';

interface Props extends Pick<ComponentProps<typeof PersonRow>, 'id' | 'onPeople' | 'onGone'> {
  people: People;
  /** What this reader may do about somebody. */
  mayOf: (accountId: number) => ComponentProps<typeof PersonRow>['may'];
}

/** The people writing the application: the leader, who may do everything, and the helpers. */
export function PeopleInside({ id, people, mayOf, onPeople, onGone }: Props) {
  const t = useText();
  return (
    <section aria-labelledby="people-inside">
      <h2 id="people-inside">{t('people.inside.self.title')}</h2>
      <ul className={styles.list}>
        <li className={styles.row}>
          <div>
            <p className={styles.who}>
              <b>
                <bdi>{people.leader.name}</bdi>
              </b>
              <Tag icon="check">{t('people.role.leader.label')}</Tag>
            </p>
            <p className={styles.facts}>{t('people.leader.all.label')}</p>
          </div>
        </li>
        {people.helpers.map((helper) => (
          <PersonRow
            key={helper.accountId}
            id={id}
            helper={helper}
            may={mayOf(helper.accountId)}
            onPeople={onPeople}
            onGone={onGone}
          />
        ))}
      </ul>
    </section>
  );
}
