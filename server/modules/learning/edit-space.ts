import type { Space } from '@contract/learning';
import type { learningCalls } from '@contract/learning-calls';
import type { SpaceKind } from '@contract/learning-choices';
import { beijingDay } from '@contract/rules/beijing-time';
import { DAY_MS } from '@contract/time-units';
import { recordAudit } from '@server/audit/audit';
import type { Database } from '@server/db/database';
import { AppError, badRequest, conflict, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { currentAccount } from '@server/modules/account/service';
import { type Limit, limitRate } from '@server/security/rate-limit';
import { findSpace, lockSpace } from './repository';
import { spacePage } from './space-page';
import { insertSpace, updateSpace } from './store-space';

type Rows = typeof learningCalls;
type CreateCall = Call<Rows['POST /api/courses.json']> | Call<Rows['POST /api/projects.json']>;
type EditCall = Call<Rows['PUT /api/learning/spaces/{id}.json']>;

/** Whoever invites others is known by the real name. */
const uncertified = (): AppError =>
  new AppError(422, 'learning.certify_first', {
    errorCode: 'learning.certification1',
    apiStatus: -2,
  });

/** They are public at once: nobody fills the course centre in an afternoon. */
const OPENED: Limit = { name: 'learning.open', max: 20, windowMs: DAY_MS };

export const createSpace = async (db: Database, kind: SpaceKind, call: CreateCall): Promise<Space> => {
  const { body, caller, now, request } = call;
  await limitRate(db, OPENED, String(caller.accountId), now);
  if (body.end_on !== null && body.end_on < beijingDay(now))
    throw badRequest('learning.end_past', {
      fields: [{ path: 'body.end_on', said: 'learning.end_past' }],
    });
  return call.transaction(async (tx) => {
    if (!(await currentAccount(tx, caller)).certified) throw uncertified();
    const id = await insertSpace(tx, { kind, ownerId: caller.accountId, at: now }, body);
    const record = await findSpace(tx, id);
    if (!record) throw notFound();
    const answer = await spacePage(tx, record, caller, now);
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: 'learning.create',
      target: `learning_space:${id}`,
      outcome: 'ok',
    });
    return answer;
  });
};

/** Only whoever opened it; a day that has passed ends it. */
export const editSpace = async (call: EditCall): Promise<{ space: Space }> => {
  const { params, body, caller, now, request } = call;
  const { version, ...draft } = body;
  return call.transaction(async (tx) => {
    const record = await lockSpace(tx, params.id);
    if (record?.ownerId !== caller.accountId) throw notFound();
    if (record.version !== version)
      throw conflict('learning.version_moved', {
        data: await spacePage(tx, record, caller, now),
      });
    await updateSpace(tx, record, draft, now);
    const answer = await spacePage(tx, (await findSpace(tx, record.id)) ?? record, caller, now);
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: 'learning.edit',
      target: `learning_space:${record.id}`,
      outcome: 'ok',
    });
    return { space: answer };
  });
};
