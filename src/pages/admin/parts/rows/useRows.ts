import { useSearchParams } from '@umijs/max';
import { useEffect } from 'react';
import { useLoad } from '@/hooks/useLoad';
import { type AdminQuery, adminAddress, adminCall, lastPage } from '@/pages/admin/parts/admin-query';

interface Options<Row> {
  query: AdminQuery;
  load: () => Promise<{ list: Row[]; total: number }>;
  /** A change of this value means that the rows have changed and must be loaded again. */
  revision: unknown;
  /** True while the query is not yet known, so nothing is requested. */
  waits: boolean;
}

/** The rows of the page in the address, or of the last page if that page does not exist. */
export function useRows<Row>({ query, load, revision, waits }: Options<Row>) {
  const [, setParams] = useSearchParams();
  const { data, error, loading, reload, isCurrent } = useLoad(load, {
    question: [JSON.stringify(adminCall(query)), waits],
    refreshDeps: [revision],
  });
  const last = data && isCurrent ? lastPage(data.total, query.size) : query.page;
  // Rows were removed or the address was typed by hand: replace a page that does not exist with the last page.
  const corrected = query.page > last ? adminAddress({ ...query, page: last }).toString() : null;
  useEffect(() => {
    if (corrected !== null) setParams(new URLSearchParams(corrected), { replace: true });
  }, [corrected, setParams]);
  return { data, error, loading, reload, isEmpty: isCurrent && corrected === null };
}
