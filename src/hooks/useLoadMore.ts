import { PAGE_FIRST, PAGE_SIZE } from '@contract/limits';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { LOAD_MORE_THRESHOLD_PX } from '@/constants/requests';

interface Page<T> {
  list: T[];
  total: number;
}

type LoadPage<T> = (page: { pageNum: number; pageSize: number }) => Promise<Page<T>>;

interface Row {
  id: number;
}

export interface LoadMore<T> {
  list: T[];
  /** Undefined until the first page is there. */
  total: number | undefined;
  loading: boolean;
  isComplete: boolean;
  error: Error | undefined;
  /** The next page, for a button as well: nobody should have to scroll. */
  loadMore: () => void;
}

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight <= LOAD_MORE_THRESHOLD_PX;

/**
 * A list that grows when its end comes near, inside `target`. One page is requested at a time. Rows that were added
 * meanwhile shift known ones to the next page, so duplicates are dropped.
 */
export function useLoadMore<T extends Row>(
  load: LoadPage<T>,
  target: RefObject<HTMLElement | null>,
): LoadMore<T> {
  const [known, setKnown] = useState<Page<T> | null>(null);
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState<Error>();
  const next = useRef(PAGE_FIRST);
  const isBusy = useRef(false);
  const isComplete = known !== null && (next.current - PAGE_FIRST) * PAGE_SIZE >= known.total;
  const latest = useRef(load);
  latest.current = load;

  const loadMore = useCallback(async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setLoading(true);
    try {
      const page = await latest.current({ pageNum: next.current, pageSize: PAGE_SIZE });
      next.current += 1;
      setError(undefined);
      setKnown((before) => {
        const list = before?.list ?? [];
        const ids = new Set(list.map(({ id }) => id));
        return { ...page, list: [...list, ...page.list.filter(({ id }) => !ids.has(id))] };
      });
    } catch (reason) {
      setError(reason as Error);
    } finally {
      isBusy.current = false;
      setLoading(false);
    }
  }, []);

  useEffect(() => {
    loadMore();
  }, [loadMore]);

  useEffect(() => {
    const box = target.current;
    if (!box || isComplete) return;
    const onScroll = (): void => {
      if (isNearEnd(box)) loadMore();
    };
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => box.removeEventListener('scroll', onScroll);
  }, [target, isComplete, loadMore]);

  return { list: known?.list ?? [], total: known?.total, loading, isComplete, error, loadMore };
}
