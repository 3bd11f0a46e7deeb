import { MINUTE_MS } from '@contract/time-units';
import type { AuditAction } from './audit-words';

/** For this long the person who made a decision can undo it, provided nothing has happened to the record since. */
export const UNDO_MINUTES = 30;

/**
 * Acts that can be undone, and the act that undoes each. Every other act is final: what an applicant was told has
 * immediate consequences (terms, objections, receipts), and reversals that need a reason are acts of their own.
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
