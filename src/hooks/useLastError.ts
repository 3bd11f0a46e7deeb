import { useLocation } from '@umijs/max';
import { type LastError, readLastError } from '@/utils/last-error';

/** The failure that led to an error page; null where somebody came there in another way. */
export function useLastError(): LastError | null {
  const { state } = useLocation() as { state: { failed?: boolean } | null };
  return state?.failed ? readLastError() : null;
}
