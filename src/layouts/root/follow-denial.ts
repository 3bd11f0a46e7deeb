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

/** Reads the rights and resolves to whether they have changed; several refusals at a time share one request. */
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

/**
 * Reads the rights again, unless there is unsent input. Resolves to the message to show above the page, which is then
 * rendered anew, or to null if the page stays.
 */
export async function followDenial(refused: Refused, start: Start): Promise<string | null> {
  const denial = denialOf(refused);
  if (!denial || readCredential() === null) return null;
  const { words, errorCode, isAct, isHidden } = denial;
  const needsConsent = errorCode === AGREEMENT_NEEDED;
  // Consent is asked for over the page, which stays.
  if (hasUnsent() && !needsConsent) return null;
  const isChanged = await readRights(start, isAct);
  // A record that is gone for everybody is handled by the page itself.
  if ((isHidden && !isChanged) || !isAct || needsConsent) return null;
  return words;
}
