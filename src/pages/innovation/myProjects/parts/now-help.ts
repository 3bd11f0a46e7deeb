import type { Application } from '@contract/apply';
import type { MessageId } from '@/i18n/message-id';
import { isWaiting } from './condition';

type Facts = Pick<Application, 'status' | 'handler' | 'deadline'>;

/** What happens now, or is asked of the leader, in one line. */
export const nowHelp = (application: Facts): MessageId => {
  const { status, handler, deadline } = application;
  if (isWaiting(application)) return 'application.now.endorsed.help';
  // A stage's result in the leader's hands came back, which has no date, or the next one is to come.
  if (handler?.role === 'applicant' && (status === 'stage_one' || status === 'stage_two'))
    return deadline ? 'application.now.stageTwoDue.help' : 'application.now.returned.help';
  return `application.now.${status}.help` as MessageId;
};
