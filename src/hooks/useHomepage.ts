import type { HomeBlock } from '@contract/content';
import { useIntl, useSelector } from '@umijs/max';
import { useCallback, useEffect, useState } from 'react';
import type { HomepageState } from '@/models/homepage';
import { fetchHome } from '@/services/content';
import { useModelDispatch } from './useModelDispatch';
import { usePreparedLoad } from './usePreparedLoad';

type ItemsByKey = { [B in HomeBlock as B['key']]: B['items'] };
type Items<K extends HomeBlock['key']> = ItemsByKey[K];

const find = <K extends HomeBlock['key']>(blocks: HomeBlock[], key: K): Items<K> | undefined =>
  blocks.find((block) => block.key === key)?.items as Items<K> | undefined;

export interface Homepage {
  /** Name of the site; empty until it is loaded. */
  name: string;
  /** Rows of one block; undefined until they are loaded. */
  block: <K extends HomeBlock['key']>(key: K) => Items<K> | undefined;
  error: Error | undefined;
  reload: () => void;
}

/** For a block without rows; a constant, so that components do not render again. */
const NONE: never[] = [];
const NOTHING: HomeBlock[] = [];

/** The home page's name and blocks, kept in the model `homepage`, so that coming back shows them at once. */
export function useHomepage(): Homepage {
  const dispatch = useModelDispatch();
  const { locale } = useIntl();
  const { name, loading, homeData } = useSelector((store: { homepage: HomepageState }) => store.homepage);
  const prepared = usePreparedLoad(fetchHome).data ?? NOTHING;
  const [error, setError] = useState<Error>();
  const reload = useCallback((): void => {
    setError(undefined);
    dispatch({ type: 'homepage/home' }).catch(setError);
  }, [dispatch]);
  useEffect(reload, [reload]);
  // The name is a word of the language in force.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is what makes it another word
  useEffect(() => {
    dispatch({ type: 'homepage/query' });
  }, [locale, dispatch]);
  return {
    name,
    block: (key) => find(homeData, key) ?? find(prepared, key) ?? (loading || error ? undefined : NONE),
    error,
    reload,
  };
}
