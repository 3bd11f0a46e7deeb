import { useEffect, useRef } from 'react';
import { useLoad } from '@/hooks/useLoad';
import { checkIsVip } from '@/services/demand';

/**
 * Asks at a closed gate whether the reader is a member by now: a unit may be verified, or a membership begin, while the
 * page stands open. Once it says yes the demand is read again, this time with its contact details.
 */
export function useVipGate(closed: boolean, onMember: () => void): void {
  const { data: isVip } = useLoad(async () => (closed ? checkIsVip() : false), {
    question: closed,
    refreshOnWindowFocus: closed,
  });
  const latest = useRef(onMember);
  latest.current = onMember;
  useEffect(() => {
    if (closed && isVip) latest.current();
  }, [closed, isVip]);
}
