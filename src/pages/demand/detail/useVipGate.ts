import { useEffect, useRef } from 'react';
import { useLoad } from '@/hooks/useLoad';
import { checkIsVip } from '@/services/demand';

/**
 * While contact details are closed, checks whether the reader has become a member, since the unit may be certified or a
 * membership begin while the page is open. Once so, the demand is loaded again with its contact details.
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
