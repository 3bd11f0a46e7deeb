import { useNavigate, useSearchParams } from '@umijs/max';
import { ButtonLink } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { Pager } from '@/components/Pager';
import { SearchForm } from '@/components/SearchForm';
import { PAGE_SIZE } from '@/constants';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { listDemands } from '@/services/demand';
import { traceIdOf } from '@/utils/trace-id';
import { DemandItem } from './DemandItem';
import { demandAddress, readDemandQuery } from './demand-address';
import { FilterBox } from './FilterBox';
import styles from './index.module.css';

/** Public demands. Filters, order and page stand in the address, so that a list can be shared. */
export default function DemandListPage() {
  const t = useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = readDemandQuery(search);
  const address = search.toString();
  const { data, error, reload } = useLoad(() => listDemands(query), { refreshDeps: [address] });
  return (
    <>
      <PageHeading
        title={t('demand.list.page.title')}
        lead={t('demand.list.lead.label')}
        aside={
          <ButtonLink to="/demand/new" look="primary" icon="plus">
            {t('demand.list.create.action')}
          </ButtonLink>
        }
      />
      <div className={styles.filters}>
        <div>
          <FilterBox search={search} />
        </div>
        <SearchForm
          label={t('demand.list.search.label')}
          keyword={query.keyword ?? ''}
          onSearch={(keyword) => navigate(demandAddress(search, 'keyword', keyword))}
        />
      </div>
      {error && <ErrorState reason={error.message} traceId={traceIdOf(error)} onRetry={reload} />}
      {!error && !data && <LoadingSkeleton shape="rows" count={5} />}
      {!error && data && (
        <>
          <p className={styles.total} role="status">
            {t('demand.list.total.label', { total: data.total })}
          </p>
          {data.list.map((row) => (
            <DemandItem key={row.id} row={row} />
          ))}
          {data.list.length === 0 && (
            <EmptyState
              title={t('demand.list.none.empty')}
              action={<ButtonLink to="/demand">{t('demand.list.clear.action')}</ButtonLink>}
            />
          )}
          <Pager
            page={query.pageNum}
            total={data.total}
            pageSize={PAGE_SIZE}
            toOf={(page) => demandAddress(search, 'pageNum', String(page))}
          />
        </>
      )}
    </>
  );
}
