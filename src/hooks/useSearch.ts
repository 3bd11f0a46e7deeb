import { SEARCH_LIMITS } from '@contract/limits';
import { textLength } from '@contract/rules/text-length';
import { useDebounce } from 'ahooks';
import { type SearchGroups, search } from '@/services/search';
import { useLoad } from './useLoad';

const PAUSE_MS = 200;

export interface Searching {
  /** What the groups were found by, until those of a newer word are there; empty while there is too little. */
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
  const keyword = textLength(settled) >= SEARCH_LIMITS.min ? settled : '';
  const { data, error, loading, reload } = useLoad(
    async () => (keyword ? { keyword, ...(await search(keyword)) } : null),
    { question: keyword },
  );
  const found = keyword ? data : null;
  const groups = found?.groups;
  return {
    keyword: found?.keyword ?? keyword,
    groups,
    total: (groups ?? []).reduce((sum, group) => sum + group.total, 0),
    error: keyword ? error : undefined,
    loading: loading && keyword !== '',
    reload,
  };
}
