import { beijingIso } from '@contract/rules/beijing-time';
import { demandStatusAt } from '@contract/rules/demand-machine';
import { replyStatusAt } from '@contract/rules/reply-machine';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';

/** 我申请的对接: the conversations a person began, each with its demand's current status, latest change first. */
export const ownReplies = async (
  db: Kysely<Schema>,
  accountId: number,
  { offset, limit }: { offset: number; limit: number },
  now: Date,
) => {
  const own = db.selectFrom('demandReply').where('demandReply.accountId', '=', accountId);
  const [rows, { n }] = await Promise.all([
    own
      .innerJoin('demand', 'demand.id', 'demandReply.demandId')
      .select(['demandReply.id', 'demandReply.demandId', 'demandReply.status', 'demandReply.updatedAt'])
      .select(['demand.title', 'demand.unitName', 'demand.deadline', 'demand.status as demandStatus'])
      .orderBy('demandReply.updatedAt', 'desc')
      .orderBy('demandReply.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
    own.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow(),
  ]);
  const listed = rows.map(({ title, deadline, updatedAt, status, ...row }) => {
    const demandStatus = demandStatusAt(row.demandStatus, deadline, now);
    return {
      ...row,
      demandTitle: title,
      demandStatus,
      status: replyStatusAt(status, demandStatus),
      updateTime: beijingIso(updatedAt),
    };
  });
  return { rows: listed, total: Number(n) };
};
