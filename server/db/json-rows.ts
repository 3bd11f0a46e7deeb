import { type Compilable, type OperationNode, type RawBuilder, type SelectQueryNode, sql } from 'kysely';
import { camelCase } from './camel-case';

/** The Date columns of a row: the type requires each to be named, so that none is left as a number by oversight. */
type TimesOf<Row> = {
  [K in keyof Row as NonNullable<Row[K]> extends Date ? K : never]: true;
};
type Query<Row> = Compilable<Row> & { toOperationNode(): OperationNode };

/** One named part of a statement's answer: several rows, or a single one. */
export interface Part<Answer> {
  readonly json: RawBuilder<unknown>;
  readonly revive: (read: unknown) => Answer;
}

const nameOf = (node: OperationNode): string => {
  const { kind, alias, column, name } = node as unknown as Record<'alias' | 'column' | 'name', unknown> & {
    kind: string;
  };
  if (kind === 'AliasNode') return nameOf(alias as OperationNode);
  if (kind === 'ReferenceNode') return nameOf(column as OperationNode);
  if (kind === 'ColumnNode') return nameOf(column as OperationNode);
  if (kind === 'IdentifierNode') return camelCase(name as string);
  throw new Error(`A column of a prepared statement must be named (${kind}).`);
};

const columnsOf = (query: { toOperationNode(): OperationNode }): string[] =>
  ((query.toOperationNode() as SelectQueryNode).selections ?? []).map(({ selection }) => nameOf(selection));

/** The query with its columns named as in the answer, and times as milliseconds. */
const named = (query: Query<unknown>, times: readonly string[]): RawBuilder<unknown> => {
  const columns = columnsOf(query);
  const shown = columns.map((name) =>
    times.includes(name) ? `(trunc(extract(epoch from "${name}") * 1000))::int8 as "${name}"` : `"${name}"`,
  );
  const names = columns.map((name) => `"${name}"`);
  return sql`select ${sql.raw(shown.join(', '))} from (${query as never}) as y (${sql.raw(names.join(', '))})`;
};

const reviver =
  (times: readonly string[]) =>
  <Row>(row: Row): Row => {
    const cells = row as Record<string, unknown>;
    for (const name of times) {
      const at = cells[name];
      if (typeof at === 'number') cells[name] = new Date(at);
    }
    return row;
  };

/** All rows of a query, in its order. */
export const many = <Row>(query: Query<Row>, times: TimesOf<Row>): Part<Row[]> => {
  const names = Object.keys(times);
  const revive = reviver(names);
  return {
    json: sql`(select coalesce(json_agg(x), '[]') from (${named(query, names)}) as x)`,
    revive: (read) => (read as Row[]).map(revive),
  };
};

/** Like `named`, for a query of all columns of a table: column names are converted here, and times come as text. */
const whole =
  (times: readonly string[]) =>
  <Row>(read: unknown): Row => {
    const cells = Object.entries(read as object).map(([column, value]) => {
      const name = camelCase(column);
      return [name, times.includes(name) && value !== null ? new Date(value as string) : value];
    });
    return Object.fromEntries(cells) as Row;
  };

/** The only row of a query for all columns of a table, which may lock it; undefined where there is none. */
export const wholeRow = <Row>(query: Query<Row>, times: TimesOf<Row>): Part<Row | undefined> => {
  const revive = whole(Object.keys(times));
  return {
    json: sql`(select row_to_json(x) from (${query as never}) as x)`,
    revive: (read) => (read === null ? undefined : revive<Row>(read)),
  };
};

export const wholeRows = <Row>(query: Query<Row>, times: TimesOf<Row>): Part<Row[]> => {
  const revive = whole(Object.keys(times));
  return {
    json: sql`(select coalesce(json_agg(x), '[]') from (${query as never}) as x)`,
    revive: (read) => (read as unknown[]).map((row) => revive<Row>(row)),
  };
};

/** The only row of a query; undefined where there is none. */
export const one = <Row>(query: Query<Row>, times: TimesOf<Row>): Part<Row | undefined> => {
  const names = Object.keys(times);
  const revive = reviver(names);
  return {
    json: sql`(select row_to_json(x) from (${named(query, names)}) as x)`,
    revive: (read) => (read === null ? undefined : revive(read as Row)),
  };
};
