import { OPEN_REPLY, type ReplyActor } from '@contract/rules/reply-machine';
import type { DemandMessageTable, DemandReplyTable } from '@server/db/market-schema';
import type { Schema } from '@server/db/schema';
import { notFound } from '@server/errors/app-error';
import type { Kysely, Selectable } from 'kysely';
import type { DemandRecord } from './repository';
import type { Scope } from './scope';

type Db = Kysely<Schema>;

/** A conversation with the name and the current unit of the person who asked. */
export interface ReplyRecord extends Selectable<DemandReplyTable> {
  by: string | null;
  /** The current unit of the person who asked. */
  currentUnit: string | null;
}
export type MessageRecord = Selectable<DemandMessageTable> & { by: string | null };

const repliesWithNames = (db: Db) =>
  db
    .selectFrom('demandReply')
    .innerJoin('account', 'account.id', 'demandReply.accountId')
    .leftJoin('unit', 'unit.id', 'account.unitId')
    .selectAll('demandReply')
    .select((eb) => eb.fn.coalesce('account.realName', 'account.nickname').as('by'))
    .select('unit.name as currentUnit');

/** Newest first; the owner sees all, everybody else their own. */
export const repliesOf = (db: Db, demandId: number, accountId?: number): Promise<ReplyRecord[]> => {
  const all = repliesWithNames(db).where('demandReply.demandId', '=', demandId);
  return (accountId === undefined ? all : all.where('demandReply.accountId', '=', accountId))
    .orderBy('demandReply.id', 'desc')
    .execute();
};

export const findReply = (db: Db, id: number): Promise<ReplyRecord | undefined> =>
  repliesWithNames(db).where('demandReply.id', '=', id).executeTakeFirst();

export const messagesOf = async (
  db: Db,
  replyIds: readonly number[],
): Promise<Map<number, MessageRecord[]>> => {
  const found = new Map<number, MessageRecord[]>(replyIds.map((id) => [id, []]));
  if (replyIds.length === 0) return found;
  const rows = await db
    .selectFrom('demandMessage')
    .innerJoin('account', 'account.id', 'demandMessage.accountId')
    .selectAll('demandMessage')
    .select((eb) => eb.fn.coalesce('account.realName', 'account.nickname').as('by'))
    .where('replyId', 'in', [...replyIds])
    .orderBy('demandMessage.id')
    .execute();
  for (const row of rows) found.get(row.replyId)?.push(row);
  return found;
};

/** Conversations that are accepted or wait for an answer. */
export const openReplies = async (db: Db, demandId: number) => {
  const rows = await db
    .selectFrom('demandReply')
    .select(['accountId', 'status'])
    .where('demandId', '=', demandId)
    .where('status', 'in', OPEN_REPLY)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ accountId, status }) =>
    status === 'pending' || status === 'accepted' ? [{ accountId, status }] : [],
  );
};

export interface Held {
  reply: Selectable<DemandReplyTable>;
  demand: DemandRecord;
  actor: ReplyActor;
}

/**
 * Locks both rows until the transaction ends, the demand first, as everything that acts on it does. 404 for anybody who
 * is not one of the two sides.
 */
export async function lockReply({ tx, caller }: Scope, id: number): Promise<Held> {
  const found = await findReply(tx, id);
  if (!found) throw notFound();
  const demand = await tx
    .selectFrom('demand')
    .selectAll()
    .where('id', '=', found.demandId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const reply = await tx
    .selectFrom('demandReply')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (reply.accountId === caller.accountId) return { reply, demand, actor: 'replier' };
  if (demand.ownerId === caller.accountId) return { reply, demand, actor: 'owner' };
  throw notFound();
}
