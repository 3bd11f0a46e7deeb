import { EDITABLE } from '@contract/rules/status-machine';
import { type AuditSource, recordAudit } from '@server/audit/audit';
import type { Transaction } from '@server/db/database';
import type { ApplicationTable } from '@server/db/schema';
import { conflict } from '@server/errors/app-error';
import { hasPublicAchievement } from '@server/modules/achievement/service';
import { lockOwn, requireEditable } from '@server/modules/apply/draft/draft-access';
import { hasPassedResult } from '@server/modules/apply/results/result-repository';
import type { Db } from '@server/modules/apply/scope';
import type { Caller } from '@server/security/caller';
import type { Selectable } from 'kysely';

/** The columns that link an application to other records, and those that decide who may read it. */
export type ChainApplication = Pick<
  Selectable<ApplicationTable>,
  | 'id'
  | 'no'
  | 'title'
  | 'status'
  | 'ownerId'
  | 'successorId'
  | 'helpers'
  | 'unitId'
  | 'reportedAt'
  | 'submittedAt'
  | 'demandId'
  | 'periodId'
>;

type Wanted =
  | { id: number }
  | { demandId: number }
  /** Applications of these periods that are the person's own, or that led to something public. */
  | { periodIds: readonly number[]; accountId: number | null };

/** Newest first; more than a strip shows, because the reader may not see all of them. */
const LOOKED_AT = 60;

export const chainApplications = async (db: Db, wanted: Wanted): Promise<ChainApplication[]> => {
  const all = db
    .selectFrom('application as a')
    .select(['a.id', 'a.no', 'a.title', 'a.status', 'a.ownerId', 'a.successorId', 'a.unitId', 'a.reportedAt'])
    .select(['a.submittedAt', 'a.demandId', 'a.periodId', 'a.helpers'])
    .orderBy('a.id', 'desc')
    .limit(LOOKED_AT);
  if ('id' in wanted) return all.where('a.id', '=', wanted.id).execute();
  if ('demandId' in wanted) return all.where('a.demandId', '=', wanted.demandId).execute();
  if (wanted.periodIds.length === 0) return [];
  return all
    .where('a.periodId', 'in', [...wanted.periodIds])
    .where((eb) =>
      eb.or([eb('a.ownerId', '=', wanted.accountId ?? 0), hasPassedResult, hasPublicAchievement]),
    )
    .execute();
};

interface Answering {
  id: number;
  demandId: number | null;
  caller: Caller;
  now: Date;
  source: AuditSource;
}

/** Links an application to the demand it answers, or removes the link; not possible once it is filed. */
export async function answerDemand(
  tx: Transaction,
  { id, demandId, caller, now, source }: Answering,
): Promise<void> {
  const row = await lockOwn({ db: tx, caller }, id);
  if (!EDITABLE.includes(row.status)) throw conflict('apply.demand_filed', { errorCode: 'apply.filed' });
  await requireEditable(tx, row, now);
  // Does not raise the version: the form has not changed, and open editors can go on saving.
  await tx.updateTable('application').set({ demandId }).where('id', '=', id).execute();
  await recordAudit(tx, source, now, {
    accountId: caller.accountId,
    action: 'apply.answer_demand',
    target: `application:${id}`,
  });
}
