import type { Application } from '@contract/apply';
import type { MessageId } from '@/i18n/message-id';

/** What an open form says of its filing: what was filed once and is edited again was not never submitted. */
export const unfiledLabel = ({
  status,
  filedVersion,
}: Pick<Application, 'status' | 'filedVersion'>): MessageId => {
  if (status === 'returned') return 'application.tasks.returned.label';
  return filedVersion > 0 ? 'application.tasks.changesNotFiled.label' : 'application.tasks.notFiled.label';
};
