import { idInAddress } from '@contract/rules/number-in-address';
import { useLoad } from '@/hooks/useLoad';
import { useModelDispatch } from '@/hooks/useModelDispatch';
import { usePageTitle } from '@/hooks/usePageTitle';
import type { ContentPlace } from '@/pages/content/parts/content-kinds';
import { isMissing } from '@/utils/is-missing';

/**
 * The entry of an address; null where the address names no number. While the next one loads, the one before is still
 * shown: `busy` marks it, since it is not what the reader went to.
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
