import { useAccess } from '@umijs/max';
import { ButtonLink } from '@/components/Button';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import type { Loading } from '@/hooks/useLoad';
import { useList } from '@/i18n/useList';
import { type Text, useText } from '@/i18n/useText';
import type { Registration } from '@/pages/user/parts/unit-registration';
import type { BasicInfo } from '@/services/account';
import type { listMyApplications } from '@/services/apply';
import type { Asked } from './asked-items';
import { FirstSteps } from './FirstSteps';
import { TodoRuler } from './TodoRuler';
import type { TodoItem } from './todo-item';
import { type StaffTodo, todoItems, type UnitQueue } from './todo-items';

const NEW = '/innovation/myProjects/new';

interface Props {
  info: BasicInfo;
  todo: Loading<Awaited<ReturnType<typeof listMyApplications>>>;
  registration: Pick<Loading<Registration | null>, 'data' | 'error'>;
  waitingMembers: number;
  unitQueue: UnitQueue;
  staffTodos: readonly StaffTodo[];
  waiting: Asked;
  now: number;
}

/**
 * New applicants get a link to apply and the first steps; not office staff or unit auditors, who come for other
 * reasons. Staff who have never applied are not asked for an applicant's steps.
 */
const visitOf = (filed: number | undefined, { staff, auditsUnit }: ReturnType<typeof useAccess>) => {
  if (filed === undefined) return { firstVisit: false, asksSteps: false };
  const firstVisit = filed === 0 && !staff && !auditsUnit;
  const asksSteps = !firstVisit && (filed > 0 || !staff);
  return { firstVisit, asksSteps };
};

const titleOf = (t: Text, items: readonly TodoItem[] | undefined, firstVisit: boolean): string => {
  if (!items) return t('user.overview.self.title');
  if (items.length > 0) return t('user.overview.todo.title', { n: items.length });
  return t(firstVisit ? 'user.overview.first.title' : 'user.overview.done.title');
};

/** The page's heading with the number of tasks; below it the tasks, or the first steps. */
export function TodoBlock({
  info,
  todo,
  registration,
  waitingMembers,
  unitQueue,
  staffTodos,
  waiting,
  now,
}: Props) {
  const { error, loading, reload } = todo;
  // The registration decides what comes first, so nothing is shown before it is known; it would have to change a moment
  // later.
  const isUnknown = registration.data === undefined && registration.error === undefined;
  const data = isUnknown ? undefined : todo.data;
  const t = useText();
  const join = useList();
  const access = useAccess();
  const who = join([info.name ?? info.nickname, info.unit?.deptName ?? ''].filter(Boolean), 'facts');
  const { firstVisit, asksSteps } = visitOf(data?.counts.all, access);
  const facts = {
    info,
    registration: registration.data,
    waitingMembers,
    unitQueue,
    staffTodos,
    waiting,
    asksSteps,
  };
  const items = data && todoItems({ ...facts, applications: data.list });
  const hasTodos = items !== undefined && items.length > 0;
  return (
    <div data-page-loading={data || error ? undefined : ''}>
      <PageHeading
        title={titleOf(t, items, firstVisit)}
        lead={hasTodos ? t('user.overview.todo.help', { who }) : who}
        aside={asksSteps && <ButtonLink to={NEW}>{t('projects.list.new.action')}</ButtonLink>}
      />
      {!data &&
        (error ? (
          <ErrorState error={error} onRetry={reload} retrying={loading} />
        ) : (
          <LoadingSkeleton count={4} />
        ))}
      {hasTodos && <TodoRuler items={items} now={now} />}
      {firstVisit && <FirstSteps info={info} registration={registration.data} />}
    </div>
  );
}
