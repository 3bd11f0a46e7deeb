import type { Fields, FieldValue } from '@contract/rules/draft-fields';
import type { ApplicationFieldHistoryTable } from '@server/db/schema';
import type { Selectable } from 'kysely';
import type { Db } from './scope';

export type FieldHistoryRow = Selectable<ApplicationFieldHistoryTable> & { by: string | null };
type NewRow = Omit<Selectable<ApplicationFieldHistoryTable>, 'id'>;

export const insertFieldHistory = async (db: Db, rows: readonly NewRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await db
    .insertInto('applicationFieldHistory')
    .values(rows.map((row) => ({ ...row, value: JSON.stringify(row.value) })))
    .execute();
};

/** The value declined last, by path. */
export const lastDeclined = async (
  db: Db,
  applicationId: number,
  paths: readonly string[],
): Promise<Fields> => {
  if (paths.length === 0) return {};
  const rows = await db
    .selectFrom('applicationFieldHistory')
    .select(['path', 'value'])
    .where('applicationId', '=', applicationId)
    .where('kind', '=', 'declined')
    .where('path', 'in', [...paths])
    .orderBy('id')
    .execute();
  return Object.fromEntries(rows.map(({ path, value }): [string, FieldValue] => [path, value]));
};

export const countFieldHistory = async (
  db: Db,
  applicationId: number,
  path: string | undefined,
): Promise<number> => {
  const { total } = await db
    .selectFrom('applicationFieldHistory')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('applicationId', '=', applicationId)
    .$if(path !== undefined, (query) => query.where('path', '=', path as string))
    .executeTakeFirstOrThrow();
  return total;
};

export const selectFieldHistory = (
  db: Db,
  applicationId: number,
  {
    path,
    limit,
    offset,
    order,
  }: { path: string | undefined; limit: number; offset: number; order: 'asc' | 'desc' },
): Promise<FieldHistoryRow[]> =>
  db
    .selectFrom('applicationFieldHistory as h')
    .leftJoin('account', 'account.id', 'h.accountId')
    .selectAll('h')
    .select((eb) => eb.fn.coalesce('account.realName', 'account.nickname').as('by'))
    .where('h.applicationId', '=', applicationId)
    .$if(path !== undefined, (query) => query.where('h.path', '=', path as string))
    .orderBy('h.id', order)
    .limit(limit)
    .offset(offset)
    .execute();
