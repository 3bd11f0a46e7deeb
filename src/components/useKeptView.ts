import { useLocation } from '@umijs/max';
import { useEffect, useState } from 'react';
import { documentLoad } from '@/utils/document-load';
import { entryName } from '@/utils/entry-name';
import { noteInTab, readTabRecord } from '@/utils/tab-record';
import { useHydrating } from '@/utils/useHydrating';

const STORAGE_KEY = 'kept_views';

/** What is kept of one page, by the name of the view. */
type Views = Readonly<Record<string, unknown>>;
const viewsAt = (entry: string): Views => readTabRecord<Views | null>(STORAGE_KEY)[entry] ?? {};

/** An address that is opened anew in this tab bears the same name as on an earlier visit, and starts afresh. */
export function forgetEarlierVisit(): void {
  const load = documentLoad();
  if (load?.type !== 'navigate') return;
  const { pathname, search } = new URL(load.name);
  noteInTab(STORAGE_KEY, entryName({ key: 'default', pathname, search }), null);
}
forgetEarlierVisit();

/**
 * What the reader has opened or chosen on a page, such as an answer or the next rows: Back, Forward and a reload show it
 * again, and a new visit starts with `first`. What others should see as well belongs in the address, what is typed in
 * `useTypedValues`. `name` is one of its own on the page.
 */
export function useKeptView<V>(name: string, first: V): [value: V, keep: (next: V) => void] {
  const entry = entryName(useLocation());
  const isHydrating = useHydrating();
  const [chosen, setChosen] = useState(() => viewsAt(entry)[name] as V | undefined);
  // A change of the address within the page starts another entry, which shows the same.
  useEffect(() => {
    if (chosen !== undefined) noteInTab(STORAGE_KEY, entry, { ...viewsAt(entry), [name]: chosen });
  }, [entry, name, chosen]);
  // Prepared markup is the same for every reader.
  return [chosen === undefined || isHydrating ? first : chosen, setChosen];
}
