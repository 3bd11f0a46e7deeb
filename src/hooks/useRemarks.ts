import type { Remark } from '@contract/remark';
import { listRemarks } from '@/services/remark';
import { useLoad } from './useLoad';

const NONE: readonly Remark[] = [];

/** Remarks of an application; none are asked for while there cannot be any. */
export function useRemarks(id: number, { version, wanted }: { version: number; wanted: boolean }) {
  const { data, error, loading, reload, set } = useLoad(
    async () => (wanted ? (await listRemarks(id)).list : []),
    { about: id, question: wanted, refreshDeps: [version] },
  );
  return {
    remarks: data ?? NONE,
    loaded: data !== undefined,
    error,
    loading,
    reload,
    /** Stores a remark as the service returned it after an action. */
    replace: (remark: Remark): void => {
      if (data) set(data.map((each) => (each.id === remark.id ? remark : each)));
    },
  };
}
