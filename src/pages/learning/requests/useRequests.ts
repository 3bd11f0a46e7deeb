import { useLoad } from '@/hooks/useLoad';
import { listRequests, type RequestCase } from '@/services/learning';
import { type SHOWN, statusOf } from './request-address';

/** Requests in one state, page by page. */
export function useRequests(show: (typeof SHOWN)[number], page: number) {
  const { data, error, reload, set } = useLoad(() => listRequests({ page, status: statusOf(show) }), {
    question: [show, page],
    refreshOnWindowFocus: true,
  });
  /** A decided request stays in its row with the new state; only the total decreases. */
  const takeIn = (standing: RequestCase): void => {
    if (!data) return;
    const before = data.requests.find(({ id }) => id === standing.id);
    const isOther = before?.status !== standing.status;
    set({
      ...data,
      requests: data.requests.map((request) => (request.id === standing.id ? standing : request)),
      total_count: data.total_count - (isOther ? 1 : 0),
    });
  };
  return { data, error, reload, takeIn };
}
