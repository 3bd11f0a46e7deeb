import { Anchor } from '@/components/Anchor';
import { ApplicationTag } from '@/components/ApplicationTag';
import { useLoad } from '@/hooks/useLoad';
import { dayText } from '@/i18n/day-text';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { listMyApplications } from '@/services/apply';
import { HomeSection } from './HomeSection';
import styles from './TodoBlock.module.css';

const LIST = '/innovation/myProjects';

/** Tasks of the signed-in person; renders nothing if there are none. Loaded separately because visitors have none. */
export default function TodoBlock() {
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
          {data?.list.map((application) => (
            <li key={application.id} className={styles.row}>
              <Anchor to={`${LIST}/${application.id}`}>
                {application.title || t('home.period.untitled.label')}
              </Anchor>
              <ApplicationTag application={application} />
              <span className={styles.date}>
                {application.deadline && dayText(time, application.deadline)}
              </span>
            </li>
          ))}
        </ul>
      </HomeSection>
    </div>
  );
}
