import type { learningCalls } from '@contract/learning-calls';
import { DECIDING_ROLES } from '@contract/learning-choices';
import { recordAudit } from '@server/audit/audit';
import { conflict, forbidden, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { renewCodes } from './code';
import { lockSpace, standingOf } from './repository';
import { spacePage } from './space-page';

type CodeCall = Call<(typeof learningCalls)['PUT /api/learning/spaces/{id}/code.json']>;

/** Opens, closes or replaces the codes of a space. */
export const changeCode = async (call: CodeCall) => {
  const { params, body, caller, now, request } = call;
  return call.transaction(async (tx) => {
    const space = await lockSpace(tx, params.id);
    if (!space) throw notFound();
    const { roles } = await standingOf(tx, space.id, caller.accountId);
    if (!roles.some((role) => DECIDING_ROLES.includes(role))) throw forbidden();
    if (space.version !== body.version)
      throw conflict('learning.version_moved', {
        data: await spacePage(tx, space, caller, now),
      });
    if (body.renew) await renewCodes(tx, space.id, space.kind);
    await tx
      .updateTable('learningSpace')
      .set((eb) => ({ codeOpen: body.open, updatedAt: now, version: eb('version', '+', 1) }))
      .where('id', '=', space.id)
      .execute();
    const answer = await spacePage(tx, (await lockSpace(tx, space.id)) ?? space, caller, now);
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: 'learning.code',
      target: `learning_space:${space.id}`,
      detail: { open: body.open, renew: body.renew },
    });
    return { space: answer };
  });
};
