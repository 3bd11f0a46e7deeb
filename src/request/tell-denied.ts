import { denied } from '@/utils/denials';
import { type Failure, statusIn } from '@/utils/request-error';
import { readCredential } from '@/utils/session';
import type { ShownBy } from './call-options';

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
const BY_ITSELF: readonly (ShownBy | undefined)[] = ['draft', 'nobody', 'session'];

interface Made {
  method?: string | undefined;
  shownBy?: ShownBy | undefined;
}

/** The page hears that a right it counted on is missing, whoever shows the refusal itself. */
export function tellDenied(failure: Failure, { method, shownBy }: Made): void {
  const { kind, errorCode, serverMessage } = failure;
  const status = statusIn(failure);
  const isAct = method !== undefined && method !== 'GET' && !BY_ITSELF.includes(shownBy);
  const isHidden = status === 404 && isAct && HIDDEN.includes(errorCode);
  const isLost = status === 403 && LOST_RIGHT.includes(errorCode);
  if (kind !== 'reply' || !(isLost || isHidden)) return;
  // Who looks after the session reads the rights anew itself.
  if (shownBy === 'session' || readCredential() === null) return;
  denied({ words: isHidden ? '' : (serverMessage ?? ''), errorCode, isAct, isHidden });
}
