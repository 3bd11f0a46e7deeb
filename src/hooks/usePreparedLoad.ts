import { use, useId, useState } from 'react';
import { preparedLoads } from '@/request/first-answers';
import { useHydrating } from '@/utils/useHydrating';

interface Prepared<T> {
  data?: T;
  error?: Error;
}

function readPrepared<T>(place: string, load: () => Promise<T>): Prepared<T> {
  const loads = preparedLoads();
  // Not while React draws: whoever asks may tell the store that something is loading.
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
 * What a part of a prepared page loads, as the page itself brought it; nothing where the app draws by itself. The
 * part is found again by its place in the page, since React draws it anew until all of it is there.
 */
export function usePreparedLoad<T>(load: () => Promise<T>): Prepared<T> {
  const place = useId();
  const isHydrating = useHydrating();
  const prepared = isHydrating ? readPrepared(place, load) : NOT_PREPARED;
  const [first] = useState(() => prepared);
  return first;
}
