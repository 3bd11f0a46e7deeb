import { isDeepStrictEqual } from 'node:util';
import type { AdminDictItem } from '@contract/admin-system';
import type { Calls } from '@contract/endpoints';
import type { PlainCode } from '@contract/sentences/sentence';
import type { Transaction } from '@server/db/database';
import { refuseTaken } from '@server/db/failures';
import { contains } from '@server/db/like';
import type { DictItemTable, Schema } from '@server/db/schema';
import { badField, conflict, notFound } from '@server/errors/app-error';
import { pageOf } from '@server/http/paging';
import { overtaken } from '@server/modules/moderation/service';
import type { Caller } from '@server/security/caller';
import { type Kysely, type Selectable, sql } from 'kysely';

const present = (row: Selectable<DictItemTable>): AdminDictItem => row;

export const listTypes = (db: Kysely<Schema>) =>
  db
    .selectFrom('dictItem')
    .select(['type', sql<number>`count(*)::int`.as('count')])
    .groupBy('type')
    .orderBy('type')
    .execute();

export const listItems = async (
  db: Kysely<Schema>,
  { type, keyword, ...query }: Calls['GET /prod-api/system/dict/list']['query'],
) => {
  const { limit, offset } = pageOf(query);
  const text = keyword?.trim();
  const filtered = db
    .selectFrom('dictItem')
    .$if(type !== undefined, (q) => q.where('type', '=', type ?? ''))
    .$if(!!text, (q) => q.where('label', 'like', contains(text ?? '')));
  const rows = await filtered
    .selectAll()
    .orderBy('type')
    .orderBy('sort')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { n } = await filtered.select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow();
  return { rows: rows.map(present), total: n };
};

const refuse = (path: string, said: PlainCode) => badField(`body.${path}`, said);
const valueTaken = () => refuse('value', 'dict.value_taken');

export const createItem = async (
  tx: Transaction,
  input: Calls['POST /prod-api/system/dict']['body'],
): Promise<AdminDictItem> => {
  const taken = await tx
    .selectFrom('dictItem')
    .select('id')
    .where('type', '=', input.type)
    .where('value', '=', input.value)
    .executeTakeFirst();
  if (taken) throw valueTaken();
  const { parentValue } = input;
  const parent =
    parentValue === null ||
    (await tx
      .selectFrom('dictItem')
      .select('id')
      .where('type', '=', input.type)
      .where('value', '=', parentValue)
      .executeTakeFirst());
  if (!parent) throw refuse('parentValue', 'dict.no_parent');
  const row = await tx
    .insertInto('dictItem')
    .values(input)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(refuseTaken(valueTaken));
  return present(row);
};

/** The key itself never changes: records point to it. */
export const updateItem = async (
  acting: { tx: Transaction; caller: Caller },
  id: number,
  { before, label, sort, isDefault, enabled }: Calls['PUT /prod-api/system/dict/{id}']['body'],
): Promise<AdminDictItem> => {
  const { tx } = acting;
  const held = await tx
    .selectFrom('dictItem')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw notFound();
  const stands = { label: held.label, sort: held.sort, isDefault: held.isDefault, enabled: held.enabled };
  if (!isDeepStrictEqual(stands, before))
    throw await overtaken(acting, {
      targets: [`dict:${id}`],
      ownerId: null,
      actions: ['dict.update'],
      otherwise: conflict('dict.entry_moved', { data: present(held) }),
    });
  const row = await tx
    .updateTable('dictItem')
    .set({ label, sort, isDefault, enabled })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return present(row);
};
