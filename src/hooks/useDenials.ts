import { history, useLocation } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { FOCUS_REFRESH_THROTTLE_MS } from '@/constants/requests';
import { AGREEMENT_NEEDED } from '@/request/tell-denied';
import { type Denial, onDenied } from '@/utils/denials';
import { hasUnsent } from '@/utils/unsent-work';
import { loadSession } from './initial-state';
import { useStart } from './useStart';

interface Refused {
  /** Grows with every act that was refused. */
  times: number;
  /** Where it was pressed; what is said of it stands there and nowhere else. */
  place: string | null;
  words: string;
}

const held = (rights: { permissions: readonly string[] } | null): string =>
  (rights?.permissions ?? []).toSorted().join();

const placeOf = ({ pathname, search }: { pathname: string; search: string }): string => pathname + search;

/**
 * A right was taken away while a page was open. The first refusal brings the rights of this person up to date, once for
 * everything the page asks; one of an act has the page drawn anew besides, as it is for them now. What is typed and
 * unsent stays where it is, with the refusal at its place.
 */
export function useDenials(): { page: number; words: string | null } {
  const { state, update } = useStart();
  const here = placeOf(useLocation());
  const [refused, setRefused] = useState<Refused>({ times: 0, place: null, words: '' });
  const latest = useRef({ update, rights: state.rights });
  latest.current = { update, rights: state.rights };
  useEffect(() => {
    let reading: Promise<boolean> | null = null;
    let readAt = Number.NEGATIVE_INFINITY;
    const readAnew = async (): Promise<boolean> => {
      const { rights, update: keep } = latest.current;
      const session = await loadSession(keep);
      return held(session) !== held(rights);
    };
    /** Answers whether they are other ones than before. */
    const readRights = (isAct: boolean): Promise<boolean> => {
      if (reading) return reading;
      if (!isAct && performance.now() - readAt < FOCUS_REFRESH_THROTTLE_MS) return Promise.resolve(false);
      readAt = performance.now();
      reading = readAnew().finally(() => {
        reading = null;
      });
      return reading;
    };
    const follow = async ({ words, errorCode, isAct, isHidden }: Denial): Promise<void> => {
      const place = placeOf(history.location);
      const needsConsent = errorCode === AGREEMENT_NEEDED;
      // Consent is asked for over the page, which stays.
      if (hasUnsent() && !needsConsent) return;
      const isChanged = await readRights(isAct);
      // A record that is gone for everybody is the page's own matter.
      if (isHidden && !isChanged) return;
      if (isAct && !needsConsent) setRefused(({ times }) => ({ times: times + 1, place, words }));
    };
    return onDenied((denial) => {
      follow(denial).catch((error: unknown) => console.error('The rights could not be read anew.', error));
    });
  }, []);
  useEffect(() => {
    setRefused((known) => (known.place === null || known.place === here ? known : { ...known, place: null }));
  }, [here]);
  return { page: refused.times, words: refused.place === here ? refused.words : null };
}
