import { DATA_CACHE_MS } from '@/constants/requests';
import { listDicts } from '@/services/system';
import { useLoad } from './useLoad';

export interface DictEntry {
  label: string;
  value: string;
  /** Value of the entry above it, in a cascade. */
  parentValue: string | null;
}
export type DictEntries = Readonly<Record<string, readonly DictEntry[]>>;

export interface DictsState {
  dicts: DictEntries;
  loading: boolean;
  error: Error | undefined;
  retry: () => void;
}

const NONE: DictEntries = {};

/** Entries of the dictionaries in their order; those switched off are left out. */
export async function loadDicts(types: readonly string[]): Promise<DictEntries> {
  const found = await listDicts(types);
  return Object.fromEntries(
    types.map((type) => [
      type,
      (found[type] ?? [])
        .filter(({ status }) => status === '0')
        .sort((a, b) => a.dictSort - b.dictSort)
        .map(({ dictLabel: label, dictValue: value, parentValue }) => ({ label, value, parentValue })),
    ]),
  );
}

/** Dictionaries by type. They rarely change, so what was read lately is used again. */
export function useDicts(...types: string[]): DictsState {
  const key = types.join(',');
  const { data, loading, error, reload } = useLoad(() => loadDicts(types), {
    cacheKey: `dicts:${key}`,
    staleTime: DATA_CACHE_MS,
    about: key,
  });
  return { dicts: data ?? NONE, loading, error, retry: reload };
}
