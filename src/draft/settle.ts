import type { MessageId } from '@/i18n/message-id';
import type { Draft } from './draft-shape';

/**
 * Sends waiting changes. Returns the message that says why not everything on the screen is saved, or null: then the
 * record may be acted on.
 */
export async function settle(draft: Draft<unknown>): Promise<MessageId | null> {
  const isSent = await draft.flush();
  if (Object.keys(draft.view().state.conflicts).length > 0) return 'draft.settle.conflict.failure';
  return isSent ? null : 'draft.settle.unsaved.failure';
}
