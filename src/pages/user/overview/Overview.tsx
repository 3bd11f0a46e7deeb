import { useAccess } from '@umijs/max';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import styles from '@/pages/user/parts/two-columns.module.css';
import { WithInfo } from '@/pages/user/parts/WithInfo';
import type { BasicInfo } from '@/services/account';
import { listAdminTodos } from '@/services/admin-apply';
import { listMyApplications } from '@/services/apply';
import { listUnitApplications } from '@/services/follow';
import { listMembers } from '@/services/unit-member';
import { fetchUnitRegistration } from '@/services/unit-registration';
import { serviceNow } from '@/utils/service-clock';
import { CertificationSummary } from './CertificationSummary';
import { OwnCounts } from './OwnCounts';
import { RecentNews } from './RecentNews';
import { TodoBlock } from './TodoBlock';
import type { UnitQueue } from './todo-items';
import { useAsked } from './useAsked';

const PENDING = 0;
const TODO_MOST = 20;

const NO_QUEUE: UnitQueue = { waiting: 0, deadline: null };

/** The unit's waiting applications as counted by the service, and the earliest promised date. */
const unitQueue = async (): Promise<UnitQueue> => {
  const { waiting, list } = await listUnitApplications({ state: 'waiting', pageSize: TODO_MOST }, 'section');
  // If a project change waits for the audit, the application's date is its leader's, not the unit's.
  const dates = list.flatMap(({ deadline, handler }) => (handler?.role === 'unit' && deadline) || []);
  return { waiting, deadline: dates.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null };
};

function OverviewOf({ info }: { info: BasicInfo }) {
  const t = useText();
  const access = useAccess();
  const isStaff = access.staff;
  const todo = useLoad(() => listMyApplications({ tab: 'todo', pageSize: TODO_MOST }, 'section'), {
    refreshOnWindowFocus: true,
  });
  const looksAfterUnit = access.keepsMembers && info.unit !== null;
  const waiting = useLoad(
    async () => (looksAfterUnit ? (await listMembers({ status: PENDING, pageSize: 1 }, 'section')).total : 0),
    { question: looksAfterUnit, refreshOnWindowFocus: true },
  );
  const auditsUnit = access.auditsUnit && info.unit !== null;
  const queue = useLoad(async () => (auditsUnit ? unitQueue() : NO_QUEUE), {
    question: auditsUnit,
    refreshOnWindowFocus: true,
  });
  const staff = useLoad(async () => (isStaff ? listAdminTodos('section') : []), {
    question: isStaff,
    refreshOnWindowFocus: true,
  });
  const hasUnit = info.unit !== null;
  const registration = useLoad(async () => (hasUnit ? null : fetchUnitRegistration()), {
    atOnce: () => (hasUnit ? null : undefined),
    question: hasUnit,
    refreshOnWindowFocus: true,
  });
  const { asked, counts } = useAsked();
  return (
    <div className={styles.columns}>
      <TodoBlock
        info={info}
        todo={todo}
        registration={registration}
        waitingMembers={waiting.data ?? 0}
        unitQueue={queue.data ?? NO_QUEUE}
        staffTodos={staff.data ?? []}
        waiting={asked}
        now={serviceNow()}
      />
      <aside className={styles.aside} aria-label={t('user.overview.aside.label')}>
        <OwnCounts projects={todo.data?.counts.all} counts={counts} />
        <CertificationSummary info={info} registration={registration.data} />
        <RecentNews />
      </aside>
    </div>
  );
}

/** 概览: tasks, own content, state of the certifications, and recent news. */
export function Overview() {
  const t = useText();
  return (
    <WithInfo page={t('shell.account.overview.label')} follows>
      {(info) => <OverviewOf info={info} />}
    </WithInfo>
  );
}
