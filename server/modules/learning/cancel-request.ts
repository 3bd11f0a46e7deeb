import type { learningCalls } from '@contract/learning-calls';
import { REQUEST_STATUS } from '@contract/learning-choices';
import { recordAudit } from '@server/audit/audit';
import { notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { decidedAlready } from './decide-request';
import { presentRequest } from './present-learning';
import { lockRequest, moveRequest } from './request-repository';

type CancelCall = Call<(typeof learningCalls)['DELETE /api/learning/requests/{id}.json']>;

/** One's own request, while nobody has decided. */
export const cancelRequest = async (call: CancelCall) => {
  const { params, caller, now, request } = call;
  return call.transaction(async (tx) => {
    const record = await lockRequest(tx, params.id);
    if (record?.accountId !== caller.accountId) throw notFound('learning.request_missing');
    if (record.status !== REQUEST_STATUS.waiting) throw decidedAlready(record.status, presentRequest(record));
    await moveRequest(tx, record.id, { status: REQUEST_STATUS.cancelled, updatedAt: now });
    const answer = presentRequest((await lockRequest(tx, record.id)) ?? record);
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: 'learning.cancel',
      target: `learning_request:${record.id}`,
    });
    return { request: answer };
  });
};
