import { isOver } from '@contract/rules/period-clock';
import type { ApplicationEvent } from '@contract/rules/status-machine';
import { settle } from '@contract/rules/typed-fields';
import { say } from '@contract/sentences/sentence';
import { openFields } from '@server/crypto/field-sealing';
import type { ApplicationTable } from '@server/db/schema';
import { badField, conflict, unprocessable } from '@server/errors/app-error';
import type { FormFacts } from '@server/modules/apply/draft/formality-context';
import { requireQuota } from '@server/modules/apply/draft/one-per-period';
import { leaveRemarks } from '@server/modules/apply/remarks/leave-remarks';
import { closeRemarksOf, countUnanswered } from '@server/modules/apply/remarks/remark-repository';
import type { ApplicationRow } from '@server/modules/apply/repository';
import type { EventBody, Scope } from '@server/modules/apply/scope';
import { completeResult, moveResult } from '@server/modules/result/service';
import type { Updateable } from 'kysely';
import { fileApplication } from './file-application';
import { report } from './report';

type Columns = Updateable<ApplicationTable>;
interface Effected {
  columns: Columns;
  /** What was read around the form, where it was. */
  facts?: FormFacts;
}
type Effect = (scope: Scope, row: ApplicationRow, body: EventBody) => Promise<Effected>;

/** 受理: what the office had asked for is settled. */
const accept: Effect = async ({ db, caller, now }, { id }) => {
  await closeRemarksOf(db, id, 'office', { closedBy: caller.accountId, closedAt: now });
  return { columns: {} };
};

/** A returned application comes back with every remark answered. */
const submit: Effect = async (scope, row, _body) => {
  const open = row.status === 'returned' ? await countUnanswered(scope.db, row.id) : 0;
  if (open > 0) throw unprocessable(say('apply.remarks_unanswered', { n: open }));
  return fileApplication(scope, row);
};

/** 退回修改: until when is asked for, so that nobody waits for ever. */
const sendBack: Effect = async (scope, row, { dueAt, remarks = [] }) => {
  const { now } = scope;
  const due = dueAt ? new Date(dueAt) : null;
  if (!due || Number.isNaN(due.getTime())) throw badField('body.dueAt', 'apply.no_due');
  if (isOver(due.toISOString(), now)) throw badField('body.dueAt', 'apply.due_past');
  await leaveRemarks(scope, row, remarks);
  return { columns: { returnedFrom: row.status, dueAt: due } };
};

/** What was named once and objected to is named again, when the office proposes it again. */
const propose: Effect = async () => ({ columns: { publicSince: null, publicContent: null } });

const reopen: Effect = async (scope, { id, ownerId, periodId }) => {
  await requireQuota(scope, { ownerId, periodId, exceptId: id });
  return { columns: {} };
};

const submitResult =
  (milestone: 'one' | 'two'): Effect =>
  async ({ db, now, sealer }, { id, fields }) => {
    await completeResult(db, { id, form: settle(openFields(sealer, fields)) }, milestone, now);
    await moveResult(db, id, milestone, ['draft', 'returned'], { status: 'submitted', submittedAt: now });
    return { columns: {} };
  };

const decideResult =
  (milestone: 'one' | 'two', status: 'passed' | 'returned'): Effect =>
  async ({ db, now }, { id }) => {
    const isMoved = await moveResult(db, id, milestone, ['submitted'], { status, decidedAt: now });
    if (!isMoved) throw conflict('apply.no_result');
    return { columns: {} };
  };

/** What an arrow does besides moving the status: columns to write, other rows to change. */
export const EFFECTS: Partial<Record<ApplicationEvent, Effect>> = {
  submit,
  accept,
  propose,
  reopen,
  report: async (scope, row, body) => ({ columns: await report(scope, row, body) }),
  return: sendBack,
  submit_stage_one: submitResult('one'),
  pass_stage_one: decideResult('one', 'passed'),
  return_stage_one: decideResult('one', 'returned'),
  submit_stage_two: submitResult('two'),
  pass_stage_two: decideResult('two', 'passed'),
  return_stage_two: decideResult('two', 'returned'),
};
