import type { learningCalls } from '@contract/learning-calls';
import { recordAudit } from '@server/audit/audit';
import { conflict, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { lockSpace } from './repository';
import { spacePage } from './space-page';

type LeaveCall = Call<(typeof learningCalls)['DELETE /api/learning/spaces/{id}/membership.json']>;

/** Ends all roles that the person has in the space; its owner is responsible for it and cannot leave. */
export const leaveSpace = async (call: LeaveCall) => {
  const { params, caller, now, request } = call;
  return call.transaction(async (tx) => {
    const space = await lockSpace(tx, params.id);
    if (!space) throw notFound();
    if (space.ownerId === caller.accountId) throw conflict('learning.owner_stays');
    const left = await tx
      .deleteFrom('learningMember')
      .where('spaceId', '=', space.id)
      .where('accountId', '=', caller.accountId)
      .executeTakeFirst();
    if (left.numDeletedRows === 0n)
      throw conflict('learning.not_member', { data: await spacePage(tx, space, caller, now) });
    const after = (await lockSpace(tx, space.id)) ?? space;
    const answer = await spacePage(tx, after, caller, now);
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: 'learning.leave',
      target: `learning_space:${space.id}`,
    });
    return { space: answer };
  });
};
