import type { Refused } from '@/utils/denials';
import { statusIn } from '@/utils/request-error';

/** Code of a refusal that only a new consent resolves. */
export const AGREEMENT_NEEDED = 'agreement.needed';

/**
 * Refusals saying that the page offers something its reader may no longer do. Other refusals with this status are about
 * the request itself (one's own application, a second person), and the page is right.
 */
const LOST_RIGHT: readonly (string | undefined)[] = [
  undefined,
  'http.403',
  'apply.leader_acts',
  'apply.reads_only',
  'fact.unit_admin',
  'learning.may_not_decide',
  'learning.may_not_manage',
  'unit.none',
  AGREEMENT_NEEDED,
];

/** Codes of a 404: to somebody who may not see a record, the service says that it does not exist. */
const HIDDEN: readonly (string | undefined)[] = [undefined, 'http.404'];

/** Requests that the page makes by itself, without a press. */
const BY_ITSELF: readonly (string | undefined)[] = ['draft', 'nobody', 'session'];

/** A refusal because the person does not, or no longer, have the right. */
export interface Denial {
  /** The service's message in the reader's language; empty for a hidden record. */
  words: string;
  errorCode: string | undefined;
  /** True for a press; false where the page only read, or sent the request by itself. */
  isAct: boolean;
  /**
   * A hidden record looks like a missing one: only the person's new rights tell whether it is gone or merely no longer
   * theirs.
   */
  isHidden: boolean;
}

/** Returns the denial if a right is missing that the page relied on; null for any other refusal. */
export function denialOf({ failure, made: { method, shownBy } }: Refused): Denial | null {
  const { kind, errorCode, serverMessage } = failure;
  const status = statusIn(failure);
  const isAct = method !== undefined && method !== 'GET' && !BY_ITSELF.includes(shownBy);
  const isHidden = status === 404 && isAct && HIDDEN.includes(errorCode);
  const isLost = status === 403 && LOST_RIGHT.includes(errorCode);
  // The code that manages the session reads the rights again itself.
  if (kind !== 'reply' || shownBy === 'session' || !(isLost || isHidden)) return null;
  return { words: isHidden ? '' : (serverMessage ?? ''), errorCode, isAct, isHidden };
}
