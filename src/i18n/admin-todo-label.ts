import type { MessageId } from './message-id';

/** `/admin/applications?waiting=true` → the sentence of its screen, `/admin/units/unattended` that of its own. */
export const todoLabel = (path: string): MessageId => {
  const screen = path.split('?')[0]?.split('/').at(-1) ?? '';
  return `admin.todo.${screen}.label` as MessageId;
};
