import type { ReplyEvent } from '@contract/reply-choices';
import type { PlainAct } from '@contract/rules/audit-changes';
import { hideContacts } from '@contract/rules/contact-in-text';
import { demandStatusAt } from '@contract/rules/demand-machine';
import { OPEN_REPLY, replyStatusAt, replyTransition } from '@contract/rules/reply-machine';
import { type PlainCode, say } from '@contract/sentences/sentence';
import { recordAudit } from '@server/audit/audit';
import { sealContact } from '@server/crypto/sealed-contact';
import { conflict, notFound, unprocessable } from '@server/errors/app-error';
import { contactOfAccount } from '@server/modules/account/service';
import { moveDemand } from './move-demand';
import { replyMoved } from './refuse-move';
import { type Held, lockReply } from './reply-record';
import { openRecord } from './repository';
import type { Scope } from './scope';
import { tellSide } from './tell-sides';

const isLive = (status: string): boolean => status === 'published' || status === 'matching';

const write = async ({ tx, caller, now }: Scope, replyId: number, body: string): Promise<void> => {
  const values = { replyId, accountId: caller.accountId, body: body.trim(), createdAt: now };
  await tx.insertInto('demandMessage').values(values).execute();
};

const audit = ({ tx, caller, now, source }: Scope, action: PlainAct, id: number): Promise<void> =>
  recordAudit(tx, source, now, {
    accountId: caller.accountId,
    action,
    target: `demand_reply:${id}`,
  });

/** Asks the owner of an open demand for a conversation; answers its id. */
export async function createReply(scope: Scope, demandId: number, text: string): Promise<number> {
  const { tx, sealer, caller, now } = scope;
  // Locked, so that the owner cannot close the demand meanwhile.
  await tx.selectFrom('demand').select('id').where('id', '=', demandId).forUpdate().execute();
  const demand = await openRecord(tx, demandId, now);
  if (!demand) throw notFound();
  if (demand.ownerId === caller.accountId) throw conflict('demand.own');
  if (!isLive(demandStatusAt(demand.status, demand.deadline, now))) throw conflict('demand.over');
  const { unitName, ...contact } = await contactOfAccount(scope);
  const created = await tx
    .insertInto('demandReply')
    .values({
      demandId,
      accountId: caller.accountId,
      unitName,
      contact: sealContact(sealer, contact),
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((c) =>
      c.columns(['demandId', 'accountId']).where('status', 'in', ['pending', 'accepted']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!created) throw conflict('demand.replied');
  await write(scope, created.id, text);
  await tellSide(scope, demand.ownerId, demand, [
    'notice.reply.came',
    say('notice.reply.came_from', { title: demand.title, name: caller.name }),
  ]);
  await audit(scope, 'demand_reply.create', created.id);
  return created.id;
}

/** Refuses changes to a conversation that ended with its demand; it can still be read. */
const refuseEnded = ({ reply, demand }: Held): void => {
  if (demand.status === 'closed') throw conflict('demand.over_replies', { errorCode: 'demand.over' });
  if (replyStatusAt(reply.status, demand.status) === 'ended')
    throw conflict('demand.solved_replies', { errorCode: 'demand.over' });
};

/** Adds a message to a conversation. */
export async function addMessage(scope: Scope, id: number, text: string): Promise<void> {
  const held = await lockReply(scope, id);
  refuseEnded(held);
  const { reply, demand, actor } = held;
  if (!OPEN_REPLY.includes(reply.status))
    throw await replyMoved(scope, held, conflict('demand_reply.over', { errorCode: 'demand_reply.state' }));
  await write(scope, id, text);
  await scope.tx.updateTable('demandReply').set({ updatedAt: scope.now }).where('id', '=', id).execute();
  const other = actor === 'owner' ? reply.accountId : demand.ownerId;
  const about = { title: demand.title, name: scope.caller.name };
  await tellSide(scope, other, demand, ['notice.reply.message', say('notice.reply.message_from', about)]);
}

type Moved = 'notice.reply.accepted_for' | 'notice.reply.declined_for' | 'notice.reply.withdrawn_for';
const NEWS: Record<ReplyEvent, readonly [title: PlainCode, body: Moved]> = {
  accept: ['notice.reply.accepted', 'notice.reply.accepted_for'],
  decline: ['notice.reply.declined', 'notice.reply.declined_for'],
  withdraw: ['notice.reply.withdrawn', 'notice.reply.withdrawn_for'],
};

/** Moves a conversation along one transition. The first one that is accepted moves the demand to 对接中 as well. */
export async function moveReply(
  scope: Scope,
  id: number,
  event: ReplyEvent,
  { version, reason }: { version: number; reason?: string },
): Promise<void> {
  const { tx, now } = scope;
  const held = await lockReply(scope, id);
  refuseEnded(held);
  const { reply, demand, actor } = held;
  const data = { id, status: reply.status, version: reply.version };
  if (version !== reply.version)
    throw await replyMoved(scope, held, conflict('demand_reply.version_moved', { data }));
  const transition = replyTransition(event, reply.status);
  if (transition?.by !== actor) throw conflict('demand_reply.state', { data });
  if (transition.reason && !reason) throw unprocessable('demand_reply.reason');
  const status = demandStatusAt(demand.status, demand.deadline, now);
  if (event === 'accept' && !isLive(status))
    throw conflict('demand.over_accept', { errorCode: 'demand.over' });
  await tx
    .updateTable('demandReply')
    .set((eb) => ({
      status: transition.to,
      reason: transition.reason ? (reason ?? null) : null,
      updatedAt: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  if (event === 'accept' && status === 'published')
    await moveDemand(scope, demand.id, 'match', { version: demand.version });
  const other = actor === 'owner' ? reply.accountId : demand.ownerId;
  const [title, moved] = NEWS[event];
  const what = say(moved, { title: demand.title });
  const why = transition.reason && reason ? hideContacts(reason) : null;
  await tellSide(scope, other, demand, [
    title,
    why ? say('notice.posting.reason', { what, reason: why }) : what,
  ]);
  await audit(scope, `demand_reply.${event}`, id);
}
