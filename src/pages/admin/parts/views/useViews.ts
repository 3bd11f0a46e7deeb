import type { AdminViews } from '@contract/admin-view';
import { useLocation, useSearchParams } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { useLoad } from '@/hooks/useLoad';
import { type AdminList, fetchViews, updateViews } from '@/services/admin-view';

/** The views of the list at this address, each person's own. A bare address opens the one chosen for it. */
export function useViews() {
  const { pathname } = useLocation();
  const list = pathname as AdminList;
  const [params, setParams] = useSearchParams();
  const { data, set, reload } = useLoad(() => fetchViews(list), { refreshDeps: [list] });
  const asked = useRef<string | null>(null);
  const isBare = params.toString() === '';
  useEffect(() => {
    if (!data || asked.current === list) return;
    asked.current = list;
    const first = data.views.find(({ name }) => name === data.opensWith);
    if (isBare && first) setParams(new URLSearchParams(first.query), { replace: true });
  }, [data, list, isBare, setParams]);
  return {
    kept: data,
    reload,
    save: async (next: AdminViews): Promise<void> => set(await updateViews(list, next)),
  };
}
