import type { schoolCalls } from '@contract/school';
import { say } from '@contract/sentences/sentence';
import { recordAudit } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { decisionColumns } from '@server/db/decision-columns';
import { badRequest, conflict, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { overtaken } from '@server/modules/moderation/service';
import { notify } from '@server/modules/notification/service';
import { sql } from 'kysely';
import { type ApplyRow, lockApply, presentApply } from './applies';
import {
  type FiledAbout,
  mergeDepartment,
  mergeSchool,
  removeDepartment,
  removeSchool,
  type Settling,
} from './settle';

type DecideCall = Call<(typeof schoolCalls)['PUT /prod-api/system/school/apply/{id}/decide']>;
type Decision = DecideCall['body']['decision'];

const STATUS: Record<Decision, number> = { approve: 1, merge: 2, reject: 3 };

const approve = async ({ tx, now }: Settling, { schoolId, departmentId }: ApplyRow): Promise<void> => {
  const active = { status: 'active', updatedAt: now, version: sql<number>`version + 1` };
  if (departmentId === null) await tx.updateTable('school').set(active).where('id', '=', schoolId).execute();
  else await tx.updateTable('department').set(active).where('id', '=', departmentId).execute();
};

const merge = async (settling: Settling, row: ApplyRow, targetId: number | undefined): Promise<void> => {
  const { tx } = settling;
  const { schoolId, departmentId } = row;
  if (targetId === undefined || targetId === (departmentId ?? schoolId))
    throw badRequest('school.merge_target');
  if (departmentId === null) {
    const target = await tx
      .selectFrom('school')
      .select('status')
      .where('id', '=', targetId)
      .executeTakeFirst();
    if (target?.status !== 'active') throw badRequest('school.merge_school');
    return mergeSchool(settling, schoolId, targetId);
  }
  const target = await tx
    .selectFrom('department')
    .select(['status', 'schoolId'])
    .where('id', '=', targetId)
    .executeTakeFirst();
  if (target?.status !== 'active') throw badRequest('school.merge_department');
  if (target.schoolId !== schoolId) throw badRequest('school.merge_foreign');
  return mergeDepartment(settling, departmentId, targetId);
};

const act = (settling: Settling, { body }: DecideCall, row: ApplyRow): Promise<void> => {
  if (body.decision === 'approve') return approve(settling, row);
  if (body.decision === 'merge') return merge(settling, row, body.targetId);
  return row.departmentId === null
    ? removeSchool(settling, row.schoolId)
    : removeDepartment(settling, row.departmentId);
};

/** Everybody who asked for the same entry gets the same answer. */
const closeApplies = async (
  tx: Transaction,
  sealer: Sealer,
  { body, caller, now }: DecideCall,
  row: ApplyRow,
) => {
  let query = tx
    .updateTable('schoolApply')
    .set((eb) => ({
      ...decisionColumns({ caller, now }, STATUS[body.decision], body.reason?.trim() || null),
      mergedInto: body.targetId ?? null,
      version: eb('version', '+', 1),
    }))
    .where('status', '=', 0)
    .where('schoolId', '=', row.schoolId);
  // A refused school settles the requests for its departments too; otherwise these are decided on their own.
  if (row.departmentId !== null) query = query.where('departmentId', '=', row.departmentId);
  else if (body.decision !== 'reject') query = query.where('departmentId', 'is', null);
  const closed = await query.returning(['accountId', 'name']).execute();
  for (const { accountId, name } of closed) {
    const reason = body.reason?.trim();
    const notice = {
      accountId,
      kind: 'account' as const,
      title: say(`notice.school.${body.decision}`, { name }),
      body: reason ? say('notice.note', { note: reason }) : null,
      link: '/user?tab=account',
    };
    await notify(tx, sealer, notice, now);
  }
};

/** What is needed to carry out a decision. */
interface Deciding {
  sealer: Sealer;
  filed: FiledAbout;
}

export const decideSchoolApply = async ({ sealer, filed }: Deciding, call: DecideCall) => {
  const { params, body, caller, now, request } = call;
  if (body.decision === 'reject' && !body.reason?.trim()) throw badRequest('school.reason');
  return call.transaction(async (tx) => {
    const row = await lockApply(tx, params.id);
    if (!row) throw notFound();
    if (row.status !== 0 || row.version !== body.version)
      throw await overtaken(
        { tx, caller },
        {
          targets: [`school_apply:${row.id}`],
          ownerId: row.accountId,
          actions: ['school.approve', 'school.merge', 'school.reject'],
          at: row.updatedAt,
          otherwise: conflict('school.version_moved', { data: presentApply(row) }),
        },
      );
    // Closed before the decision is carried out, since a merge would move requests that are still open.
    await closeApplies(tx, sealer, call, row);
    await act({ tx, filed, now }, call, row);
    const answer = presentApply((await lockApply(tx, row.id)) ?? row);
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: `school.${body.decision}`,
      target: `school_apply:${row.id}`,
    });
    return answer;
  });
};
