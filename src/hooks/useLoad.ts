import { useRequest } from 'ahooks';
import { useEffect, useRef, useState } from 'react';
import { DATA_CACHE_MS, FOCUS_REFRESH_THROTTLE_MS } from '@/constants/requests';
import { applyCatalogue } from '@/request/catalogue';
import { RequestError } from '@/utils/request-error';
import { usePreparedLoad } from './usePreparedLoad';

/** What tells one record or one question from another. */
type Named = string | number | boolean | null | undefined;
type Names = Named | readonly Named[];

interface Options<T>
  extends Pick<
    NonNullable<Parameters<typeof useRequest>[1]>,
    'refreshDeps' | 'refreshOnWindowFocus' | 'focusTimespan' | 'cacheKey' | 'staleTime'
  > {
  /**
   * Whose data it is, where the page may go on to that of another: asked for anew then, and what is known of the one
   * before is not taken for it, not even until the answer comes.
   */
  about?: Names;
  /**
   * What else the call is asked with, such as a page or a word: asked for anew when it changes. The answer to the
   * question before stands until that to the new one is there, and goes when none comes.
   */
  question?: Names;
  /** The failures of a call `shownBy` the page that the page has an answer to; the catalogue has the others. */
  answers?: (error: Error) => boolean;
  /** What is known without asking, and stands there from the first picture on; undefined where it has to be asked for. */
  atOnce?: () => T | undefined;
}

export interface Loading<T> {
  data: T | undefined;
  error: Error | undefined;
  loading: boolean;
  /** The last answer about this record, also to another question: for what does not depend on the question, such as the choices of a filter. */
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

/** An address that names no number is the same as itself, too. */
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
 * Loads for a page that shows `error` itself; ahooks alone would print it to the console as well.
 * With a `cacheKey` the page shows what it last knew at once and brings it up to date behind that.
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
        // Whoever has gone on is not taken from where they are by what they left.
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
    // What is known need not be asked for; what the page goes on to, has to be.
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
  // What the page brought counts until something newer is asked for.
  const last = [data, first].find((answer) => answer?.about === about);
  const isCurrent = last?.data !== undefined && last.question === question;
  return {
    // An answer to another question is not taken for one that failed.
    data: fault && !isCurrent ? undefined : last?.data,
    error: fault ?? (last === first && !loading ? first.error : undefined),
    loading,
    lastKnown: last?.data,
    isCurrent,
    reload: refresh,
    set: (next) => {
      // An act on the one before may end when the page has gone on.
      if (latest.current === about) mutate({ about, question, data: next });
    },
  };
}
