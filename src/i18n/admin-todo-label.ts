import type { MessageId } from './message-id';

/**
 * `/admin/applications?waiting=true` → the sentence of its screen; `/admin/units/unattended` has its own, and so have
 * project changes, although they are on the screen of the applications.
 */
export const todoLabel = (path: string): MessageId => {
  const [address = '', query] = path.split('?');
  const screen = query === 'change=true' ? 'projectChanges' : (address.split('/').at(-1) ?? '');
  return `admin.todo.${screen}.label` as MessageId;
};
