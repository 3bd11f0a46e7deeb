import { type SelectQueryBuilder, sql } from 'kysely';

type Direction = 'asc' | 'desc';

/** One page of a public list, sorted by one of its columns. */
export interface OrderedPage<Column extends string> {
  column: Column;
  direction: Direction;
  offset: number;
  limit: number;
}

type Order = Pick<OrderedPage<string>, 'column' | 'direction'> & {
  /** Direction of the id that orders equal values, matching the index; by default the column's direction. */
  tie?: Direction;
};

/** Sorts the rows of the table by the column, then by id. */
export const inOrder = <Db, T extends keyof Db, Row>(
  query: SelectQueryBuilder<Db, T, Row>,
  table: string,
  { column, direction, tie = direction }: Order,
): SelectQueryBuilder<Db, T, Row> =>
  query.orderBy(sql.ref(`${table}.${column}`), direction).orderBy(sql.ref(`${table}.id`), tie);

/** The ids of the rows on the page, found in the index alone; only these rows are read afterwards. */
export const idsOfPage = <Db, T extends keyof Db>(
  open: SelectQueryBuilder<Db, T, object>,
  table: string,
  { offset, limit, ...order }: OrderedPage<string> & Order,
) => {
  const leveled =
    order.column === 'views' ? open.orderBy(sql.ref(`${table}.viewsLevel`), order.direction) : open;
  return inOrder(leveled, table, order)
    .select(sql.ref<number>(`${table}.id`).as('id'))
    .offset(offset)
    .limit(limit);
};
