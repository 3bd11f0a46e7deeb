import { isOver } from '@contract/rules/period-clock';
import { STATUS_WORDS } from '@contract/rules/status-labels';
import { EDITABLE } from '@contract/rules/status-machine';
import { say } from '@contract/sentences/sentence';
import { conflict, forbidden, notFound } from '@server/errors/app-error';
import { dueOver, type GuardProblem, periodClosed, problem } from '@server/modules/apply/guards';
import { isOwner, partOf, sectionsOf } from '@server/modules/apply/policy';
import { type ApplicationRow, lockApplication } from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';
import { findPeriod } from '@server/modules/period/service';

const over = (end: Date, now: Date): boolean => isOver(end.toISOString(), now);

/** The problem if the deadline is over: the due date of a returned application, otherwise the end of the period. */
export const timeProblem = (
  { status, dueAt }: Pick<ApplicationRow, 'status' | 'dueAt'>,
  applyEnd: Date,
  now: Date,
): GuardProblem | null => {
  if (status === 'returned') return dueAt && over(dueAt, now) ? dueOver(dueAt) : null;
  return over(applyEnd, now) ? periodClosed(applyEnd) : null;
};

/** What keeps everybody from changing the form now: its state, or its deadline. */
export const editProblem = (
  application: Pick<ApplicationRow, 'status' | 'dueAt'>,
  applyEnd: Date,
  now: Date,
): GuardProblem | null => {
  const { status } = application;
  if (!EDITABLE.includes(status)) return problem(say('apply.locked', { status: STATUS_WORDS.word(status) }));
  return timeProblem(application, applyEnd, now);
};

/** The caller's own application, locked. Whoever helps with it hears that this is the leader's; to others it does not exist. */
export const lockOwn = async (scope: Pick<Scope, 'db' | 'caller'>, id: number): Promise<ApplicationRow> => {
  const row = await lockApplication(scope.db, id);
  if (!row || partOf(scope.caller, row) === null) throw notFound();
  if (!isOwner(scope.caller, row)) throw forbidden('apply.leader_acts');
  return row;
};

export const applyEndOf = async (db: Db, periodId: number): Promise<Date> => {
  const period = await findPeriod(db, periodId);
  if (!period) throw notFound('apply.no_period');
  return period.applyEnd;
};

/** Refuses every write of the owner that belongs to the form, once the state or the deadline has closed it. */
export const requireEditable = async (db: Db, row: ApplicationRow, now: Date): Promise<void> => {
  const found = editProblem(row, await applyEndOf(db, row.periodId), now);
  if (found) throw conflict(found.said, { errorCode: found.code });
};

/** An application the caller may write in, as leader or author, locked and open for editing. */
export const lockEditable = async (scope: Scope, id: number): Promise<ApplicationRow> => {
  const row = await lockApplication(scope.db, id);
  if (!row || partOf(scope.caller, row) === null) throw notFound();
  if (sectionsOf(scope.caller, row).length === 0) throw forbidden('apply.reads_only');
  await requireEditable(scope.db, row, scope.now);
  return row;
};
