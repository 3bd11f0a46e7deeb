import { useLoad } from '@/hooks/useLoad';
import { fetchDemand } from '@/services/demand';

export interface AnsweredDemand {
  id: number | null;
  title: string | null;
  /** It still takes answers. */
  isOpen: boolean;
  /** Asked for by the address, and not to be had. */
  isOver: boolean;
}

/** The demand that 据此申报 came from, by the address. Without one there is nothing to load. */
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
