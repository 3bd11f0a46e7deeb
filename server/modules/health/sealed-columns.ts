import { isSealedPath } from '@contract/sensitive';
import { isSealed } from '@server/crypto/sealing';
import type { Schema } from '@server/db/schema';
import { type Kysely, sql } from 'kysely';

/** Before the first of each type: every look, also the first, begins in the middle of an index. */
const LOWEST = { bigint: '0', integer: '0', text: '', uuid: '00000000-0000-0000-0000-000000000000' } as const;

/** Columns of the primary key with their types, in its order. */
type Key = readonly (readonly [column: string, type: keyof typeof LOWEST])[];

interface SealedColumn {
  table: string;
  column: string;
  key: Key;
  /** Sealed values by path, as JSON, from the expression of the column; for a plain text there is one. */
  values: (column: string) => string;
}

const ID: Key = [['id', 'bigint']];
const UUID: Key = [['id', 'uuid']];
const whole = (column: string): string => `jsonb_build_object('', ${column})`;
/** Of the fields only those that look sealed are brought here: texts that people wrote stay in the database. */
const fields = (column: string): string =>
  `(select jsonb_object_agg(key, value) from jsonb_each_text(${column}) where value like 'enc:v1:%')`;
const secrets = (column: string): string =>
  `(select jsonb_object_agg('', one) from jsonb_path_query(${column}, 'lax $[*].clientSecretSealed') as one)`;
const former = (column: string): string => `jsonb_build_object(path, ${column} #>> '{}')`;

const of = (
  table: string,
  column: string,
  { key = ID, values = whole }: Partial<Pick<SealedColumn, 'key' | 'values'>> = {},
): SealedColumn => ({ table, column, key, values });

/** Every column that keeps sealed values. */
const COLUMNS: readonly SealedColumn[] = [
  of('account', 'totp_sealed'),
  of('achievement', 'contact'),
  of('application', 'fields', { values: fields }),
  of('application_confirmation', 'stated', { values: fields }),
  of('application_snapshot', 'fields', {
    key: [
      ['application_id', 'bigint'],
      ['filed_version', 'integer'],
    ],
    values: fields,
  }),
  of('calendar_feed', 'token_sealed', { key: [['account_id', 'bigint']] }),
  of('certification', 'id_number_sealed'),
  of('demand', 'contact'),
  of('demand_reply', 'contact'),
  of('fact', 'content'),
  of('field_history', 'value', { values: former }),
  of('open_sign_in', 'verifier_sealed', { key: [['state_hash', 'text']] }),
  of('outbox', 'body', { key: UUID }),
  of('outbox', 'recipient', { key: UUID }),
  of('outbox', 'words', { key: UUID }),
  of('session', 'successor_sealed', { key: UUID }),
  of('setting', 'value', { key: [['key', 'text']], values: secrets }),
  of('working_copy', 'fields', {
    key: [
      ['record', 'text'],
      ['ref', 'bigint'],
    ],
    values: fields,
  }),
];
const nameOf = ({ table, column }: SealedColumn): string => `${table}.${column}`;
export const SEALED_COLUMNS: readonly string[] = COLUMNS.map(nameOf);

export interface SealedRow {
  key: string[];
  values: string[];
}

const sealedAmong = (byPath: Record<string, unknown> | null): string[] =>
  Object.entries(byPath ?? {}).flatMap(([path, value]) =>
    isSealed(value) && (path === '' || isSealedPath(path)) ? [value] : [],
  );

/** The next rows of a column in the order of its primary key, with what is sealed in them. */
export const sealedRows = async (
  db: Kysely<Schema>,
  name: string,
  { after, limit }: { after: string[] | null; limit: number },
): Promise<SealedRow[]> => {
  const found = COLUMNS.find((column) => nameOf(column) === name);
  if (!found) return [];
  const { table, column, key, values } = found;
  const keys = sql.raw(key.map(([part]) => part).join(', '));
  const bounds = sql.join(
    key.map(([, type], at) => sql`${after?.[at] ?? LOWEST[type]}::text::${sql.raw(type)}`),
  );
  const { rows } = await sql<{ place: string[]; found: Record<string, unknown> | null }>`
    select array[${sql.raw(key.map(([part]) => `${part}::text`).join(', '))}] as place,
      ${sql.raw(values(column))} as found
    from ${sql.raw(table)} where (${keys}) > (${bounds}) order by ${keys} limit ${limit}`.execute(db);
  return rows.map(({ place, found: byPath }) => ({ key: place, values: sealedAmong(byPath) }));
};
