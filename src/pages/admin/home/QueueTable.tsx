import type { Calls } from '@contract/endpoints';
import { Link } from '@umijs/max';
import { ResponsiveTable } from '@/components/ResponsiveTable';
import { todoLabel } from '@/i18n/admin-todo-label';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { daysBetween } from '@/utils/clock';
import styles from './home.module.css';

type Queue = Calls['GET /prod-api/cms/admin/todo']['reply'][number];
type WaitingCase = NonNullable<Queue['oldest']>;

/** Reviews are assigned to one person; every other queue is shared by all who hold its permission. */
const isOwn = ({ path }: Queue): boolean => path.startsWith('/admin/reviews');

function Oldest({ one, now }: { one: WaitingCase; now: number }) {
  const t = useText();
  const days = daysBetween(one.since, now);
  return (
    <div>
      <Link to={one.path} className={styles.case}>
        {one.title}
      </Link>
      <small className={styles.note}>
        {days > 0 ? t('admin.home.waited.label', { n: days }) : t('admin.home.new.label')}
      </small>
    </div>
  );
}

function Nearest({ one, now }: { one: WaitingCase & { due: string }; now: number }) {
  const t = useText();
  const time = useTimeText();
  const days = daysBetween(now, one.due);
  const isOver = Date.parse(one.due) < now;
  const left = () => {
    if (isOver) return t('admin.home.over.label', { n: Math.max(1, -days) });
    return days > 0 ? t('admin.home.left.label', { n: days }) : t('admin.home.today.label');
  };
  return (
    <div>
      <Link to={one.path} className={styles.case}>
        {one.title}
      </Link>
      <small className={isOver ? styles.over : styles.note}>
        {time.dateTime(one.due)} · {left()}
      </small>
    </div>
  );
}

/** What waits for this person: how many, since when, until when, and who else could handle them. */
export function QueueTable({ queues, now }: { queues: readonly Queue[]; now: number }) {
  const t = useText();
  return (
    <ResponsiveTable
      caption={t('admin.home.queues.title')}
      captionHidden
      rows={queues}
      rowKey={({ path }) => path}
      columns={[
        {
          key: 'matter',
          title: t('admin.home.matter.column'),
          render: ({ path }) => <Link to={path}>{t(todoLabel(path))}</Link>,
        },
        {
          key: 'count',
          title: t('admin.home.count.column'),
          numeric: true,
          render: ({ count }) => <b className={styles.count}>{t('admin.todo.count.label', { n: count })}</b>,
        },
        {
          key: 'oldest',
          title: t('admin.home.oldest.column'),
          render: ({ oldest }) => (oldest ? <Oldest one={oldest} now={now} /> : '—'),
        },
        {
          key: 'nearest',
          title: t('admin.home.nearest.column'),
          render: ({ nearest }) =>
            nearest?.due ? <Nearest one={{ ...nearest, due: nearest.due }} now={now} /> : '—',
        },
        {
          key: 'holder',
          title: t('admin.home.holder.column'),
          render: (queue) => t(isOwn(queue) ? 'admin.home.you.label' : 'admin.home.office.label'),
        },
      ]}
    />
  );
}
