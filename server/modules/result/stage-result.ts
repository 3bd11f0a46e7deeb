import type { ResultFields, StageResult } from '@contract/result';
import { MILESTONES, type Milestone } from '@contract/result-choices';
import { beijingIso } from '@contract/rules/beijing-time';
import { resultProblems } from '@contract/rules/result-problems';
import { type Said, say, textOf, wordOf } from '@contract/sentences/sentence';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { applicationForResult, nameResultFiles, submitStageResult } from '@server/modules/apply/service';
import { filesByIds } from '@server/modules/attachment/service';
import { conflict, notFound, unprocessable } from '@server/plugins/app-error';
import type { AuditSource } from '@server/plugins/audit';
import type { Caller } from '@server/plugins/caller';
import type { Sealer } from '@server/sealing';
import type { Kysely } from 'kysely';
import { closedBecause, fieldsOf } from './present-result';
import { budgetOf, targetsOf } from './promised';
import { findResult, lockResult, type ResultRow, storeFields } from './repository';

export interface ResultScope<D extends Kysely<Schema> = Transaction> {
  db: D;
  caller: Caller;
  now: Date;
  sealer: Sealer;
  source: AuditSource;
}
type Reading = ResultScope<Kysely<Schema>>;

const lastReason = async (db: Kysely<Schema>, id: number, milestone: Milestone): Promise<string | null> => {
  const event = await db
    .selectFrom('applicationEvent')
    .select('reason')
    .where('applicationId', '=', id)
    .where('event', '=', `return_stage_${milestone}`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return event?.reason ?? null;
};

type Head = NonNullable<Awaited<ReturnType<typeof applicationForResult>>>['head'];
const windowOf = (head: Head, milestone: Milestone) =>
  milestone === 'one'
    ? { start: head.stageOneStart, end: head.stageOneEnd }
    : { start: head.stageTwoStart, end: head.stageTwoEnd };

interface Looked {
  result: StageResult;
  /** Why the leader may not write it now. */
  closed: Said | null;
}

async function look(scope: Reading, id: number, milestone: Milestone): Promise<Looked> {
  const { db, now } = scope;
  const found = await applicationForResult(scope, id);
  const row = await findResult(db, id, milestone);
  const status = row?.status ?? 'draft';
  const no = found?.head.no;
  if (!found || !no || (!found.isOwner && status === 'draft')) throw notFound();
  const { head, fields: form, isOwner } = found;
  const fields = fieldsOf(row);
  const window = windowOf(head, milestone);
  const closed = isOwner
    ? closedBecause(
        { milestone, status, stage: head.status, stageOnePassed: head.stageOneStatus === 'passed', window },
        now,
      )
    : null;
  const files = await filesByIds(
    db,
    [fields.sealedSheet, fields.report].flatMap((file) => file ?? []),
  );
  const result: StageResult = {
    milestone,
    status,
    version: row?.version ?? 0,
    applicationVersion: head.version,
    fields,
    project: {
      id,
      no,
      title: head.title,
      category: head.category ?? '',
      categoryName: head.categories.find(({ key }) => key === head.category)?.name ?? '',
      unitName: head.unitName ?? '',
      leader: head.ownerName ?? '',
    },
    targets: targetsOf(form, milestone),
    budget: budgetOf(form),
    files: files.map(({ id: fileId, name, size, type }) => ({ id: fileId, name, size, type })),
    windowStart: beijingIso(window.start),
    windowEnd: beijingIso(window.end),
    reason: status === 'returned' ? await lastReason(db, id, milestone) : null,
    editable: isOwner && closed === null,
    ...(closed ? { closed: textOf(closed), closedWord: wordOf(closed) } : { closed: null }),
    submitTime: row?.submittedAt ? beijingIso(row.submittedAt) : null,
    updateTime: beijingIso(row?.updatedAt ?? now),
  };
  return { result, closed };
}

/** The result as this person may see it; for everybody else it does not exist. Drafts are the leader's alone. */
export const readResult = async (scope: Reading, id: number, milestone: Milestone): Promise<StageResult> =>
  (await look(scope, id, milestone)).result;

/** Of an application that this person may see, the stages that have been handed in, in their order. */
export const readHandedIn = async (scope: Reading, id: number): Promise<StageResult[]> => {
  if (!(await applicationForResult(scope, id))) throw notFound();
  const rows = await scope.db
    .selectFrom('stageResult')
    .select('milestone')
    .where('applicationId', '=', id)
    .where('status', '!=', 'draft')
    .execute();
  const handedIn = MILESTONES.filter((milestone) => rows.some((row) => row.milestone === milestone));
  return Promise.all(handedIn.map((milestone) => readResult(scope, id, milestone)));
};

export type Changes = Partial<ResultFields>;

const requireFiles = async (
  scope: ResultScope,
  id: number,
  { sealedSheet, report }: Changes,
): Promise<void> => {
  const named = [sealedSheet, report].flatMap((file) => file ?? []);
  if (!(await nameResultFiles(scope, id, named))) throw unprocessable('result.files');
};

interface Target {
  id: number;
  milestone: Milestone;
  version: number;
}

/** Lays some fields over what stands. Whoever comes with an old version changes nothing. */
export async function saveResult(
  scope: ResultScope,
  { id, milestone, version }: Target,
  changes: Changes,
): Promise<ResultRow> {
  const { db, now } = scope;
  const { result, closed } = await look(scope, id, milestone);
  if (!result.editable) throw conflict(closed ?? 'result.closed', { errorCode: 'result.closed' });
  const row = await lockResult(db, id, milestone, now);
  if (row.version !== version) throw conflict('result.version_moved');
  await requireFiles(scope, id, changes);
  await storeFields(db, row, { ...fieldsOf(row), ...changes }, now);
  return { ...row, version: version + 1 };
}

/** Saves what is left, checks all of it, and moves the project along its machine. */
export async function submitResult(
  scope: ResultScope,
  target: Target,
  changes: Changes,
): Promise<StageResult> {
  await saveResult(scope, target, changes);
  const { id, milestone } = target;
  const { fields, targets } = await readResult(scope, id, milestone);
  const problems = resultProblems(milestone, fields, targets);
  if (problems.length > 0)
    throw unprocessable(say('result.incomplete', { n: problems.length }), {
      data: { problems },
    });
  await submitStageResult(scope, id, `submit_stage_${milestone}`);
  return readResult(scope, id, milestone);
}
