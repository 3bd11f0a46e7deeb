import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import type { Loading } from '@/hooks/useLoad';
import { useList } from '@/i18n/useList';
import { type Text, useText } from '@/i18n/useText';
import type { BasicInfo } from '@/services/account';
import type { listMyApplications } from '@/services/apply';
import { FirstSteps } from './FirstSteps';
import { TodoRuler } from './TodoRuler';
import { type TodoItem, todoItems, type UnitQueue } from './todo-items';

interface Props {
  info: BasicInfo;
  todo: Loading<Awaited<ReturnType<typeof listMyApplications>>>;
  waitingMembers: number;
  unitQueue: UnitQueue;
  now: number;
}

/** Nothing done yet: no certification, no unit, no application. */
const isFirstVisit = (info: BasicInfo, applications: number): boolean =>
  info.authentication !== 'certified' && info.unit === null && applications === 0;

const titleOf = (t: Text, items: readonly TodoItem[] | undefined, firstVisit: boolean): string => {
  if (!items) return t('user.overview.self.title');
  if (items.length > 0) return t('user.overview.todo.title', { n: items.length });
  return t(firstVisit ? 'user.overview.first.title' : 'user.overview.done.title');
};

/** The page's heading says how much there is to do; beneath it the to-dos, or the first steps. */
export function TodoBlock({ info, todo, waitingMembers, unitQueue, now }: Props) {
  const { data, error, loading, reload } = todo;
  const t = useText();
  const join = useList();
  const who = join([info.name ?? info.nickname, info.unit?.deptName ?? ''].filter(Boolean), 'facts');
  const firstVisit = data !== undefined && isFirstVisit(info, data.counts.all);
  const items = data && todoItems({ applications: data.list, info, waitingMembers, unitQueue, firstVisit });
  const hasTodos = items !== undefined && items.length > 0;
  return (
    <div data-page-loading={data || error ? undefined : ''}>
      <PageHeading
        title={titleOf(t, items, firstVisit)}
        lead={hasTodos ? t('user.overview.todo.help', { who }) : who}
      />
      {!data &&
        (error ? (
          <ErrorState error={error} onRetry={reload} retrying={loading} />
        ) : (
          <LoadingSkeleton count={4} />
        ))}
      {hasTodos && <TodoRuler items={items} now={now} />}
      {firstVisit && <FirstSteps info={info} />}
    </div>
  );
}
