import { FOCUS_REFRESH_THROTTLE_MS } from '@/constants/requests';
import { loadSession } from '@/hooks/initial-state';
import type { Start } from '@/hooks/useStart';
import type { Refused } from '@/utils/denials';
import { readCredential } from '@/utils/session';
import { hasUnsent } from '@/utils/unsent-work';
import { AGREEMENT_NEEDED, denialOf } from './denial-of';

const held = (rights: { permissions: readonly string[] } | null): string =>
  (rights?.permissions ?? []).toSorted().join();

let reading: Promise<boolean> | null = null;
let readAt = Number.NEGATIVE_INFINITY;

/** Answers whether they are other ones than before; asked for once however much is refused at a time. */
function readRights({ state, update }: Start, isAct: boolean): Promise<boolean> {
  if (reading) return reading;
  if (!isAct && performance.now() - readAt < FOCUS_REFRESH_THROTTLE_MS) return Promise.resolve(false);
  readAt = performance.now();
  reading = loadSession(update)
    .then((session) => held(session) !== held(state.rights))
    .finally(() => {
      reading = null;
    });
  return reading;
}

/** Brings the rights up to date, unless something typed is unsent; answers what to say above the page that is to be drawn anew, null where it stays. */
export async function followDenial(refused: Refused, start: Start): Promise<string | null> {
  const denial = denialOf(refused);
  if (!denial || readCredential() === null) return null;
  const { words, errorCode, isAct, isHidden } = denial;
  const needsConsent = errorCode === AGREEMENT_NEEDED;
  // Consent is asked for over the page, which stays.
  if (hasUnsent() && !needsConsent) return null;
  const isChanged = await readRights(start, isAct);
  // A record that is gone for everybody is the page's own matter.
  if ((isHidden && !isChanged) || !isAct || needsConsent) return null;
  return words;
}
