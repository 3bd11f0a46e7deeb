import { useDispatch, useSelector } from '@umijs/max';
import type { HomepageState } from '@/models/homepage';
import type { CmsTypeKey, ContentPage, listContent } from '@/services/content';
import { type Loading, useLoad } from './useLoad';

type Query = Parameters<typeof listContent>[1];
type Found = Omit<Loading<ContentPage>, 'set'>;

/** One page of a kind of content, sorted and filtered: the model `homepage` holds its rows. */
export function useContentList(type: CmsTypeKey, p: Query): Found {
  const dispatch = useDispatch();
  const { proDetail } = useSelector((store: { homepage: HomepageState }) => store.homepage);
  const { data, error, loading, reload } = useLoad(
    () =>
      dispatch({ type: 'homepage/sortedList', payload: { type, p } }) as unknown as Promise<
        Omit<ContentPage, 'list'>
      >,
    { refreshDeps: [type, JSON.stringify(p)] },
  );
  const list = Array.isArray(proDetail) ? proDetail : [];
  return { data: data && { ...data, list }, error, loading, reload };
}
