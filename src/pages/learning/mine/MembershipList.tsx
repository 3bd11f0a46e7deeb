import type { Membership } from '@contract/learning';
import { Anchor } from '@/components/Anchor';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { SpaceStatus } from '@/pages/parts/learning/SpaceStatus';
import { spacePath } from '@/pages/parts/learning/space-address';
import styles from './mine.module.css';

/** The reader's memberships with their roles. */
export function MembershipList({
  title,
  memberships,
}: {
  title: string;
  memberships: readonly Membership[];
}) {
  const t = useText();
  const join = useList();
  const time = useTimeText();
  if (memberships.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {memberships.map(({ space, roles, join_time, removed }) => (
          <li key={space.id}>
            <div>
              <h3>
                <Anchor to={spacePath(space.kind, space.id)}>{space.title}</Anchor>
              </h3>
              <p className={styles.meta}>
                <span>{join(roles.map((role) => t(`learning.role.${role}.label`)))}</span>
                <span>{space.unit_name}</span>
                <span>{t('learning.mine.since.label', { date: time.date(join_time) })}</span>
              </p>
            </div>
            <SpaceStatus space={space} removed={removed} />
          </li>
        ))}
      </ul>
    </section>
  );
}
