import { DEMAND_STATUSES, type DemandStatus } from '@contract/demand-choices';
import { PAGE_SIZE } from '@contract/limits';
import { ButtonLink } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { FilterChips } from '@/components/FilterChips';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { Pager } from '@/components/Pager';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { MINE } from '@/pages/demand/parts/demand-path';
import { listMyDemands } from '@/services/demand';
import styles from './index.module.css';
import { MineTable } from './MineTable';

const mineAddress = (status: string, page = 1): string => {
  const query = new URLSearchParams({
    ...(status && { status }),
    ...(page > 1 && { pageNum: String(page) }),
  });
  return query.size > 0 ? `${MINE}?${query}` : MINE;
};

/** My demands, in every state or in one. */
export function PostedList({ pageNum, status }: { pageNum: number; status: DemandStatus | undefined }) {
  const t = useText();
  const { data, error, reload } = useLoad(() => listMyDemands({ pageNum, ...(status && { status }) }), {
    question: [pageNum, status],
  });
  return (
    <>
      <div className={styles.filters}>
        <FilterChips
          label={t('demand.filter.status.label')}
          current={status ?? ''}
          chips={[
            { value: '', label: t('demand.filter.all.label'), to: mineAddress('') },
            ...DEMAND_STATUSES.map((value) => ({
              value,
              label: t(`kit.status.demand.${value}.label`),
              to: mineAddress(value),
            })),
          ]}
        />
      </div>
      {error && <ErrorState error={error} onRetry={reload} />}
      {!error && !data && <LoadingSkeleton shape="rows" count={4} />}
      {data && data.total === 0 && (
        <EmptyState
          title={t(status ? 'demand.list.none.empty' : 'demand.mine.none.empty')}
          {...(status && {
            drawing: 'noResult',
            action: <ButtonLink to={MINE}>{t('demand.list.clear.action')}</ButtonLink>,
          })}
        >
          {!status && t('demand.mine.none.help')}
        </EmptyState>
      )}
      {data && data.list.length > 0 && <MineTable rows={data.list} />}
      <Pager
        page={pageNum}
        total={data?.total ?? 0}
        rows={data?.list.length ?? 0}
        pageSize={PAGE_SIZE}
        toOf={(next) => mineAddress(status ?? '', next)}
      />
    </>
  );
}
