import { useSearchParams } from '@umijs/max';
import { PageHeading } from '@/components/PageHeading';
import { usePeriods } from '@/hooks/usePeriods';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { serviceNow } from '@/utils/service-clock';
import { useAuditWaiting } from './audit/useAuditWaiting';
import styles from './index.module.css';
import { ListActions } from './list/ListActions';
import { ListTools } from './list/ListTools';
import { type ListQuery, listAddress, readListQuery } from './list/list-query';
import { OwnList } from './list/OwnList';
import { todoText } from './list/todo-text';
import { useOwnList } from './list/useOwnList';
import { WaitingForReader } from './parts/WaitingForReader';

/** 我的项目: every application of the reader, who acts next and by when. */
export default function MyProjectsPage() {
  const t = useText();
  const time = useTimeText();
  const [params, setParams] = useSearchParams();
  const query = readListQuery(params);
  const periods = usePeriods();
  const own = useOwnList(query);
  const { data, error } = own;
  const unitWaiting = useAuditWaiting() ?? 0;
  const addressOf = (change: Partial<ListQuery>) => listAddress({ ...query, ...change });
  const search = (keyword: string) => setParams(addressOf({ keyword, page: 1 }));
  return (
    <div className={`wrap ${styles.page}`} data-page-loading={data || error ? undefined : ''}>
      <PageHeading
        title={t('projects.list.page.title')}
        lead={data ? todoText(t, time, data, { now: serviceNow(), queue: unitWaiting }) : '\u00a0'}
        aside={<ListActions />}
      />
      <WaitingForReader />
      <ListTools
        current={query.tab}
        counts={data?.counts}
        unit={unitWaiting > 0 ? unitWaiting : null}
        keyword={query.keyword}
        addressOf={addressOf}
        onSearch={search}
      />
      <OwnList query={query} own={own} periods={periods} addressOf={addressOf} onClear={() => search('')} />
    </div>
  );
}
