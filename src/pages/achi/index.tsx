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
import { listAchievements } from '@/services/achievement';
import { traceIdOf } from '@/utils/trace-id';
import { AchievementCard } from './AchievementCard';
import { AchiFilters } from './AchiFilters';
import { achiAddress, readAchiQuery } from './achi-address';
import styles from './index.module.css';

/** Published achievements. Filters, order and page stand in the address, so that a gallery can be shared. */
export default function AchievementListPage() {
  const t = useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = readAchiQuery(search);
  const address = search.toString();
  const { data, error, reload } = useLoad(() => listAchievements(query), { refreshDeps: [address] });
  return (
    <>
      <PageHeading
        title={t('achi.list.page.title')}
        lead={t('achi.list.lead.label')}
        aside={
          <>
            <ButtonLink to="/achi/data">{t('achi.list.data.action')}</ButtonLink>{' '}
            <ButtonLink to="/achi/mine" look="primary">
              {t('achi.list.mine.action')}
            </ButtonLink>
          </>
        }
      />
      <div className={styles.filters}>
        <div>
          <AchiFilters search={search} />
        </div>
        <SearchForm
          label={t('achi.list.search.label')}
          keyword={query.keyword ?? ''}
          onSearch={(keyword) => navigate(achiAddress(search, 'keyword', keyword))}
        />
      </div>
      {error && <ErrorState reason={error.message} traceId={traceIdOf(error)} onRetry={reload} />}
      {!error && !data && <LoadingSkeleton shape="rows" count={5} />}
      {!error && data && (
        <>
          <p className={styles.total} role="status">
            {t('achi.list.total.label', { total: data.total })}
          </p>
          <div className={styles.gallery}>
            {data.list.map((row) => (
              <AchievementCard key={row.id} row={row} />
            ))}
          </div>
          {data.list.length === 0 && (
            <EmptyState
              title={t('achi.list.none.empty')}
              action={<ButtonLink to="/achi">{t('achi.list.clear.action')}</ButtonLink>}
            />
          )}
          <Pager
            page={query.pageNum}
            total={data.total}
            pageSize={PAGE_SIZE}
            toOf={(page) => achiAddress(search, 'pageNum', String(page))}
          />
        </>
      )}
    </>
  );
}
