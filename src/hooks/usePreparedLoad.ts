import { use, useId, useState } from 'react';
import { preparedLoads } from '@/request/first-answers';
import { useHydrating } from '@/utils/useHydrating';

interface Prepared<T> {
  data?: T;
  error?: Error;
}

function readPrepared<T>(place: string, load: () => Promise<T>): Prepared<T> {
  const loads = preparedLoads();
  // Not during React's render: the load function may tell the store that something is loading.
  const asked =
    loads.get(place) ??
    Promise.resolve()
      .then(load)
      .then(
        (data) => ({ data }),
        (error: Error) => ({ error }),
      );
  loads.set(place, asked);
  return use(asked as Promise<Prepared<T>>);
}

const NOT_PREPARED = {};

/**
 * The data that a part of a prepared page loads, as it came with the page; empty where the app itself renders. A part
 * is identified by its position in the page, because React renders it again until all its data is there.
 */
export function usePreparedLoad<T>(load: () => Promise<T>): Prepared<T> {
  const place = useId();
  const isHydrating = useHydrating();
  const prepared = isHydrating ? readPrepared(place, load) : NOT_PREPARED;
  const [first] = useState(() => prepared);
  return first;
}
