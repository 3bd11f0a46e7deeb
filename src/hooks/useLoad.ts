import { useRequest } from 'ahooks';
import { useState } from 'react';
import { DATA_CACHE_MS, FOCUS_REFRESH_THROTTLE_MS } from '@/constants';
import { applyCatalogue } from '@/request/catalogue';
import { RequestError } from '@/utils/request-error';

interface Options<T>
  extends Pick<
    NonNullable<Parameters<typeof useRequest>[1]>,
    'refreshDeps' | 'refreshOnWindowFocus' | 'focusTimespan' | 'cacheKey'
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
  const [first] = useState(options.atOnce);
  const { data, error, loading, refresh, mutate } = useRequest<T, []>(loadOrHandOver, {
    manual: first !== undefined,
    refreshDeps: options.refreshDeps,
    refreshOnWindowFocus: options.refreshOnWindowFocus,
    focusTimespan: options.focusTimespan ?? FOCUS_REFRESH_THROTTLE_MS,
    cacheKey: options.cacheKey,
    cacheTime: DATA_CACHE_MS,
    onError: () => undefined,
  });
  return { data: data === undefined ? first : data, error, loading, reload: refresh, set: mutate };
}
