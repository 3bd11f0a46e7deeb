import { useRequest } from 'ahooks';
import { useEffect, useRef, useState } from 'react';
import { DATA_CACHE_MS, FOCUS_REFRESH_THROTTLE_MS } from '@/constants/requests';
import { applyCatalogue } from '@/request/catalogue';
import { RequestError } from '@/utils/request-error';
import { usePreparedLoad } from './usePreparedLoad';

/** Identifies a record or a question. */
type Named = string | number | boolean | null | undefined;
type Names = Named | readonly Named[];

interface Options<T>
  extends Pick<
    NonNullable<Parameters<typeof useRequest>[1]>,
    'refreshDeps' | 'refreshOnWindowFocus' | 'focusTimespan' | 'cacheKey' | 'staleTime'
  > {
  /**
   * Identifies the record, where a page can move on to another one: the data is then loaded again, and that of the
   * previous record is not shown, not even until the answer comes.
   */
  about?: Names;
  /**
   * The other parameters of the call, such as a page or a keyword: it is loaded again when they change. The previous
   * answer is shown until the new one is there, and goes if the new call fails.
   */
  question?: Names;
  /**
   * Which failures of a call that is `shownBy` the page the page handles itself; the error catalogue handles the
   * others.
   */
  answers?: (error: Error) => boolean;
  /** Data that is known without a request and shown from the first render on; undefined where it has to be loaded. */
  atOnce?: () => T | undefined;
}

export interface Loading<T> {
  data: T | undefined;
  error: Error | undefined;
  loading: boolean;
  /**
   * The last answer about this record, even if it answered an earlier question: for what does not depend on the
   * question, such as the choices of a filter.
   */
  lastKnown: T | undefined;
  /** Whether `data` answers the question that is asked now, not one before. */
  isCurrent: boolean;
  reload: () => void;
  /** Replaces what was loaded by something newer, such as the answer to a write. */
  set: (data: T) => void;
}

const handOver = (error: unknown, answers: Options<unknown>['answers']): void => {
  if (!answers || !(error instanceof RequestError) || error.acted !== null || answers(error)) return;
  applyCatalogue(error, { method: 'GET' });
};

/** As JSON, so that NaN, from an address without a number, equals itself. */
const nameOf = (names: Names): string => JSON.stringify(names ?? null);

interface Asked {
  about: string;
  question: string;
}

interface Known<T> extends Asked {
  data: T;
}

interface Failed extends Asked {
  reason: Error;
}

/**
 * Loads for a page that shows `error` itself; ahooks alone would also print it to the console. With a `cacheKey` the
 * page shows its last data at once and refreshes it in the background.
 */
export function useLoad<T>(load: () => Promise<T>, options: Options<T> = {}): Loading<T> {
  const { refreshDeps = [] } = options;
  const about = nameOf(options.about);
  const question = nameOf(options.question);
  const latest = useRef(about);
  latest.current = about;
  const isMounted = useRef(false);
  const loadOrHandOver = (): Promise<Known<T>> =>
    load().then(
      (data) => ({ about, question, data }),
      (reason: Error) => {
        // A page that has moved on is not replaced by an error of what it has left.
        if (isMounted.current && latest.current === about) handOver(reason, options.answers);
        return Promise.reject({ about, question, reason } satisfies Failed);
      },
    );
  const prepared = usePreparedLoad(load);
  const [atOnce] = useState(options.atOnce);
  const [first] = useState({ about, question, data: prepared.data ?? atOnce, error: prepared.error });
  const isKnown = first.data !== undefined || first.error !== undefined;
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const { data, error, loading, refresh, mutate } = useRequest<Known<T>, []>(loadOrHandOver, {
    // Known data needs no first request; what the page moves on to is always requested.
    manual: isKnown && !isMounted.current,
    refreshDeps: [about, question, ...refreshDeps],
    refreshOnWindowFocus: options.refreshOnWindowFocus,
    focusTimespan: options.focusTimespan ?? FOCUS_REFRESH_THROTTLE_MS,
    cacheKey: options.cacheKey,
    cacheTime: DATA_CACHE_MS,
    staleTime: options.staleTime,
    onError: () => undefined,
  });
  const failed = error as unknown as Failed | undefined;
  const fault = failed && failed.about === about && failed.question === question ? failed.reason : undefined;
  // The data that came with the page counts until newer data is loaded.
  const last = [data, first].find((answer) => answer?.about === about);
  const isCurrent = last?.data !== undefined && last.question === question;
  return {
    // If the current question failed, the answer to an earlier question is not shown in its place.
    data: fault && !isCurrent ? undefined : last?.data,
    error: fault ?? (last === first && !loading ? first.error : undefined),
    loading,
    lastKnown: last?.data,
    isCurrent,
    reload: refresh,
    set: (next) => {
      // A write to the previous record may end after the page has moved on.
      if (latest.current === about) mutate({ about, question, data: next });
    },
  };
}
