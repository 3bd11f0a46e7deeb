import { useDebounce } from 'ahooks';
import { type SearchGroups, search } from '@/services/search';
import { useLoad } from './useLoad';

/** The service searches from two characters on; see contract/search.ts. */
const SHORTEST = 2;
const PAUSE_MS = 200;

export interface Searching {
  /** What the groups belong to; empty while there is too little to search for. */
  keyword: string;
  groups: SearchGroups | undefined;
  total: number;
  error: Error | undefined;
  loading: boolean;
  reload: () => void;
}

/** Searches while somebody types, once they pause; an answer that came too late for its word is dropped. */
export function useSearch(typed: string): Searching {
  const settled = useDebounce(typed.trim(), { wait: PAUSE_MS });
  const keyword = [...settled].length >= SHORTEST ? settled : '';
  const { data, error, loading, reload } = useLoad(
    async () => (keyword ? { keyword, ...(await search(keyword)) } : null),
    { refreshDeps: [keyword] },
  );
  const groups = data && keyword ? data.groups : undefined;
  return {
    keyword,
    groups,
    total: (groups ?? []).reduce((sum, group) => sum + group.total, 0),
    error: keyword ? error : undefined,
    loading: loading && keyword !== '',
    reload,
  };
}
