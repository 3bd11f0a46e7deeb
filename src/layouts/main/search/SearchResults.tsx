import { Anchor } from '@/components/Anchor';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import type { Searching } from '@/hooks/useSearch';
import { useWordGap } from '@/i18n/link-signs';
import { useText } from '@/i18n/useText';
import { SearchGroupList } from './SearchGroupList';
import styles from './SearchResults.module.css';

interface Props {
  searching: Searching;
  onFollow: () => void;
}

/** The results by kind, or why there are none. */
export function SearchResults({ searching, onFollow }: Props) {
  const t = useText();
  const gap = useWordGap();
  const { keyword, groups, total, error, loading, reload } = searching;
  if (error) return <ErrorState error={error} onRetry={reload} retrying={loading} />;
  if (!groups) return <LoadingSkeleton shape="rows" count={3} />;
  return (
    <>
      <p className="vh" role="status">
        {t('search.results.total.label', { n: total })}
      </p>
      {groups.map((group) => (
        <SearchGroupList key={group.kind} group={group} keyword={keyword} onFollow={onFollow} />
      ))}
      {groups.length === 0 && (
        <div className={styles.none}>
          <p>{t('search.results.none.empty', { word: keyword })}</p>
          <p>
            {t('search.results.none.help')}
            {gap}
            <Anchor to="/faq">{t('shell.nav.faq.label')}</Anchor>
          </p>
        </div>
      )}
    </>
  );
}
