import type { MessageId } from '@/i18n/message-id';

/** One task of the reader, and where to do it. */
export interface TodoItem {
  key: string;
  /** Null if the task has no due date. */
  deadline: string | null;
  title: MessageId;
  /** Message that fills `{what}` in the title. */
  what?: MessageId;
  values?: Record<string, string | number>;
  note: string | null;
  action: MessageId;
  to: string;
}

export type Verb = readonly [title: MessageId, action: MessageId];
