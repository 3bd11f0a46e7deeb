import type { Helper } from '@contract/helper';
import { Tag } from '@/components/Tag';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useTaskText } from '@/pages/innovation/myProjects/parts/useTaskText';
import styles from './people.module.css';

/** Name, task and start of a helper. */
export function PersonFacts({ helper }: { helper: Helper }) {
  const t = useText();
  const time = useTimeText();
  const join = useList();
  const taskText = useTaskText();
  const { name, role, since } = helper;
  return (
    <div>
      <p className={styles.who}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <Tag tone="info" icon={role === 'author' ? 'pencil' : 'eye'}>
          {t(`people.role.${role}.label`)}
        </Tag>
      </p>
      <p className={styles.facts}>
        {join([taskText(helper), t('people.since.self.label', { date: time.date(since) })], 'facts')}
      </p>
    </div>
  );
}
