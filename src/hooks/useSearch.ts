import { SEARCH_LIMITS } from '@contract/limits';
import { textLength } from '@contract/rules/text-length';
import { useDebounce } from 'ahooks';
import { type SearchGroups, search } from '@/services/search';
import { useLoad } from './useLoad';

const PAUSE_MS = 200;

export interface Searching {
  /** The keyword of the groups shown, until those of a newer one are loaded; empty while too little is typed. */
  keyword: string;
  groups: SearchGroups | undefined;
  total: number;
  error: Error | undefined;
  loading: boolean;
  reload: () => void;
}

/** Searches once typing pauses; an answer that arrives after its keyword has changed is dropped. */
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
