import type { MessageId } from '@/i18n/message-id';

/** One thing that waits for this person, and where it is done. */
export interface TodoItem {
  key: string;
  /** Null where nothing is due by a date. */
  deadline: string | null;
  title: MessageId;
  /** Named by `{what}` in the title. */
  what?: MessageId;
  values?: Record<string, string | number>;
  note: string | null;
  action: MessageId;
  to: string;
}

export type Verb = readonly [title: MessageId, action: MessageId];
