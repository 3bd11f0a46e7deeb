import type { learningCalls } from '@contract/learning-calls';
import { DECIDING_ROLES, LEARNING_LIMITS, REQUEST_STATUS } from '@contract/learning-choices';
import { textLength } from '@contract/rules/text-length';
import { type PlainCode, say } from '@contract/sentences/sentence';
import { recordAudit } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { decisionColumns } from '@server/db/decision-columns';
import { AppError, badRequest, conflict, forbidden } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { tellAsker } from './news';
import { hasEnded, presentCase } from './present-learning';
import { addMember, lockSpace, standingOf } from './repository';
import { lockRequest, moveRequest, type RequestRecord } from './request-repository';

type DecideCall = Call<(typeof learningCalls)['PUT /api/learning/requests/{id}.json']>;

const missing = (): AppError => new AppError(404, 'learning.request_missing');

/** The sentences of the predecessor (req:calls-join-project). */
export const decidedAlready = (status: number, data: unknown): AppError => {
  const sentences: Record<number, PlainCode> = {
    [REQUEST_STATUS.accepted]: 'learning.request_accepted',
    [REQUEST_STATUS.refused]: 'learning.request_refused',
    [REQUEST_STATUS.cancelled]: 'learning.request_cancelled',
  };
  const said = sentences[status] ?? 'learning.request_decided';
  return conflict(said, { errorCode: 'learning.request_decided', data });
};

/** Only deciding members may do it; other members are told so (403), strangers get 404. */
const checkRight = async (tx: Transaction, { caller }: DecideCall, request: RequestRecord): Promise<void> => {
  const { roles } = await standingOf(tx, request.spaceId, caller.accountId);
  if (roles.some((role) => DECIDING_ROLES.includes(role))) return;
  if (roles.length > 0 || request.accountId === caller.accountId) throw forbidden('learning.may_not_decide');
  throw missing();
};

/**
 * Admits the person in the requested role. A professor is not an assistant as well: of the two roles, the new one
 * stays.
 */
const admit = async (tx: Transaction, request: RequestRecord, now: Date): Promise<void> => {
  const { spaceId, accountId, role } = request;
  const space = await lockSpace(tx, spaceId);
  if (!space) throw missing();
  const { roles } = await standingOf(tx, spaceId, accountId);
  const full = space.capacity !== null && Number(space.memberCount) >= space.capacity;
  if (space.removedReason !== null)
    throw conflict(`join.${space.kind}.removed`, { errorCode: 'learning.removed' });
  if (hasEnded(space, now)) throw conflict(`join.${space.kind}.ended`, { errorCode: 'learning.ended' });
  if (full && roles.length === 0) throw conflict(`join.${space.kind}.full`, { errorCode: 'learning.full' });
  if (role === 'professor')
    await tx
      .deleteFrom('learningMember')
      .where('spaceId', '=', spaceId)
      .where('accountId', '=', accountId)
      .where('role', '=', 'assistant')
      .execute();
  await addMember(tx, { spaceId, accountId, role, classId: null, joinedAt: now });
};

export const decideRequest = async (sealer: Sealer, call: DecideCall) => {
  const { params, body, caller, now, request } = call;
  const reason = body.accept ? null : (body.reason?.trim() ?? '');
  if (reason !== null && textLength(reason) < LEARNING_LIMITS.reason.min)
    throw badRequest(say('learning.refusal_short', { min: LEARNING_LIMITS.reason.min }), {
      errorCode: 'learning.reason',
      fields: [{ path: 'body.reason', said: 'learning.refusal_reason' }],
    });
  return call.transaction(async (tx) => {
    const record = await lockRequest(tx, params.id);
    if (!record) throw missing();
    await checkRight(tx, call, record);
    if (record.status !== REQUEST_STATUS.waiting || record.version !== body.version)
      throw decidedAlready(record.status, presentCase(record));
    if (body.accept) await admit(tx, record, now);
    const status = body.accept ? REQUEST_STATUS.accepted : REQUEST_STATUS.refused;
    await moveRequest(tx, record.id, decisionColumns(call, status, reason));
    await tellAsker({ tx, sealer, now }, record, body.accept, reason);
    const answer = presentCase((await lockRequest(tx, record.id)) ?? record);
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: body.accept ? 'learning.accept' : 'learning.refuse',
      target: `learning_request:${record.id}`,
    });
    return { request: answer };
  });
};
