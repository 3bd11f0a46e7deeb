import { PAGE_SIZE } from '@contract/limits';
import { useLocation, useNavigate, useSearchParams } from '@umijs/max';
import { Anchor } from '@/components/Anchor';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { Pager } from '@/components/Pager';
import { SearchForm } from '@/components/SearchForm';
import { useContentList } from '@/hooks/useContentList';
import { useText } from '@/i18n/useText';
import { contentAddress, readContentQuery } from '@/pages/content/parts/content-address';
import { contentPlace, listKind } from '@/pages/content/parts/content-kinds';
import { NoContent } from '@/pages/content/parts/NoContent';
import { ContentFilters } from './ContentFilters';
import { ContentRows } from './ContentRows';
import styles from './index.module.css';

/** The list of notices, policies or templates; filters, order and page are kept in the address. */
export default function ContentListPage() {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const kind = listKind(pathname);
  const query = readContentQuery(search);
  const { data, lastKnown, error, loading, reload } = useContentList(kind, query);
  return (
    <>
      <PageHeading
        title={t(contentPlace(pathname).title)}
        lead={t(`content.${kind}.lead.label`)}
        aside={
          <SearchForm
            label={t('content.list.search.label')}
            keyword={query.keyword ?? ''}
            onSearch={(keyword) => navigate(contentAddress(pathname, search, 'keyword', keyword))}
          />
        }
      />
      <div className={styles.filters}>
        <ContentFilters
          {...{ pathname, search }}
          topics={lastKnown?.topics ?? []}
          years={lastKnown?.years ?? []}
        />
      </div>
      {kind === 'commonTemplates' && (
        <p className={styles.more}>
          <Anchor to="/qz">{t('qz.page.title')}</Anchor>
        </p>
      )}
      {error && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {!error && !data && <LoadingSkeleton shape="rows" count={6} />}
      {!error && data && (
        <>
          {/* The total is visible only where nothing below shows it: the pager does, and so does the empty state. */}
          <p className={data.total === 0 || data.total > PAGE_SIZE ? 'vh' : styles.total} role="status">
            {t('content.list.total.label', { total: data.total })}
          </p>
          <ContentRows kind={kind} rows={data.list} list={pathname} />
          {data.total === 0 && (
            <NoContent
              keyword={query.keyword}
              list={pathname}
              name={t(contentPlace(pathname).title)}
              isFiltered={search.toString() !== ''}
            />
          )}
          <Pager
            page={query.pageNum}
            total={data.total}
            rows={data.list.length}
            pageSize={PAGE_SIZE}
            toOf={(page) => contentAddress(pathname, search, 'pageNum', String(page))}
          />
        </>
      )}
    </>
  );
}
