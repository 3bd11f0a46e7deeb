import type { learningCalls } from '@contract/learning-calls';
import { LEARNING_LIMITS } from '@contract/learning-choices';
import { textLength } from '@contract/rules/text-length';
import { say } from '@contract/sentences/sentence';
import type { Sealer } from '@server/crypto/sealing';
import { badRequest, conflict, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { lockSpace } from './repository';
import { setRemoval } from './set-removal';
import { spacePage } from './space-page';

type RemovalCall = Call<(typeof learningCalls)['PUT /api/learning/spaces/{id}/removal.json']>;

/** Removes a course or project from the centre, or restores it; its owner is told, with the reason. */
export const moderateSpace = async (sealer: Sealer, call: RemovalCall) => {
  const { params, body, caller, now, request } = call;
  const reason = body.removed ? (body.reason?.trim() ?? '') : null;
  if (reason !== null && textLength(reason) < LEARNING_LIMITS.reason.min)
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
    const after = await setRemoval({ tx, sealer, caller, now, source: request }, space, reason);
    return { space: await spacePage(tx, after, caller, now) };
  });
};
