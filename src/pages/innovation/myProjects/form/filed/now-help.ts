import type { Application } from '@contract/apply';
import type { Period } from '@contract/period';
import { isOver } from '@contract/rules/period-clock';
import { RUNNING } from '@contract/rules/status-machine';
import type { MessageId } from '@/i18n/message-id';
import { isWaiting } from '@/pages/innovation/myProjects/parts/condition';

type Facts = Pick<Application, 'status' | 'handler' | 'deadline'>;

/** A stage result is due within its window; a returned one has no date and can be corrected at any time. */
const resultHelp = ({ status, deadline }: Facts, now: Date): MessageId => {
  if (deadline && isOver(deadline, now)) return 'application.now.resultLate.help';
  if (status === 'approved') return 'application.now.approved.help';
  return deadline ? 'application.now.stageTwoDue.help' : 'application.now.returned.help';
};

/**
 * Withdrawing and reopening end with the application deadline of the period, so these statuses then need another text.
 */
const LATE: Partial<Record<Application['status'], MessageId>> = {
  submitted: 'application.now.submittedLate.help',
  unit_review: 'application.now.unitReviewLate.help',
  withdrawn: 'application.now.withdrawnLate.help',
};

/** One line on what happens now or what the leader has to do; it never suggests an action that would be refused. */
export const nowHelp = (application: Facts, { applyEnd }: Pick<Period, 'applyEnd'>, now: Date): MessageId => {
  const { status, handler, deadline } = application;
  if (isWaiting(application)) return 'application.now.endorsed.help';
  if (handler?.role === 'applicant' && RUNNING.includes(status)) return resultHelp(application, now);
  if (status === 'returned' && deadline && isOver(deadline, now)) return 'application.now.returnedLate.help';
  // No announcement lists the application yet, so nobody could object.
  if (status === 'publicity' && deadline === null) return 'application.now.unannounced.help';
  const late = isOver(applyEnd, now) ? LATE[status] : undefined;
  return late ?? (`application.now.${status}.help` as MessageId);
};
