import type { AdminViews } from '@contract/admin-view';
import { useLocation, useSearchParams } from '@umijs/max';
import { useEffect, useState } from 'react';
import { useLoad } from '@/hooks/useLoad';
import { type AdminList, fetchViews, updateViews } from '@/services/admin-view';

export type Views = ReturnType<typeof useViews>;

/** The views of the list at this address, each person's own. A bare address opens the one chosen for it. */
export function useViews(params: URLSearchParams) {
  const { pathname } = useLocation();
  const list = pathname as AdminList;
  const [, setParams] = useSearchParams();
  const { data, error, set, reload } = useLoad(() => fetchViews(list), { about: list });
  const [asked, setAsked] = useState<string | null>(null);
  const isBare = params.toString() === '';
  const first = data?.views.find(({ name }) => name === data.opensWith);
  const isNew = isBare && asked !== list;
  useEffect(() => {
    if (!data || asked === list) return;
    // Once the address says the view: until then it is still to be opened.
    if (isBare && first) setParams(new URLSearchParams(first.query), { replace: true });
    else setAsked(list);
  }, [data, first, list, asked, isBare, setParams]);
  return {
    /** The list of a bare address is not asked for before it is known which view it opens with. */
    isOpening: isNew && (data ? first !== undefined : error === undefined),
    kept: data,
    reload,
    save: async (next: AdminViews): Promise<void> => set(await updateViews(list, next)),
  };
}
