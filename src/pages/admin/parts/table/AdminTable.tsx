import { type ProColumns, ProTable } from '@ant-design/pro-components';
import { useSearchParams } from '@umijs/max';
import type { FormInstance } from 'antd';
import {
  type Key,
  type ReactNode,
  type TableHTMLAttributes,
  type ThHTMLAttributes,
  useMemo,
  useRef,
} from 'react';
import { usePageNames } from '@/components/antd/usePageNames';
import { ErrorState } from '@/components/ErrorState';
import { useClearMark } from '@/components/form/useClearMark';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { ScrollFrame } from '@/components/ScrollFrame';
import { keptWhole } from '@/components/WrittenText';
import { useText } from '@/i18n/useText';
import {
  adminAddress,
  adminCall,
  exportCall,
  type KnownParams,
  knownParams,
  readAdminQuery,
  shownFilters,
} from '@/pages/admin/parts/admin-query';
import type { RowWork } from '@/pages/admin/parts/rows/row-work';
import { useRows } from '@/pages/admin/parts/rows/useRows';
import { useRowWork } from '@/pages/admin/parts/rows/useRowWork';
import { ColumnChoice } from '@/pages/admin/parts/views/ColumnChoice';
import { ListViews } from '@/pages/admin/parts/views/ListViews';
import { useViews } from '@/pages/admin/parts/views/useViews';
import styles from './AdminTable.module.css';
import { type Blank, NoRows } from './NoRows';
import { useFilterFields } from './useFilterFields';
import { useFilterLayout } from './useFilterLayout';

export type AdminColumn<Row> = ProColumns<Row> & { title?: string };

interface Props<Row, Query> {
  caption: string;
  columns: AdminColumn<Row>[];
  load: (query: Query) => Promise<{ list: Row[]; total: number }>;
  rowKey: (row: Row) => Key;
  /** Where the filters leave nothing, or nothing ever stands without them. */
  empty: string;
  /** Where there is nothing at all. */
  blank?: Blank;
  /** Buttons above the table; `asked` is what an export of the same rows asks for. */
  tools?: (asked: Record<string, string | number>) => ReactNode;
  /** Parameter of the address that the page reads beside the filters of the columns. */
  tabParam?: string;
  /** A number that grows when something else changed the rows. */
  revision?: number;
  /** What may be done with the rows, by key or many at once. */
  work?: RowWork<Row>;
}

const columnKey = <Row,>({ key, dataIndex }: AdminColumn<Row>): string => String(key ?? dataIndex);

/** The parameter that a column's field is read from. */
const filterKey = <Row,>({ key, dataIndex }: AdminColumn<Row>): string => String(dataIndex ?? key);

/** What empties a filter by itself. */
type ClearMark = ReturnType<typeof useClearMark>;

/** A field of words has no cross to empty it: that is a stop of the Tab key beside it, and the form has its own reset. */
const clearing = <Row,>({ valueType = 'text', fieldProps }: AdminColumn<Row>, mark: ClearMark) => {
  if (valueType === 'text') return { fieldProps: { ...fieldProps, allowClear: false } };
  return valueType === 'select' ? { fieldProps: { ...fieldProps, allowClear: mark } } : {};
};

/** What stays in sight where the columns have no room: what the row is about, and what can be done with it. */
const staying = <Row,>({ valueType }: AdminColumn<Row>, leads: boolean) => {
  if (leads) return { 'data-stays': 'start' };
  return valueType === 'option' ? { 'data-stays': 'end' } : {};
};

/** On a phone a row becomes a card: what it is about leads, and each other cell bears its column's name. */
const labelled = <Row,>(
  column: AdminColumn<Row>,
  leads: boolean,
  order: 'ascend' | 'descend' | null,
  mark: ClearMark,
): AdminColumn<Row> => ({
  ...column,
  ...clearing(column, mark),
  ...(column.sorter ? { sortOrder: order } : {}),
  render: (shown, ...rest) => keptWhole(column.render ? (column.render(shown, ...rest) as ReactNode) : shown),
  onHeaderCell: () => staying(column, leads) as object,
  onCell: () =>
    ({
      'data-label': column.valueType === 'option' ? '' : (column.title ?? ''),
      ...(leads ? { 'data-lead': '' } : {}),
      ...staying(column, leads),
    }) as object,
});

/** antd names the head of a column it can sort with nothing, where its title is drawn by a function: its words name it. */
function HeadCell({ 'aria-label': label, ...rest }: ThHTMLAttributes<HTMLTableCellElement>) {
  return <th {...rest} aria-label={label || undefined} />;
}

/** The table of antd in a frame that scrolls, named as the table is. */
const partsOf = (caption: string) => ({
  header: { cell: HeadCell },
  table: (table: TableHTMLAttributes<HTMLTableElement>) => (
    <ScrollFrame label={caption}>
      <table {...table} />
    </ScrollFrame>
  ),
});

/** As many as a screen shows: more would only be scrolled. */
const SKELETON_ROWS = 10;

