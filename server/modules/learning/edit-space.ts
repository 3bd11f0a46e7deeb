import type { Space } from '@contract/learning';
import type { learningCalls } from '@contract/learning-calls';
import type { SpaceKind } from '@contract/learning-choices';
import { auditChanges } from '@contract/rules/audit-changes';
import { beijingDay } from '@contract/rules/beijing-time';
import { isTooLow } from '@contract/rules/space-capacity';
import { say } from '@contract/sentences/sentence';
import { DAY_MS } from '@contract/time-units';
import { recordAudit } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { DraftScope } from '@server/drafts/draft-kind';
import { handOverHistory, type RecordName } from '@server/drafts/history-repository';
import { emptyCopy } from '@server/drafts/working-copy';
import { AppError, badField, badRequest, conflict, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { currentAccount } from '@server/modules/account/service';
import { type Limit, limitRate } from '@server/security/rate-limit';
import { findSpace, lockSpace, type SpaceRecord } from './repository';
import { type HeldSpace, newSpaceDraft, spaceDraft } from './space-draft';
import { spacePage } from './space-page';
import { classNames, insertSpace, updateSpace } from './store-space';

type Rows = typeof learningCalls;
type CreateCall = Call<Rows['POST /api/courses.json']> | Call<Rows['POST /api/projects.json']>;
type EditCall = Call<Rows['PUT /api/learning/spaces/{id}.json']>;

/** Whoever opens a space and invites others must have passed real-name authentication. */
const uncertified = (): AppError =>
  new AppError(422, 'learning.certify_first', {
    errorCode: 'learning.certification1',
    apiStatus: -2,
  });

/** Spaces are public at once: nobody should be able to flood the course centre. */
const OPENED: Limit = { name: 'learning.open', max: 20, windowMs: DAY_MS };

/** The draft takes effect with this act, if nothing was written in it since the person has seen it. */
const takeOver = async (
  scope: DraftScope,
  held: HeldSpace,
  draftVersion: number,
  to: RecordName,
): Promise<void> => {
  if (held.version !== draftVersion) throw conflict('learning.version_moved');
  const name = { record: held.record, ref: held.ref };
  await emptyCopy(scope, name, held);
  if (to.record !== name.record) await handOverHistory(scope.db, name, to);
};

export const createSpace = async (sealer: Sealer, kind: SpaceKind, call: CreateCall): Promise<Space> => {
  const { caller, now, request } = call;
  const { draft_version, ...body } = call.body;
  if (body.end_on !== null && body.end_on < beijingDay(now))
    throw badRequest('learning.end_past', {
      fields: [{ path: 'body.end_on', said: 'learning.end_past' }],
    });
  return call.transaction(async (tx) => {
    // Inside the transaction, so that a request repeated with its key does not count twice.
    await limitRate({ kysely: tx }, OPENED, String(caller.accountId), now);
    if (!(await currentAccount(tx, caller)).certified) throw uncertified();
    const scope = { db: tx, sealer, caller, now };
    const written = draft_version === undefined ? null : await newSpaceDraft(kind).lock(scope, kind);
    const id = await insertSpace(tx, { kind, ownerId: caller.accountId, at: now }, body);
    if (written) await takeOver(scope, written, draft_version ?? 0, { record: 'space', ref: id });
    const record = await findSpace(tx, id);
    if (!record) throw notFound();
    const answer = await spacePage(tx, record, caller, now);
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: 'learning.create',
      target: `learning_space:${id}`,
    });
    return answer;
  });
};

const writtenIn = (record: SpaceRecord, classes: readonly string[]) => {
  const { title, summary, body, field, unitName, capacity, requiresRealName, requiresProfessional, endAt } =
    record;
  const terms = { capacity, requiresRealName, requiresProfessional, endAt };
  return { title, summary, body, field, unitName, classes, ...terms };
};

/** Only the owner may edit a space; an end date in the past closes it. */
export const editSpace = async (sealer: Sealer, call: EditCall): Promise<{ space: Space }> => {
  const { params, body, caller, now, request } = call;
  const { version, draft_version, ...draft } = body;
  return call.transaction(async (tx) => {
    const record = await lockSpace(tx, params.id);
    if (record?.ownerId !== caller.accountId) throw notFound();
    if (record.version !== version)
      throw conflict('learning.version_moved', {
        data: await spacePage(tx, record, caller, now),
      });
    const held = { capacity: record.capacity, memberCount: Number(record.memberCount) };
    if (isTooLow(draft.capacity, held))
      throw badField('body.capacity', say('learning.capacity_low', { n: held.memberCount }));
    if (draft_version !== undefined) {
      const scope = { db: tx, sealer, caller, now };
      const written = await spaceDraft.lock(scope, record.id);
      await takeOver(scope, written, draft_version, { record: 'space', ref: record.id });
    }
    const classes = await classNames(tx, record.id);
    await updateSpace(tx, record, draft, now);
    const after = (await findSpace(tx, record.id)) ?? record;
    const answer = await spacePage(tx, after, caller, now);
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: 'learning.edit',
      target: `learning_space:${record.id}`,
      changes: auditChanges('learning.edit', writtenIn(record, classes), writtenIn(after, answer.classes)),
    });
    return { space: answer };
  });
};
