import { useLocation, useNavigate, useSearchParams } from '@umijs/max';
import { ErrorState } from '@/components/ErrorState';
import { FilterChips } from '@/components/FilterChips';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { SearchForm } from '@/components/SearchForm';
import { useContentList } from '@/hooks/useContentList';
import { useText } from '@/i18n/useText';
import { contentAddress, readContentQuery } from '@/pages/content/parts/content-address';
import { NoContent } from '@/pages/content/parts/NoContent';
import { byTopic } from './by-topic';
import { FaqTopic } from './FaqTopic';
import styles from './index.module.css';

/** All questions on one page: somebody who looks for an answer should not have to turn pages. */
const ALL = 100;

export default function FaqPage() {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { keyword, topic } = readContentQuery(search);
  const { data, error, loading, reload } = useContentList('faq', { keyword, topic, pageSize: ALL });
  const chips = ['', ...(data?.topics ?? [])].map((value) => ({
    value,
    label: value || t('content.filter.all.label'),
    to: contentAddress(pathname, search, 'topic', value),
  }));
  return (
    <>
      <PageHeading
        title={t('shell.nav.faq.label')}
        lead={t('content.faq.lead.label')}
        aside={
          <SearchForm
            label={t('content.faq.search.label')}
            keyword={keyword ?? ''}
            onSearch={(word) => navigate(contentAddress(pathname, search, 'keyword', word))}
          />
        }
      />
      <div className={styles.filters}>
        <FilterChips label={t('content.filter.topic.label')} chips={chips} current={topic ?? ''} />
      </div>
      {error && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {!error && !data && <LoadingSkeleton shape="rows" count={6} />}
      {data &&
        byTopic(data.list).map(([name, rows]) => (
          <FaqTopic key={name} topic={name} rows={rows} open={Boolean(keyword)} />
        ))}
      {data?.list.length === 0 && (
        <NoContent
          keyword={keyword}
          list={pathname}
          name={t('shell.nav.faq.label')}
          isFiltered={search.toString() !== ''}
        />
      )}
    </>
  );
}
