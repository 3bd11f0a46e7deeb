import type { AdminViews } from '@contract/admin-view';
import { useLocation, useSearchParams } from '@umijs/max';
import { useEffect, useState } from 'react';
import { useLoad } from '@/hooks/useLoad';
import { type AdminList, fetchViews, updateViews } from '@/services/admin-view';

export type Views = ReturnType<typeof useViews>;

/** The saved views of the current list, which belong to the person. Without parameters the default view opens. */
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
    // Mark the list as handled only once the address shows the view; until then it still has to be opened.
    if (isBare && first) setParams(new URLSearchParams(first.query), { replace: true });
    else setAsked(list);
  }, [data, first, list, asked, isBare, setParams]);
  return {
    /** Without parameters, the list waits until its default view is known before loading. */
    isOpening: isNew && (data ? first !== undefined : error === undefined),
    kept: data,
    reload,
    save: async (next: AdminViews): Promise<void> => set(await updateViews(list, next)),
  };
}
