import { PAGE_SIZE } from '@contract/limits';
import { useSearchParams } from '@umijs/max';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { Pager } from '@/components/Pager';
import { SearchForm } from '@/components/SearchForm';
import type { Loading } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useMediaQuery } from '@/theme/useMediaQuery';
import { PHONE_QUERY } from '@/theme/widths';
import { useHydrating } from '@/utils/useHydrating';
import { BottomDrawer } from './BottomDrawer';
import styles from './FoundList.module.css';

interface Props<Row> {
  filters: ReactNode;
  /** Names in the address by which the list is narrowed or ordered. */
  filterKeys: readonly string[];
  search: { label: string; keyword: string; onSearch: (keyword: string) => void };
  loaded: Loading<{ list: Row[]; total: number }>;
  /** What was found, in words: 共 34 项. */
  totalText: (total: number) => string;
  /** What may be done with these very filters. */
  aside?: ReactNode;
  /** Where the filters leave nothing. */
  empty: { title: string; action?: ReactNode };
  /** Where nothing has been published at all: what is missing, and how it comes. */
  blank: { title: string; help: string; action: ReactNode };
  page: number;
  toPage: (page: number) => string;
  /** Cards stand beside each other, rows below each other. */
  shape: 'cards' | 'rows';
  children: (row: Row) => ReactNode;
}

/** The filters: in sight on a desktop, in a drawer from below on a phone. */
function FilterBox({ filters, filterKeys }: { filters: ReactNode; filterKeys: readonly string[] }) {
  const t = useText();
  const [search] = useSearchParams();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const isHydrating = useHydrating();
  const count = filterKeys.filter((key) => search.has(key)).length;
  // Prepared for screens of any width: of the two, the style sheet shows one, which stays when the app knows the width.
  return (
    <>
      {(!isPhone || isHydrating) && (
        <div key="desk" className={styles.onDesk}>
          {filters}
        </div>
      )}
      {(isPhone || isHydrating) && (
        <div key="phone" className={styles.onPhone}>
          <BottomDrawer label={t('demand.filter.self.title')} count={count} closeOn={search.toString()}>
            {filters}
          </BottomDrawer>
        </div>
      )}
    </>
  );
}

/** Before anything was published there is nothing to look for in another way. */
function NothingFound({
  filterKeys,
  search: { keyword },
  empty,
  blank: { help, ...blank },
}: Pick<Props<never>, 'filterKeys' | 'search' | 'empty' | 'blank'>) {
  const [search] = useSearchParams();
  const isNarrowed = keyword !== '' || filterKeys.some((key) => search.has(key));
  return isNarrowed ? (
    <EmptyState drawing="noResult" {...empty} />
  ) : (
    <EmptyState {...blank}>{help}</EmptyState>
  );
}

/** A public list: filters and search on top, what they find below, a page at a time. All of it stands in the address. */
export function FoundList<Row>(props: Props<Row>) {
  const { data, error, reload } = props.loaded;
  const rows = data?.list.map(props.children);
  return (
    <>
      <div className={styles.filters}>
        <FilterBox filters={props.filters} filterKeys={props.filterKeys} />
        <SearchForm {...props.search} />
      </div>
      {error && <ErrorState error={error} onRetry={reload} />}
      {!error && !data && <LoadingSkeleton shape={props.shape} count={6} />}
      {!error && data && (
        <>
          <div className={styles.head}>
            {/* Where there is none, what stands below says it; it is still said to who does not see it. */}
            <p className={data.total === 0 ? 'vh' : styles.total} role="status">
              {props.totalText(data.total)}
            </p>
            {props.aside}
          </div>
          {props.shape === 'cards' ? <div className={styles.cards}>{rows}</div> : rows}
          {data.total === 0 && (
            <NothingFound
              filterKeys={props.filterKeys}
              search={props.search}
              empty={props.empty}
              blank={props.blank}
            />
          )}
          <Pager
            page={props.page}
            total={data.total}
            rows={data.list.length}
            pageSize={PAGE_SIZE}
            toOf={props.toPage}
          />
        </>
      )}
    </>
  );
}
