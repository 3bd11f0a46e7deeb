import { useSelector } from '@umijs/max';
import type { HomepageState } from '@/models/homepage';
import type { CmsTypeKey, ContentPage, listContent } from '@/services/content';
import { type Loading, useLoad } from './useLoad';
import { useModelDispatch } from './useModelDispatch';

type Query = Parameters<typeof listContent>[1];
type Found = Omit<Loading<ContentPage>, 'set' | 'isCurrent'>;

/** One page of a kind of content, sorted and filtered; its rows are kept in the model `homepage`. */
export function useContentList(type: CmsTypeKey, p: Query): Found {
  const dispatch = useModelDispatch();
  const { proDetail } = useSelector((store: { homepage: HomepageState }) => store.homepage);
  const { data, lastKnown, error, loading, reload } = useLoad(
    () => dispatch({ type: 'homepage/sortedList', payload: { type, p } }),
    { about: type, question: JSON.stringify(p) },
  );
  // A prepared page is rendered before the model has any rows: they came with the page.
  const list = Array.isArray(proDetail) ? proDetail : data?.list;
  return { data: data && { ...data, list: list ?? data.list }, lastKnown, error, loading, reload };
}
