import type { ApplicationEvent } from '@contract/enums';
import { isOver } from '@contract/rules/period-clock';
import { settle } from '@contract/rules/typed-fields';
import { openFields } from '@server/crypto/field-sealing';
import type { ApplicationTable } from '@server/db/schema';
import { badField, conflict } from '@server/errors/app-error';
import { requireQuota } from '@server/modules/apply/draft/one-per-period';
import { closeRemarksOf } from '@server/modules/apply/remark-repository';
import { leaveRemarks } from '@server/modules/apply/remarks/leave-remarks';
import type { ApplicationRow } from '@server/modules/apply/repository';
import { handInResult } from '@server/modules/apply/results/hand-in-result';
import { moveResult } from '@server/modules/apply/results/move-result';
import type { EventBody, Scope } from '@server/modules/apply/scope';
import { correctPublicity } from '@server/modules/content/service';
import type { Updateable } from 'kysely';
import { endorse, report } from './report';

type Columns = Updateable<ApplicationTable>;
type Effect = (scope: Scope, row: ApplicationRow, body: EventBody) => Promise<Columns>;

/**
 * When the case goes to the experts, an earlier extension of the review time no longer counts; the promised date does.
 */
const TO_EXPERTS: Columns = { reviewUntil: null };

/** 受理: accepting closes the office's open remarks. */
const accept: Effect = async ({ db, caller, now }, { id }) => {
  await closeRemarksOf(db, id, 'office', { closedBy: caller.accountId, closedAt: now });
  return TO_EXPERTS;
};

/** 退回修改: until when is asked for, so that nobody waits for ever. */
const sendBack: Effect = async (scope, row, { dueAt, remarks = [] }) => {
  const { now } = scope;
  const due = dueAt ? new Date(dueAt) : null;
  if (!due || Number.isNaN(due.getTime())) throw badField('body.dueAt', 'apply.no_due');
  if (isOver(due.toISOString(), now)) throw badField('body.dueAt', 'apply.due_past');
  await leaveRemarks(scope, row, remarks);
  return { returnedFrom: row.status, dueAt: due, duePlanned: null };
};

/** A project proposed again after an objection is announced anew, so the earlier announcement is cleared. */
const propose: Effect = async () => ({ publicSince: null, publicContent: null });

/** Marks the project as objected in the announcement that everybody has read, and sends it back to the experts. */
const object: Effect = async (scope, { no, title, publicContent }) => {
  if (publicContent !== null) await correctPublicity(scope, publicContent, { no: no ?? '', title });
  return TO_EXPERTS;
};

const reopen: Effect = async (scope, { id, ownerId, periodId }) => {
  await requireQuota(scope, { ownerId, periodId, exceptId: id });
  return {};
};

const submitResult =
  (milestone: 'one' | 'two'): Effect =>
  async ({ db, now, sealer }, { id, fields }) => {
    await handInResult(db, { id, form: settle(openFields(sealer, fields)) }, milestone, now);
    return {};
  };

const decideResult =
  (milestone: 'one' | 'two', status: 'passed' | 'returned'): Effect =>
  async ({ db, now }, { id }) => {
    const isMoved = await moveResult(db, id, milestone, ['submitted'], { status, now });
    if (!isMoved) throw conflict('apply.no_result');
    return {};
  };

/** What a transition does besides moving the status: columns to write, other rows to change. Filing has a way of its own. */
export const EFFECTS: Partial<Record<ApplicationEvent, Effect>> = {
  accept,
  endorse,
  object,
  propose,
  reopen,
  report,
  return: sendBack,
  submit_stage_one: submitResult('one'),
  pass_stage_one: decideResult('one', 'passed'),
  return_stage_one: decideResult('one', 'returned'),
  submit_stage_two: submitResult('two'),
  pass_stage_two: decideResult('two', 'passed'),
  return_stage_two: decideResult('two', 'returned'),
};
