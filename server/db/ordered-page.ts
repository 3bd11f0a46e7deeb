import { type SelectQueryBuilder, sql } from 'kysely';

type Direction = 'asc' | 'desc';

/** A stretch of a public list, in the order of one of its columns. */
export interface OrderedPage<Column extends string> {
  column: Column;
  direction: Direction;
  offset: number;
  limit: number;
}

type Order = Pick<OrderedPage<string>, 'column' | 'direction'> & {
  /** Which of equals comes first, as the index has it; as the column goes, unless said. */
  tie?: Direction;
};

/** Rows of this table in that order. */
export const inOrder = <Db, T extends keyof Db, Row>(
  query: SelectQueryBuilder<Db, T, Row>,
  table: string,
  { column, direction, tie = direction }: Order,
): SelectQueryBuilder<Db, T, Row> =>
  query.orderBy(sql.ref(`${table}.${column}`), direction).orderBy(sql.ref(`${table}.id`), tie);

/** Which rows stand on the page: the index alone says it, and only those are read afterwards. */
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
