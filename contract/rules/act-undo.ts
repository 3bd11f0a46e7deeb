import { MINUTE_MS } from '@contract/time-units';
import type { AuditAction } from './audit-words';

/** So long a decision can be taken back by whoever made it, as long as nothing has happened to it since. */
export const UNDO_MINUTES = 30;

/**
 * Acts that can be taken back, and the act that does it. Every other act stands: what an application has been told
 * counts from that moment (terms, objections, receipts), and what needs a reason to be put back is an act of its own.
 */
export const ACT_UNDO = {
  'demand.publish': 'demand.reconsider',
  'demand.return': 'demand.reconsider',
  'achi.publish': 'achi.reconsider',
  'achi.return': 'achi.reconsider',
  'content.publish': 'content.withdraw',
  'content.withdraw': 'content.publish',
  'learning.remove': 'learning.restore',
  'school.stop': 'school.resume',
  'search.strike': 'search.restore',
  'user.disable': 'user.enable',
} as const satisfies Partial<Record<AuditAction, AuditAction>>;
export type UndoableAct = keyof typeof ACT_UNDO;

export const isUndoable = (action: string): action is UndoableAct => Object.hasOwn(ACT_UNDO, action);

/** The last moment in which it can be taken back. */
export const undoUntil = (at: Date): Date => new Date(at.getTime() + UNDO_MINUTES * MINUTE_MS);
