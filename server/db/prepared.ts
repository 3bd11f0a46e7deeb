import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Part } from './json-rows';
import type { Schema } from './schema';

type Db = Kysely<Schema>;
type Parts = Record<string, Part<unknown>>;
type AnswerOf<P extends Parts> = { [K in keyof P]: P[K] extends Part<infer A> ? A : never };

type Prepared<Values, Shape, P extends Parts> = (
  db: Db,
  values: Values,
  ...shape: unknown extends Shape ? [] : [Shape]
) => Promise<AnswerOf<P>>;

/** Stands for a value that is given when the statement runs. */
class Place {
  constructor(readonly key: string) {}
}
export type Places<Values> = { readonly [K in keyof Values]-?: RawBuilder<Exclude<Values[K], undefined>> };

interface Ready<P extends Parts> {
  parts: [name: string, part: P[string]][];
  query: CompiledQuery;
}

const places = new Proxy({}, { get: (_, key) => sql.val(new Place(String(key))) });

/** A query with more shapes than this has built a value into its text that should be a parameter. */
const SHAPES_MAX = 200;

/** A statement whose text begins so is planned once by each connection, under this name (`leased-pool`). */
const marked = (name: string, text: string): string => `/*${name}*/ ${text}`;

/**
 * A frequent read: built and compiled once per shape, sent as a named prepared statement, and answered as one JSON
 * value however many queries it consists of. Building, describing and parsing column by column costs the process
 * several times what the database needs.
 */
export const prepared = <Values extends object, Shape, P extends Parts>(
  name: string,
  build: (db: Db, at: Places<Values>, shape: Shape) => P,
): Prepared<Values, Shape, P> => {
  const ready = new Map<string, Ready<P>>();
  const make = (db: Db, key: string, shape: Shape): Ready<P> => {
    if (ready.size >= SHAPES_MAX) throw new Error(`${name} has more than ${SHAPES_MAX} shapes.`);
    const parts = Object.entries(build(db, places as Places<Values>, shape)) as Ready<P>['parts'];
    const pairs = parts.map(([part, { json }]) => sql`${sql.lit(part)}, ${json}`);
    const query = sql`select json_build_object(${sql.join(pairs)}) as answer`.compile(db);
    const made = { parts, query: { ...query, sql: marked(`${name}.${ready.size}`, query.sql) } };
    ready.set(key, made);
    return made;
  };
  return async (db, values, ...[shape]) => {
    const key = shape === undefined ? '' : JSON.stringify(shape);
    const { parts, query } = ready.get(key) ?? make(db, key, shape as Shape);
    const parameters = query.parameters.map((value) =>
      value instanceof Place ? (values as Record<string, unknown>)[value.key] : value,
    );
    const { rows } = await db.executeQuery<{ answer: Record<string, unknown> }>({ ...query, parameters });
    const read = rows[0]?.answer ?? {};
    return Object.fromEntries(parts.map(([part, { revive }]) => [part, revive(read[part])])) as AnswerOf<P>;
  };
};
