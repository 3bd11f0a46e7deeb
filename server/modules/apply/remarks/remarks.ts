import type { Calls } from '@contract/endpoints';
import type { Actor } from '@contract/enums';
import type { Difference, Remark } from '@contract/remark';
import { actorWord } from '@contract/rules/actor-words';
import { beijingIso } from '@contract/rules/beijing-time';
import type { Fields } from '@contract/rules/draft-fields';
import { fieldDifferences } from '@contract/rules/field-differences';
import { isOver } from '@contract/rules/period-clock';
import { settle } from '@contract/rules/typed-fields';
import { inChinese } from '@contract/word';
import { recordAudit } from '@server/audit/audit';
import { maskValue, openFields } from '@server/crypto/field-sealing';
import { badField, conflict, notFound } from '@server/errors/app-error';
import { lockOwn, requireEditable } from '@server/modules/apply/draft/draft-access';
import { visibleFields } from '@server/modules/apply/draft/visible-fields';
import { namesCaller } from '@server/modules/apply/named-in-team';
import { findUnit } from '@server/modules/apply/people-repository';
import { actorsOf, isOwner, mayRead } from '@server/modules/apply/policy';
import { type RemarkRow, selectRemarks, updateRemark } from '@server/modules/apply/remark-repository';
import { type ApplicationRow, findApplication, lockApplication } from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';
import { findSnapshot } from '@server/modules/apply/snapshot-repository';

type List = Calls['GET /prod-api/cms/apply/{id}/remarks'];
interface Place {
  id: number;
  remarkId: number;
}

const iso = (date: Date | null): string | null => (date ? beijingIso(date) : null);

/** Each side closes its own remarks, and only while the application lies with it. */
const mayClose = (sides: readonly Actor[], row: ApplicationRow, remark: RemarkRow): boolean => {
  const isHere = remark.authorRole === 'unit' ? row.status === 'unit_review' : row.status === 'formal_check';
  return isHere && remark.closedAt === null && sides.includes(remark.authorRole);
};
const mayAnswer = ({ caller, now }: Scope<Db>, row: ApplicationRow, remark: RemarkRow): boolean =>
  isOwner(caller, row) &&
  row.status === 'returned' &&
  !(row.dueAt && isOver(row.dueAt.toISOString(), now)) &&
  remark.closedAt === null;

const masked = ({ path, before, after }: Difference): Difference => ({
  path,
  before: maskValue(path, before),
  after: maskValue(path, after),
});

const statusOf = ({ closedAt, answer }: RemarkRow): Remark['status'] => {
  if (closedAt) return 'closed';
  return answer === null ? 'open' : 'answered';
};

const present = async (scope: Scope<Db>, row: ApplicationRow): Promise<Remark[]> => {
  const { db, sealer } = scope;
  const unit = await findUnit(db, row.unitId);
  const after = settle(openFields(sealer, await visibleFields(scope, row)));
  const sides = actorsOf(scope.caller, row, await namesCaller(scope, row.id));
  const filed = new Map<number, Fields>();
  const remarks: Remark[] = [];
  for (const remark of await selectRemarks(db, row.id)) {
    const { filedVersion, path } = remark;
    const before =
      filed.get(filedVersion) ??
      openFields(sealer, (await findSnapshot(db, row.id, filedVersion))?.fields ?? {});
    filed.set(filedVersion, before);
    const author = actorWord(remark.authorRole, remark.authorRole === 'unit' ? unit?.name : null);
    remarks.push({
      id: remark.id,
      path,
      reasonCode: remark.reasonCode,
      reasonLabel: remark.reasonLabel ?? remark.reasonCode,
      text: remark.body,
      status: statusOf(remark),
      filedVersion,
      by: inChinese(author).slice(0, 80),
      byWord: author,
      byRole: remark.authorRole,
      createTime: beijingIso(remark.createdAt),
      answer: remark.answer,
      answeredAt: iso(remark.answeredAt),
      closedAt: iso(remark.closedAt),
      changes: fieldDifferences(before, after)
        .filter((change) => change.path === path || change.path.startsWith(`${path}.`))
        .map(masked),
      actions: [
        ...(mayAnswer(scope, row, remark) ? (['answer'] as const) : []),
        ...(mayClose(sides, row, remark) ? (['close'] as const) : []),
      ],
    });
  }
  return remarks;
};

/** 意见: every remark ever left, oldest first, with what has been changed and answered. */
export const listRemarks = async (scope: Scope<Db>, id: number): Promise<List['answer']> => {
  const row = await findApplication(scope.db, id);
  if (!row || !mayRead(scope.caller, row)) throw notFound();
  const rows = await present(scope, row);
  return { rows, total: rows.length };
};

const changeRemark = async (
  scope: Scope,
  row: ApplicationRow,
  remarkId: number,
  action: 'answer' | 'close',
  values: Parameters<typeof updateRemark>[2],
): Promise<Remark> => {
  const { db, caller, now, source } = scope;
  const found = (await present(scope, row)).find((remark) => remark.id === remarkId);
  if (!found) throw notFound();
  if (!found.actions.includes(action))
    throw conflict(action === 'answer' ? 'apply.remark_answer_closed' : 'apply.remark_close_closed', {
      errorCode: 'apply.remark_state',
      data: found,
    });
  await updateRemark(db, remarkId, values);
  await recordAudit(db, source, now, {
    accountId: caller.accountId,
    action: `apply.remark.${action}`,
    target: `application:${row.id}`,
    detail: { remarkId },
  });
  const changed = (await present(scope, row)).find((remark) => remark.id === remarkId);
  if (!changed) throw notFound();
  return changed;
};

/** The owner says what was done about a remark. The words may be changed until the form is filed again. */
export const answerRemark = async (
  scope: Scope,
  { id, remarkId }: Place,
  body: { text: string },
): Promise<Remark> => {
  const row = await lockOwn(scope, id);
  if (row.status === 'returned') await requireEditable(scope.db, row, scope.now);
  const answer = body.text.replaceAll('\u0000', '').trim();
  if (answer === '') throw badField('body.text', 'apply.answer_empty');
  return changeRemark(scope, row, remarkId, 'answer', { answer, answeredAt: scope.now });
};

/** The auditor closes a remark after comparing before and after. */
export const closeRemark = async (scope: Scope, { id, remarkId }: Place): Promise<Remark> => {
  const row = await lockApplication(scope.db, id);
  if (!row || !mayRead(scope.caller, row)) throw notFound();
  const { caller, now } = scope;
  return changeRemark(scope, row, remarkId, 'close', { closedAt: now, closedBy: caller.accountId });
};
