import { Anchor } from '@/components/Anchor';
import { StatusTag } from '@/components/StatusTag';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { listMyApplications } from '@/services/apply';
import { HomeSection } from './HomeSection';
import styles from './TodoBlock.module.css';

const LIST = '/innovation/myProjects';

/** What waits for the person who is signed in; nothing at all while nothing does. */
export function TodoBlock() {
  const t = useText();
  const time = useTimeText();
  const { data, error, reload } = useLoad(() => listMyApplications({ tab: 'todo', pageSize: 4 }, 'section'));
  if (data?.list.length === 0) return null;
  return (
    <div className={`wrap ${styles.block}`}>
      <HomeSection
        title={t('home.todo.self.title')}
        all={{ to: LIST, text: t('home.todo.all.action') }}
        rows={data?.list}
        fault={error && { error, retry: reload }}
        empty=""
      >
        <ul>
          {data?.list.map(({ id, title, status, deadline }) => (
            <li key={id} className={styles.row}>
              <Anchor to={`${LIST}/${id}`}>{title || t('home.period.untitled.label')}</Anchor>
              <StatusTag kind="application" status={status} />
              <span className={styles.date}>{deadline && time.monthDay(deadline)}</span>
            </li>
          ))}
        </ul>
      </HomeSection>
    </div>
  );
}
