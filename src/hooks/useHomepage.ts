import type { HomeBlock } from '@contract/content';
import { useDispatch, useSelector } from '@umijs/max';
import { useCallback, useEffect, useState } from 'react';
import type { HomepageState } from '@/models/homepage';

type ItemsByKey = { [B in HomeBlock as B['key']]: B['items'] };
type Items<K extends HomeBlock['key']> = ItemsByKey[K];

const find = <K extends HomeBlock['key']>(blocks: HomeBlock[], key: K): Items<K> | undefined =>
  blocks.find((block) => block.key === key)?.items as Items<K> | undefined;

export interface Homepage {
  /** Rows of one block; undefined while they are not known. */
  block: <K extends HomeBlock['key']>(key: K) => Items<K> | undefined;
  error: Error | undefined;
  reload: () => void;
}

/** The home page's blocks, kept in the model `homepage`, so that coming back shows them at once. */
export function useHomepage(): Homepage {
  const dispatch = useDispatch();
  const { homeData } = useSelector((store: { homepage: HomepageState }) => store.homepage);
  const [error, setError] = useState<Error>();
  const reload = useCallback((): void => {
    setError(undefined);
    (dispatch({ type: 'homepage/home' }) as unknown as Promise<void>).catch(setError);
  }, [dispatch]);
  useEffect(reload, [reload]);
  return {
    block: (key) => find(homeData, key),
    error,
    reload,
  };
}
