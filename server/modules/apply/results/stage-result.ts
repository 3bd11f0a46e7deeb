import { FUNDED_STATUSES } from '@contract/funded-statuses';
import type { ResultFields, StageResult } from '@contract/result';
import { MILESTONES, type Milestone } from '@contract/result-choices';
import { beijingIso } from '@contract/rules/beijing-time';
import { partsOf } from '@contract/rules/record-fields';
import { type StageWindow, stageWindow } from '@contract/rules/stage-window';
import type { TypedTexts } from '@contract/rules/typed-record';
import { type Said, textOf, wordOf } from '@contract/sentences/sentence';
import type { Schema } from '@server/db/schema';
import type { DraftKind } from '@server/drafts/draft-kind';
import { refuseFields } from '@server/drafts/field-problems';
import { mergeChanges } from '@server/drafts/merge-changes';
import { namedAnew, presentTyped } from '@server/drafts/record-draft';
import { storeMerge } from '@server/drafts/store-merge';
import { type HeldCopy, NO_COPY, writeCopy } from '@server/drafts/working-copy';
import { type AppError, conflict, notFound } from '@server/errors/app-error';
import { resultMoved } from '@server/modules/apply/overtaken';
import { holdApplication } from '@server/modules/apply/repository';
import type { Scope } from '@server/modules/apply/scope';
import { filesByIds, requireOwnPictures } from '@server/modules/attachment/service';
import { standingExtension } from '@server/modules/period/service';
import type { Kysely } from 'kysely';
import { oldSheetOf } from './hand-in-result';
import { closedBecause, decisionTimeOf } from './present-result';
import { budgetOf, fieldOf, targetsOf } from './promised';
import { applicationForResult, nameResultFiles } from './result-of-application';
import { findResult, lockResult, type ResultRow, storeFields } from './result-repository';
import {
  changed,
  copyOf,
  findMending,
  flatten,
  isMended,
  nest,
  RESULT_FORM,
  readWritten,
  texts,
  writtenResult,
} from './written-result';

type Reading = Scope<Kysely<Schema>>;

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

/** Texts that are not valid values yet are shown only to the leader, who typed them. */
const textsFor = (isOwner: boolean, typed: TypedTexts) => (isOwner ? presentTyped(typed) : {});

type Head = NonNullable<Awaited<ReturnType<typeof applicationForResult>>>['head'];

/** The extension of the plan's stage end, if that date is the one in force (and not one granted to this project). */
const extensionFor = (
  { extensions, stageOneEnd, stageTwoEnd }: Head,
  milestone: Milestone,
  { end }: StageWindow,
): Pick<StageResult, 'windowExtension'> => {
  const [date, planned] =
    milestone === 'one' ? (['stageOneEnd', stageOneEnd] as const) : (['stageTwoEnd', stageTwoEnd] as const);
  const extension = end.getTime() === planned.getTime() && standingExtension(extensions[date], planned);
  return extension ? { windowExtension: extension } : {};
};

/**
 * A draft exists only for the leader; before anything was written, an empty one counts once the project is approved.
 */
const hasDraft = (
  { isOwner, head }: { isOwner: boolean; head: Pick<Head, 'status'> },
  row: ResultRow | undefined,
): boolean => isOwner && (row !== undefined || FUNDED_STATUSES.some((funded) => funded === head.status));

interface Looked {
  result: StageResult;
  /** Why the leader cannot edit it now; null if they can. */
  closed: Said | null;
  row: ResultRow | undefined;
}

async function look(scope: Reading, id: number, milestone: Milestone): Promise<Looked> {
  const { db, now } = scope;
  const found = await applicationForResult(scope, id);
  const row = await findResult(db, id, milestone);
  const status = row?.status ?? 'draft';
  const no = found?.head.no;
  if (!found || !no || (status === 'draft' && !hasDraft(found, row))) throw notFound();
  const { head, fields: form, isOwner } = found;
  const targets = targetsOf(form, milestone);
  const written = writtenResult(row, isOwner ? await findMending(db, row) : NO_COPY, targets);
  const { fields, typed } = readWritten(written);
  const window = stageWindow(head, milestone);
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
    version: written.version,
    applicationVersion: head.version,
    fields,
    ...textsFor(isOwner, typed),
    project: {
      id,
      no,
      title: head.title,
      category: head.category ?? '',
      categoryName: head.categoryName ?? '',
      field: fieldOf(form),
      unitName: head.unitName ?? '',
      leader: head.ownerName ?? '',
    },
    targets,
    budget: budgetOf(form),
    oldSheet: oldSheetOf(row, fields.sealedSheet, files),
    files: files.map(({ id: fileId, name, size, type }) => ({ id: fileId, name, size, type })),
    windowStart: beijingIso(window.start),
    windowEnd: beijingIso(window.end),
    ...extensionFor(head, milestone, window),
    reason: status === 'returned' ? await lastReason(db, id, milestone) : null,
    editable: isOwner && closed === null,
    ...(closed ? { closed: textOf(closed), closedWord: wordOf(closed) } : { closed: null }),
    submitTime: row?.submittedAt ? beijingIso(row.submittedAt) : null,
    decisionTime: decisionTimeOf(row),
    updateTime: beijingIso(row?.updatedAt ?? now),
  };
  return { result, closed, row };
}

