import type { Refused } from '@/utils/denials';
import { statusIn } from '@/utils/request-error';

/** The code of a refusal that only new consent mends. */
export const AGREEMENT_NEEDED = 'agreement.needed';

/**
 * Refusals that say: the page offers what its reader may no longer do. The other ones of this status are about what was
 * asked (one's own application, a second person), and nothing on the page is wrong.
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

/** To whoever may not see a record the service says that there is none. */
const HIDDEN: readonly (string | undefined)[] = [undefined, 'http.404'];

/** What nobody pressed. */
const BY_ITSELF: readonly (string | undefined)[] = ['draft', 'nobody', 'session'];

/** What the service refused because whoever asked may not, or may not any more. */
export interface Denial {
  /** The service's own words, in the reader's language. */
  words: string;
  errorCode: string | undefined;
  /** Something was pressed; false where the page only read, or did it by itself. */
  isAct: boolean;
  /** What is not theirs to see does not exist for them: only their rights tell whether it is gone, or theirs no more. */
  isHidden: boolean;
}

/** Whether a refusal says that a right is missing which the page counted on; null where it says something else. */
export function denialOf({ failure, made: { method, shownBy } }: Refused): Denial | null {
  const { kind, errorCode, serverMessage } = failure;
  const status = statusIn(failure);
  const isAct = method !== undefined && method !== 'GET' && !BY_ITSELF.includes(shownBy);
  const isHidden = status === 404 && isAct && HIDDEN.includes(errorCode);
  const isLost = status === 403 && LOST_RIGHT.includes(errorCode);
  // Who looks after the session reads the rights anew itself.
  if (kind !== 'reply' || shownBy === 'session' || !(isLost || isHidden)) return null;
  return { words: isHidden ? '' : (serverMessage ?? ''), errorCode, isAct, isHidden };
}
