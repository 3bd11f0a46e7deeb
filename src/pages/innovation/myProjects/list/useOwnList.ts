import { FOCUS_REFRESH_THROTTLE_MS } from '@/constants/requests';
import { useLoad } from '@/hooks/useLoad';
import { listMyApplications } from '@/services/apply';
import { type ListQuery, listCall } from './list-query';

/** The reader's own applications as the address asks for them; asked again by whoever comes back to the window. */
export const useOwnList = (query: ListQuery) =>
  useLoad(() => listMyApplications(listCall(query)), {
    question: JSON.stringify(listCall(query)),
    refreshOnWindowFocus: true,
    focusTimespan: FOCUS_REFRESH_THROTTLE_MS,
  });