/** Answers when it is known what to ask for: what is asked then takes its place. */
const NOT_YET = new Promise<never>(() => undefined);

/** The list of every screen in the admin area: filters, page and order live in the address. */
export function AdminTable<Row extends object, Query>(props: Props<Row, Query>) {
  const { caption, columns, load, rowKey, tools, tabParam, revision = 0, work } = props;
  const t = useText();
  const clearMark = useClearMark();
  const pageNames = usePageNames();
  const parts = useMemo(() => partsOf(caption), [caption]);
  const [given, setParams] = useSearchParams();
  const filters = columns.filter(({ search }) => search !== false);
  const filterLayout = useFilterLayout(filters.length);
  const known = JSON.stringify({
    filters: [...filters.map(filterKey), ...(tabParam ? [tabParam] : [])],
    sorts: columns.filter(({ sorter }) => sorter).map(columnKey),
  } satisfies KnownParams);
  const params = useMemo(() => knownParams(given, JSON.parse(known)), [given, known]);
  const query = readAdminQuery(params);
  const form = useRef<FormInstance>(undefined);
  const views = useViews(params);
  const { data, error, loading, reload, isEmpty } = useRows<Row>({
    query,
    load: () => (views.isOpening ? NOT_YET : load(adminCall(query) as Query)),
    deps: [revision, views.isOpening],
  });
  const days = columns
    .filter(({ valueType }) => valueType === 'date')
    .map(({ dataIndex }) => String(dataIndex));
  const shown = shownFilters(query.filters, days);
  useFilterFields({ form, shown, params, error, keys: filters.map(filterKey) });
  const orderOf = (key: unknown) =>
    query.sort?.column === key ? (query.sort?.isAsc ? ('ascend' as const) : ('descend' as const)) : null;
  const search = (values: Record<string, unknown>) => {
    const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
    const filters = Object.fromEntries(given.map(([key, value]) => [key, String(value).trim()]));
    setParams(adminAddress({ ...query, page: 1, filters }));
  };
  const isHidden = (column: AdminColumn<Row>) => query.hidden.includes(columnKey(column));
  const drawn = columns.map((column) => (isHidden(column) ? { ...column, hideInTable: true } : column));
  const lead = drawn.find(({ hideInTable }) => !hideInTable);
  const working = useRowWork({ rows: error ? [] : (data?.list ?? []), rowKey, work, reload });
  const inTable = columns.filter(({ hideInTable, valueType }) => !hideInTable && valueType !== 'option');

  return (
    <div
      ref={working.frame}
      className={styles.table}
      data-sheet="wide"
      data-page-loading={data || error ? undefined : ''}
    >
      <ListViews
        views={views}
        params={params}
        columns={
          <ColumnChoice
            columns={inTable.map((column) => ({ key: columnKey(column), title: column.title ?? '' }))}
            hidden={query.hidden}
            onHide={(hidden) => setParams(adminAddress({ ...query, hidden }))}
          />
        }
      />
      <ProTable<Row>
        caption={<span className="vh">{caption}</span>}
        columns={drawn.map((column) =>
          labelled(column, column === lead, orderOf(column.key ?? column.dataIndex), clearMark),
        )}
        dataSource={error ? [] : (data?.list ?? [])}
        rowKey={rowKey as (row: Row) => string}
        loading={loading && !error && (data?.list.length ?? 0) > 0}
        formRef={form}
        search={filters.length > 0 && filterLayout}
        onSubmit={search}
        onReset={() => search({})}
        options={false}
        toolBarRender={
          tools
            ? () => [
                <div key="tools" className={styles.tools}>
                  {tools(exportCall(query))}
                </div>,
              ]
            : false
        }
        components={parts}
        rowSelection={working.selection}
        onRow={working.onRow}
        tableAlertRender={false}
        columnEmptyText="—"
        cardBordered={false}
        ghost
        locale={{
          emptyText: error ? (
            <ErrorState error={error} onRetry={reload} retrying={loading} />
          ) : isEmpty ? (
            <NoRows
              empty={props.empty}
              blank={props.blank}
              narrowed={filters.some((column) => filterKey(column) in query.filters)}
              onClear={() => search({})}
            />
          ) : (
            <LoadingSkeleton shape="table" count={Math.min(query.size, SKELETON_ROWS)} />
          ),
        }}
        pagination={{
          current: query.page,
          pageSize: query.size,
          total: data?.total ?? 0,
          showSizeChanger: true,
          itemRender: pageNames,
          pageSizeOptions: [10, 20, 50, 100],
          showTotal: (total) => t('admin.table.total.label', { total }),
        }}
        onChange={(page, _filters, sorter) => {
          const one = Array.isArray(sorter) ? sorter[0] : sorter;
          const column = one?.order ? String(one.columnKey ?? one.field) : null;
          setParams(
            adminAddress({
              ...query,
              page: page.current ?? 1,
              size: page.pageSize ?? query.size,
              sort: column ? { column, isAsc: one?.order === 'ascend' } : null,
            }),
          );
        }}
      />
      {working.bar}
    </div>
  );
}
