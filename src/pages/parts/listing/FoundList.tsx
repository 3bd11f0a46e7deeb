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
  /** Address parameters that filter or sort the list. */
  filterKeys: readonly string[];
  search: { label: string; keyword: string; onSearch: (keyword: string) => void };
  loaded: Loading<{ list: Row[]; total: number }>;
  /** The total in words: 共 34 项. */
  totalText: (total: number) => string;
  /** Actions that use the current filters. */
  aside?: ReactNode;
  /** Shown when the filters match nothing. */
  empty: { title: string; action?: ReactNode };
  /** Shown when nothing has been published at all: what is missing, and how it gets there. */
  blank: { title: string; help: string; action: ReactNode };
  page: number;
  toPage: (page: number) => string;
  /** Cards are placed side by side, rows below each other. */
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
  // A prepared page does not know the screen width, so both variants are rendered and CSS shows one of them; the app
  // then keeps the right one.
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

/** Before anything has been published there is no point in offering other filters. */
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

/** A public list: search and filters above the results, page by page. All of them are kept in the address. */
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
            {/* The empty state below shows that there are none; screen readers get the total all the same. */}
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
