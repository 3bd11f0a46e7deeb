import { useSearchParams } from '@umijs/max';
import { useEffect } from 'react';
import { useLoad } from '@/hooks/useLoad';
import { type AdminQuery, adminAddress, adminCall, lastPage } from '@/pages/admin/parts/admin-query';

interface Options<Row> {
  query: AdminQuery;
  load: () => Promise<{ list: Row[]; total: number }>;
  /** Changes when the rows have: they are read again. */
  revision: unknown;
  /** Nothing is asked for yet. */
  waits: boolean;
}

/** The rows of the page that the address names, or of the last page where there is no such one. */
export function useRows<Row>({ query, load, revision, waits }: Options<Row>) {
  const [, setParams] = useSearchParams();
  const { data, error, loading, reload, isCurrent } = useLoad(load, {
    question: [JSON.stringify(adminCall(query)), waits],
    refreshDeps: [revision],
  });
  const last = data && isCurrent ? lastPage(data.total, query.size) : query.page;
  // Rows went away, or the address was typed: the page there is takes the place of the one that is not.
  const corrected = query.page > last ? adminAddress({ ...query, page: last }).toString() : null;
  useEffect(() => {
    if (corrected !== null) setParams(new URLSearchParams(corrected), { replace: true });
  }, [corrected, setParams]);
  return { data, error, loading, reload, isEmpty: isCurrent && corrected === null };
}
