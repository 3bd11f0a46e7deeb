import { type ProColumns, ProTable } from '@ant-design/pro-components';
import type { FormInstance } from 'antd';
import type { SorterResult } from 'antd/es/table/interface';
import { type Key, type ReactNode, useRef } from 'react';
import { ErrorState } from '@/components/ErrorState';
import { useClearMark } from '@/components/form/useClearMark';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { keptWhole } from '@/components/WrittenText';
import { type AdminQuery, adminCall, exportCall, shownFilters } from '@/pages/admin/parts/admin-query';
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
import { useListAddress } from './useListAddress';
import { usePagination } from './usePagination';
import { useTableParts } from './useTableParts';

export type AdminColumn<Row> = ProColumns<Row> & { title?: string };

interface Props<Row, Query> {
  caption: string;
  columns: AdminColumn<Row>[];
  load: (query: Query) => Promise<{ list: Row[]; total: number }>;
  rowKey: (row: Row) => Key;
  /** Shown when the filters match nothing, and also without filters if `blank` is not given. */
  empty: string;
  /** Shown when the list has no rows at all. */
  blank?: Blank;
  /** Buttons above the table; `asked` is the query with which an export gets the same rows. */
  tools?: (asked: Record<string, string | number>) => ReactNode;
  /** Address parameter that the page itself reads, in addition to the filters of the columns. */
  tabParam?: string;
  /** Incremented when something outside the table has changed the rows. */
  revision?: number;
  /** The actions on rows, by keyboard or on many at once. */
  work?: RowWork<Row>;
}

const columnKey = <Row,>({ key, dataIndex }: AdminColumn<Row>): string => String(key ?? dataIndex);

/** The address parameter of a column's filter. */
const filterKey = <Row,>({ key, dataIndex }: AdminColumn<Row>): string => String(dataIndex ?? key);

/** The icon that clears a filter. */
type ClearMark = ReturnType<typeof useClearMark>;

/** Text filters have no clear icon: it would be one more Tab stop beside each field, and the form has its own reset. */
const clearing = <Row,>({ valueType = 'text', fieldProps }: AdminColumn<Row>, mark: ClearMark) => {
  if (valueType === 'text') return { fieldProps: { ...fieldProps, allowClear: false } };
  return valueType === 'select' ? { fieldProps: { ...fieldProps, allowClear: mark } } : {};
};

/** Columns that stay visible while the table scrolls sideways: the row's subject and its actions. */
const staying = <Row,>({ valueType }: AdminColumn<Row>, leads: boolean) => {
  if (leads) return { 'data-stays': 'start' };
  return valueType === 'option' ? { 'data-stays': 'end' } : {};
};

/**
 * On a phone a row becomes a card: its subject comes first, and each other cell is labelled with its column's title.
 */
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

/** One screenful; more placeholder rows would only have to be scrolled. */
const SKELETON_ROWS = 10;

/** Never resolves: loading waits until the query is known, and a new request then replaces this one. */
const NOT_YET = new Promise<never>(() => undefined);

/** What the list needs to know about its columns. */
const readingOf = <Row,>(columns: AdminColumn<Row>[], tabParam: string | undefined) => {
  const filters = columns.filter(({ search }) => search !== false).map(filterKey);
  return {
    filters,
    days: columns.filter(({ valueType }) => valueType === 'date').map(({ dataIndex }) => String(dataIndex)),
    known: {
      filters: tabParam ? [...filters, tabParam] : filters,
      sorts: columns.filter(({ sorter }) => sorter).map(columnKey),
    },
    /** The columns that may be hidden. */
    inTable: columns
      .filter(({ hideInTable, valueType }) => !hideInTable && valueType !== 'option')
      .map((column) => ({ key: columnKey(column), title: column.title ?? '' })),
  };
};

/** The columns as the address describes them: without the hidden ones, and with the sort order marked. */
const drawn = <Row,>(columns: AdminColumn<Row>[], { hidden, sort }: AdminQuery, mark: ClearMark) => {
  const shown = columns.map((column) =>
    hidden.includes(columnKey(column)) ? { ...column, hideInTable: true } : column,
  );
  const lead = shown.find(({ hideInTable }) => !hideInTable);
  const orderOf = (key: unknown) => (sort?.column === key ? (sort?.isAsc ? 'ascend' : 'descend') : null);
  return shown.map((column) =>
    labelled(column, column === lead, orderOf(column.key ?? column.dataIndex), mark),
  );
};

/** The sort order reported by antd; at most one column. */
const sortOf = <Row,>(sorter: SorterResult<Row> | SorterResult<Row>[]): AdminQuery['sort'] => {
  const one = Array.isArray(sorter) ? sorter[0] : sorter;
  return one?.order ? { column: String(one.columnKey ?? one.field), isAsc: one.order === 'ascend' } : null;
};

/** The list of every screen in the admin area: filters, page and order live in the address. */
export function AdminTable<Row extends object, Query>(props: Props<Row, Query>) {
  const { caption, columns, load, rowKey, tools, tabParam, revision = 0, work } = props;
  const clearMark = useClearMark();
  const parts = useTableParts(caption);
  const { filters, days, known, inTable } = readingOf(columns, tabParam);
  const filterLayout = useFilterLayout(filters.length);
  const { params, query, change, search } = useListAddress(known);
  const form = useRef<FormInstance>(undefined);
  const views = useViews(params);
  const { data, error, loading, reload, isEmpty } = useRows<Row>({
    query,
    load: () => (views.isOpening ? NOT_YET : load(adminCall(query) as Query)),
    revision,
    waits: views.isOpening,
  });
  const rows = error ? [] : (data?.list ?? []);
  useFilterFields({ form, shown: shownFilters(query.filters, days), params, error, keys: filters });
  const working = useRowWork({
    rows,
    rowKey,
    work,
    reload,
    question: JSON.stringify(query.filters),
    place: data && !error && isEmpty ? JSON.stringify([query.page, query.size, query.sort]) : null,
  });
  const pagination = usePagination(query.page, query.size, data?.total ?? 0);
  const instead = () => {
    if (error) return <ErrorState error={error} onRetry={reload} retrying={loading} />;
    if (!isEmpty) return <LoadingSkeleton shape="table" count={Math.min(query.size, SKELETON_ROWS)} />;
    const narrowed = filters.some((key) => key in query.filters);
    return <NoRows empty={props.empty} blank={props.blank} narrowed={narrowed} onClear={() => search({})} />;
  };

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
          <ColumnChoice columns={inTable} hidden={query.hidden} onHide={(hidden) => change({ hidden })} />
        }
      />
      <ProTable<Row>
        caption={<span className="vh">{caption}</span>}
        columns={drawn(columns, query, clearMark)}
        dataSource={rows}
        rowKey={rowKey as (row: Row) => string}
        loading={loading && rows.length > 0}
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
        locale={{ emptyText: instead() }}
        pagination={pagination}
        onChange={({ current = 1, pageSize = query.size }, _filters, sorter) =>
          change({ page: current, size: pageSize, sort: sortOf(sorter) })
        }
      />
      {working.bar}
    </div>
  );
}
