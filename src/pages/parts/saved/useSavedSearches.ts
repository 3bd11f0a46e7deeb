import { savedFilters, savedSearchPath } from '@contract/rules/saved-search';
import type { SavedFilters, SavedSearch } from '@contract/saved-search';
import type { SavedKind } from '@contract/saved-search-choices';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useSession } from '@/hooks/useSession';
import { createSavedSearch, listSavedSearches } from '@/services/saved-search';

/** Whether this search is saved already, and the act of saving it. */
export function useSavedSearches(kind: SavedKind, filters: SavedFilters) {
  const { isSignedIn } = useSession();
  const load = async (): Promise<SavedSearch[]> => (isSignedIn ? listSavedSearches('nobody') : []);
  const { data, set } = useLoad(load, { about: isSignedIn });
  const { busy, fault, run } = useAction();
  const path = savedSearchPath(kind, filters);
  return {
    isSignedIn,
    busy,
    fault,
    /** Undefined until the saved searches are loaded. */
    saved: data && (data.find((one) => one.path === path) ?? null),
    save: (name: string): Promise<boolean> =>
      run(async () => {
        const body = { kind, name, filters: savedFilters(kind, filters) as SavedFilters };
        set([await createSavedSearch(body), ...(data ?? [])]);
      }),
  };
}
