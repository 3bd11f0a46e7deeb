import type { Application } from '@contract/apply';
import type { MessageId } from '@/i18n/message-id';

/**
 * The submission state of an editable form; one that was submitted before and is edited again must not count as never
 * submitted.
 */
export const unfiledLabel = ({
  status,
  filedVersion,
}: Pick<Application, 'status' | 'filedVersion'>): MessageId => {
  if (status === 'returned') return 'application.tasks.returned.label';
  return filedVersion > 0 ? 'application.tasks.changesNotFiled.label' : 'application.tasks.notFiled.label';
};
