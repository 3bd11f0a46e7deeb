import { useRequest } from 'ahooks';

type Options = Pick<
  NonNullable<Parameters<typeof useRequest>[1]>,
  'refreshDeps' | 'refreshOnWindowFocus' | 'focusTimespan'
>;

export interface Loading<T> {
  data: T | undefined;
  error: Error | undefined;
  loading: boolean;
  reload: () => void;
  /** Replaces what was loaded by something newer, such as the answer to a write. */
  set: (data: T) => void;
}

/** Loads for a page that shows `error` itself; ahooks alone would print it to the console as well. */
export function useLoad<T>(load: () => Promise<T>, options: Options = {}): Loading<T> {
  const { data, error, loading, refresh, mutate } = useRequest<T, []>(load, {
    refreshDeps: options.refreshDeps,
    refreshOnWindowFocus: options.refreshOnWindowFocus,
    focusTimespan: options.focusTimespan,
    onError: () => undefined,
  });
  return { data, error, loading, reload: refresh, set: mutate };
}
