import { useDispatch } from '@umijs/max';
import type { CmsTypeKey, ContentPage, listContent } from '@/services/content';
import { type Loading, useLoad } from './useLoad';

type Query = Parameters<typeof listContent>[1];
type Found = Omit<Loading<ContentPage>, 'set'>;

/** One page of a kind of content, sorted and filtered, by way of the model `homepage`, which keeps its rows. */
export function useContentList(type: CmsTypeKey, p: Query): Found {
  const dispatch = useDispatch();
  const { data, error, loading, reload } = useLoad(
    () => dispatch({ type: 'homepage/sortedList', payload: { type, p } }) as unknown as Promise<ContentPage>,
    { refreshDeps: [type, JSON.stringify(p)] },
  );
  return { data, error, loading, reload };
}
