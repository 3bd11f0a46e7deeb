import type { AdminViews } from '@contract/admin-view';
import type { Calls } from '@contract/endpoints';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { badRequest, conflict } from '@server/errors/app-error';
import type { Kysely } from 'kysely';

type Given = Calls['PUT /prod-api/cms/admin/views']['body'];
const NONE: AdminViews = { views: [], opensWith: null, version: 0 };

/** The views this person saved for a list. */
export async function viewsOf(
  db: Kysely<Schema>,
  accountId: number,
  list: Given['list'],
): Promise<AdminViews> {
  const kept = await db
    .selectFrom('adminView')
    .select(['views', 'opensWith', 'version'])
    .where('accountId', '=', accountId)
    .where('list', '=', list)
    .executeTakeFirst();
  return kept ?? NONE;
}

/** Replaces them, unless another window did so since they were read. */
export async function keepViews(tx: Transaction, accountId: number, given: Given): Promise<AdminViews> {
  const { list, views, opensWith, version } = given;
  if (new Set(views.map(({ name }) => name)).size < views.length) throw badRequest('view.twice');
  const values = { views: JSON.stringify(views), opensWith, version: version + 1 };
  const kept =
    version === 0
      ? await tx
          .insertInto('adminView')
          .values({ accountId, list, ...values })
          .onConflict((c) => c.columns(['accountId', 'list']).doNothing())
          .returning(['views', 'opensWith', 'version'])
          .executeTakeFirst()
      : await tx
          .updateTable('adminView')
          .set(values)
          .where('accountId', '=', accountId)
          .where('list', '=', list)
          .where('version', '=', version)
          .returning(['views', 'opensWith', 'version'])
          .executeTakeFirst();
  if (!kept) throw conflict('view.moved');
  return kept;
}