/**
 * The result as this reader may see it, 404 otherwise. A result that was not submitted is visible only to the leader.
 */
export const readResult = async (scope: Reading, id: number, milestone: Milestone): Promise<StageResult> =>
  (await look(scope, id, milestone)).result;

/** The submitted stage results of an application this person may read, in the order of stages. */
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

type HeldResult = HeldCopy & { row: ResultRow };
export type Target = { id: number; version: number };

const FILES = ['sealedSheet', 'report'] as const;

const MOVED: readonly StageResult['status'][] = ['submitted', 'passed'];

/** Why the leader, who was offered the form, cannot write in it: who closed it and when, if an act did. */
const whyClosed = (
  scope: Reading,
  id: number,
  { result: { milestone, status }, closed, row }: Looked,
): Promise<AppError> => {
  const otherwise = conflict(closed ?? 'result.closed', { errorCode: 'result.closed' });
  // Nobody but the leader was offered it.
  if (!closed) return Promise.resolve(otherwise);
  if (MOVED.includes(status)) return resultMoved(scope, id, { milestone, at: row?.updatedAt }, otherwise);
  if (closed === 'result.not_stage') return resultMoved(scope, id, { milestone }, otherwise);
  return Promise.resolve(otherwise);
};

/** The result for editing; throws if this person cannot edit it now. */
export const writableResult = async (scope: Reading, id: number, milestone: Milestone) => {
  const looked = await look(scope, id, milestone);
  const { result } = looked;
  if (!result.editable) throw await whyClosed(scope, id, looked);
  return { record: `result_${milestone}`, ref: id, targets: result.targets } as const;
};

/** Lets the draft engine edit a stage result: only its leader, while the stage's window is open. */
export const resultDraft = (milestone: Milestone): DraftKind<number, HeldResult, object, Scope> => ({
  record: `result_${milestone}`,
  ...RESULT_FORM,
  lock: async (scope, id) => {
    // The application is locked first: the result's status changes with it, and a submitted result must not be edited.
    await holdApplication(scope.db, id);
    const { targets } = await writableResult(scope, id, milestone);
    const row = await lockResult(scope.db, id, milestone, scope.now);
    return {
      row,
      ref: id,
      ...writtenResult(row, await findMending(scope.db, row), targets),
      author: { by: scope.caller.accountId, at: row.updatedAt },
    };
  },
  admit: async (scope, { fields, ref }, { delta }) => {
    for (const path of FILES)
      if (!(await nameResultFiles(scope, ref, namedAnew(fields, delta, path))))
        refuseFields([{ path, said: 'result.files' }]);
    const pictures = await requireOwnPictures(scope, delta);
    await nameResultFiles(scope, ref, pictures, 'picture');
  },
  write: async (scope, held, written) => {
    const { row, version } = held;
    if (isMended(row)) return { version: await writeCopy(scope, copyOf(row), held, written), more: {} };
    if (!changed(written)) return { version, more: {} };
    const { fields, writers } = written;
    const stored = { fields: nest(fields), typed: texts(fields), writers };
    await storeFields(scope.db, row, stored, scope.now);
    return { version: version + 1, more: {} };
  },
});

/** Saves the last changes, if the version is still the one the caller read. */
export async function saveLast(
  scope: Scope,
  milestone: Milestone,
  { id, version }: Target,
  changes: Partial<ResultFields>,
): Promise<void> {
  const kind = resultDraft(milestone);
  const held = await kind.lock(scope, id);
  if (held.version !== version)
    throw await resultMoved(
      scope,
      id,
      { milestone, at: held.row.updatedAt },
      conflict('result.version_moved'),
    );
  const value = flatten({ ...nest(held.fields), ...changes });
  const named = partsOf(Object.keys(changes));
  const last = Object.keys(value)
    .filter((path) => named.has(path.split('.')[0] as string))
    .map((path) => ({ path, base: held.fields[path] ?? null, value: value[path] ?? null }));
  await storeMerge(scope, kind, held, mergeChanges(kind.isRows, held.fields, last));
}
