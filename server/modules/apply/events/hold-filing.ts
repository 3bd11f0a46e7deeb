import { many, one, wholeRow, wholeRows } from '@server/db/json-rows';
import { type Places, prepared } from '@server/db/prepared';
import type { FormFacts } from '@server/modules/apply/draft/formality-context';
import { type HeadRow, headTimes, selectHeads } from '@server/modules/apply/lists/head-query';
import { selectApplicants, selectHolders } from '@server/modules/apply/people-repository';
import { selectUnanswered } from '@server/modules/apply/remarks/remark-repository';
import { type ApplicationRow, selectOthers } from '@server/modules/apply/repository';
import type { Db } from '@server/modules/apply/scope';
import { selectFileRows } from '@server/modules/attachment/service';
import { type Contact, selectContacts } from '@server/modules/notification/service';
import { selectPeriods } from '@server/modules/period/service';
import { selectUnits } from '@server/modules/unit/service';
import { sql } from 'kysely';
import { type LastTimes, selectLastTimes } from './stage-days';
import { UNIT_AUDIT } from './tell-concerned';

const touched = { createdAt: true, updatedAt: true } as const;
const rowTimes = {
  ...touched,
  statusSince: true,
  handlerSince: true,
  dueAt: true,
  submittedAt: true,
  reportedAt: true,
  publicSince: true,
} as const;
const periodTimes = {
  ...touched,
  applyStart: true,
  applyEnd: true,
  unitAuditEnd: true,
  formalCheckEnd: true,
  reviewEnd: true,
  publicityStart: true,
  approvalAt: true,
  stageOneStart: true,
  stageOneEnd: true,
  stageTwoStart: true,
  stageTwoEnd: true,
  closeAt: true,
} as const;

const ofApplication = (db: Db, at: Places<{ id: number }>) =>
  db.selectFrom('application as own').where('own.id', '=', at.id);

/** All that filing asks, in one round trip: the application, locked, and what the service knows around it. */
const readFiling = prepared('apply.filing', (db, at: Places<{ id: number }>) => {
  const owner = ofApplication(db, at).select('own.ownerId');
  const unit = ofApplication(db, at)
    .innerJoin('account as leader', 'leader.id', 'own.ownerId')
    .select('leader.unitId');
  // Whatever else in the form looks like the id of a file finds none.
  const named = sql<string>`(select value::uuid from application own, jsonb_each_text(own.fields)
    where own.id = ${at.id} and value ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')`;
  const holders = selectHolders(db, UNIT_AUDIT).where('account.unitId', '=', unit);
  return {
    row: wholeRow(db.selectFrom('application').selectAll().where('id', '=', at.id).forUpdate(), rowTimes),
    head: one(selectHeads(db).where('a.id', '=', at.id), headTimes),
    leader: one(selectApplicants(db).where('id', '=', owner), {}),
    period: wholeRow(
      selectPeriods(db).where('id', '=', ofApplication(db, at).select('own.periodId')),
      periodTimes,
    ),
    unit: wholeRow(selectUnits(db).where('id', '=', unit), touched),
    others: many(
      selectOthers(db)
        .where('ownerId', '=', owner)
        .where('periodId', '=', ofApplication(db, at).select('own.periodId'))
        .where('id', '!=', at.id),
      {},
    ),
    files: wholeRows(selectFileRows(db).where('id', 'in', named), touched),
    auditors: many(selectContacts(db).where('id', 'in', holders), {}),
    unanswered: one(selectUnanswered(db).where('applicationId', '=', at.id), {}),
    lastTimes: many(selectLastTimes(db).where('applicationId', '=', at.id), { at: true }),
  };
});

export interface HeldFiling {
  row: ApplicationRow;
  head: HeadRow;
  facts: FormFacts;
  auditors: Contact[];
  unanswered: number;
  lastTimes: LastTimes;
}

/** Null where there is no such application. */
export const holdFiling = async (db: Db, id: number): Promise<HeldFiling | null> => {
  let read = await readFiling(db, { id });
  // Somebody was changing it: the lock was waited for, and everything around it was read before that.
  if (read.row?.version !== read.head?.version) read = await readFiling(db, { id });
  const { row, head, leader, period, unit = null, others, files, auditors, unanswered, lastTimes } = read;
  if (!row || !head || !leader) return null;
  return {
    ...{ row, head, auditors, lastTimes, unanswered: unanswered?.total ?? 0 },
    facts: { leader, period, unit, others, files },
  };
};
