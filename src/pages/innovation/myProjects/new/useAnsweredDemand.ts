import { useLoad } from '@/hooks/useLoad';
import { fetchDemand } from '@/services/demand';

export interface AnsweredDemand {
  id: number | null;
  title: string | null;
  /** It still takes answers. */
  isOpen: boolean;
  /** The address names a demand that is not available. */
  isOver: boolean;
}

/** The demand that 据此申报 started from, as named in the address. Without one nothing is loaded. */
export function useAnsweredDemand(given: number): AnsweredDemand {
  const id = Number.isSafeInteger(given) && given > 0 ? given : null;
  const { data, error } = useLoad(async () => (id === null ? null : fetchDemand(id, 'section')), {
    about: id,
  });
  const isOpen = data?.status === 'published' || data?.status === 'matching';
  return {
    id,
    title: data?.title ?? null,
    isOpen,
    isOver: id !== null && (error !== undefined || (data !== undefined && !isOpen)),
  };
}
