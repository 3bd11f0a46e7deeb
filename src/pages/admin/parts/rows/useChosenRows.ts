import { useLocation } from '@umijs/max';
import { type Key, useEffect } from 'react';
import { useKeptView } from '@/components/useKeptView';
import { onSignOut } from '@/utils/sign-out-hooks';

interface List<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** What the list is narrowed to; rows chosen under another question are not chosen under this one. */
  question: string;
  /** The page and order that `rows` belong to; null until they have come. */
  place: string | null;
}

interface Seen {
  row: object;
  place: string;
}

interface Choice {
  question: string;
  keys: readonly Key[];
}

/** Chosen rows of pages that are not shown, by the path of their list. In memory only, because they name people. */
const seenAt = new Map<string, ReadonlyMap<Key, Seen>>();
onSignOut(() => seenAt.clear());

const NONE: Choice = { question: '', keys: [] };

/**
 * The rows chosen in a list. They stay chosen while the reader turns pages, changes the order, or opens a row and comes
 * back. A row that is gone from the page on which it was chosen is no longer chosen: it may have been decided meanwhile.
 */
export function useChosenRows<Row extends object>({ rows, rowKey, question, place }: List<Row>) {
  const { pathname } = useLocation();
  const [kept, keep] = useKeptView<Choice>('chosen', NONE);
  const keys = kept.question === question ? kept.keys : NONE.keys;
  const here = new Map<Key, Row>(rows.map((row) => [rowKey(row), row]));
  const seen = seenAt.get(pathname);
  const elsewhere = (key: Key): Row | undefined => {
    const known = seen?.get(key);
    return known && known.place !== place ? (known.row as Row) : undefined;
  };
  const chosen = keys.flatMap((key) => here.get(key) ?? elsewhere(key) ?? []);
  useEffect(() => {
    if (place === null) return;
    const next = chosen.map((row): [Key, Seen] => {
      const key = rowKey(row);
      return [key, { row, place: here.has(key) ? place : (seen?.get(key)?.place ?? place) }];
    });
    seenAt.set(pathname, new Map(next));
  });
  return {
    chosen,
    /** How many of them the page that is shown does not have. */
    elsewhere: chosen.filter((row) => !here.has(rowKey(row))).length,
    choose: (next: readonly Key[]): void => keep({ question, keys: next }),
  };
}
