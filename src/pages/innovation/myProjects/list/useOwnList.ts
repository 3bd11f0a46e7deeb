import { FOCUS_REFRESH_THROTTLE_MS } from '@/constants/requests';
import { useLoad } from '@/hooks/useLoad';
import { listMyApplications } from '@/services/apply';
import { type ListQuery, listCall } from './list-query';

/** The reader's applications for a query; loaded again when the window regains focus. */
export const useOwnList = (query: ListQuery) =>
  useLoad(() => listMyApplications(listCall(query)), {
    question: JSON.stringify(listCall(query)),
    refreshOnWindowFocus: true,
    focusTimespan: FOCUS_REFRESH_THROTTLE_MS,
  });
