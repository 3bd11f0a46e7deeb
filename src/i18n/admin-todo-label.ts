import type { MessageId } from './message-id';

/** `/admin/applications?waiting=true` → the sentence of its screen. */
export const todoLabel = (path: string): MessageId => {
  const screen = path.split('?')[0]?.split('/')[2] ?? '';
  return `admin.todo.${screen}.label` as MessageId;
};
