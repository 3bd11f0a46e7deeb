import { useRequest } from 'ahooks';
import { useEffect, useRef, useState } from 'react';
import { DATA_CACHE_MS, FOCUS_REFRESH_THROTTLE_MS } from '@/constants';
import { applyCatalogue } from '@/request/catalogue';
import { RequestError } from '@/utils/request-error';
import { usePreparedLoad } from './usePreparedLoad';

interface Options<T>
  extends Pick<
    NonNullable<Parameters<typeof useRequest>[1]>,
    'refreshDeps' | 'refreshOnWindowFocus' | 'focusTimespan' | 'cacheKey' | 'staleTime'
  > {
  /** The failures of a call `shownBy` the page that the page has an answer to; the catalogue has the others. */
  answers?: (error: Error) => boolean;
  /** What is known without asking, and stands there from the first picture on; undefined where it has to be asked for. */
  atOnce?: () => T | undefined;
}

export interface Loading<T> {
  data: T | undefined;
  error: Error | undefined;
  loading: boolean;
  reload: () => void;
  /** Replaces what was loaded by something newer, such as the answer to a write. */
  set: (data: T) => void;
}

const handOver = (error: unknown, answers: Options<unknown>['answers']): void => {
  if (!answers || !(error instanceof RequestError) || error.acted !== null || answers(error)) return;
  applyCatalogue(error, { method: 'GET' });
};

/**
 * Loads for a page that shows `error` itself; ahooks alone would print it to the console as well.
 * With a `cacheKey` the page shows what it last knew at once and brings it up to date behind that.
 */
export function useLoad<T>(load: () => Promise<T>, options: Options<T> = {}): Loading<T> {
  const loadOrHandOver = (): Promise<T> =>
    load().catch((error: unknown) => {
      handOver(error, options.answers);
      throw error;
    });
  const prepared = usePreparedLoad(load);
  const [atOnce] = useState(options.atOnce);
  const first = prepared.data ?? atOnce;
  const isKnown = first !== undefined || prepared.error !== undefined;
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
  }, []);
  const { data, error, loading, refresh, mutate } = useRequest<T, []>(loadOrHandOver, {
    // What is known need not be asked for; what the page goes on to, has to be.
    manual: isKnown && !isMounted.current,
    refreshDeps: options.refreshDeps,
    refreshOnWindowFocus: options.refreshOnWindowFocus,
    focusTimespan: options.focusTimespan ?? FOCUS_REFRESH_THROTTLE_MS,
    cacheKey: options.cacheKey,
    cacheTime: DATA_CACHE_MS,
    staleTime: options.staleTime,
    onError: () => undefined,
  });
  // What the page brought counts until something newer is asked for.
  const fault = error ?? (data === undefined && !loading ? prepared.error : undefined);
  return { data: data === undefined ? first : data, error: fault, loading, reload: refresh, set: mutate };
}
