import type { learningCalls } from '@contract/learning-calls';
import { LEARNING_LIMITS } from '@contract/learning-choices';
import { say } from '@contract/sentences/sentence';
import { recordAudit } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import { badRequest, conflict, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { notify } from '@server/modules/notification/service';
import { removeDocument } from '@server/modules/search/service';
import { spacePath } from './news';
import { lockSpace } from './repository';
import { spacePage } from './space-page';
import { indexSpace } from './store-space';

type RemovalCall = Call<(typeof learningCalls)['PUT /api/learning/spaces/{id}/removal.json']>;

/** Takes a course or project down, or puts it back; who opened it is told, and why. */
export const moderateSpace = async (sealer: Sealer, call: RemovalCall) => {
  const { params, body, caller, now, request } = call;
  const reason = body.removed ? (body.reason?.trim() ?? '') : null;
  if (reason !== null && Array.from(reason).length < LEARNING_LIMITS.reason.min)
    throw badRequest(say('learning.removal_short', { min: LEARNING_LIMITS.reason.min }), {
      errorCode: 'learning.reason',
      fields: [{ path: 'body.reason', said: 'learning.removal_reason' }],
    });
  return call.transaction(async (tx) => {
    const space = await lockSpace(tx, params.id);
    if (!space) throw notFound();
    if (space.version !== body.version)
      throw conflict('learning.version_moved', {
        data: await spacePage(tx, space, caller, now),
      });
    await tx
      .updateTable('learningSpace')
      .set((eb) => ({ removedReason: reason, updatedAt: now, version: eb('version', '+', 1) }))
      .where('id', '=', space.id)
      .execute();
    const after = (await lockSpace(tx, space.id)) ?? space;
    if (reason === null) await indexSpace(tx, after);
    else await removeDocument(tx, 'course', space.id);
    const notice = {
      accountId: space.ownerId,
      kind: 'account' as const,
      title: `“${space.title}”已${reason === null ? '恢复展示' : '下架'}`,
      body: reason === null ? '所有人又可以查看和加入' : `原因：${reason}`,
      link: spacePath(space.kind, space.id),
    };
    await notify(tx, sealer, notice, now);
    const answer = await spacePage(tx, after, caller, now);
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: reason === null ? 'learning.restore' : 'learning.remove',
      target: `learning_space:${space.id}`,
      outcome: 'ok',
    });
    return { space: answer };
  });
};
