import { idInAddress } from '@contract/rules/number-in-address';
import { useLoad } from '@/hooks/useLoad';
import { useModelDispatch } from '@/hooks/useModelDispatch';
import { usePageTitle } from '@/hooks/usePageTitle';
import type { ContentPlace } from '@/pages/content/parts/content-kinds';
import { isMissing } from '@/utils/is-missing';

/**
 * Loads the text of an address; null if the address contains no number. While the next text loads, the previous one
 * stays visible with `busy` set.
 */
export function useContent({ type }: ContentPlace, given: string | undefined) {
  const id = given === undefined ? undefined : idInAddress(given);
  const isNumber = !Number.isNaN(id);
  const dispatch = useModelDispatch();
  const ask = () => dispatch({ type: 'homepage/detail', payload: { cmsTypeKey: type, id } });
  const loaded = useLoad(async () => (isNumber ? ask() : null), {
    about: [type, given],
    answers: isMissing,
  });
  const { data, loading } = loaded;
  usePageTitle(loading ? null : (data?.title ?? null));
  return { ...loaded, busy: loading ? '' : undefined };
}
