import type { DraftKind, DraftScope } from './draft-kind';
import { storeMerge } from './store-merge';
import type { HeldCopy } from './working-copy';

/** What was written in a record is given up: it goes to the history of its fields. */
export const discardCopy = async <Key, H extends HeldCopy, More extends object>(
  scope: DraftScope,
  kind: DraftKind<Key, H, More>,
  held: H,
): Promise<void> => {
  const { stands, copy } = held;
  const paths = Object.keys(copy.fields);
  const delta = Object.fromEntries(paths.map((path) => [path, stands[path] ?? null]));
  const overwritten = paths.map((path) => ({ path, value: copy.fields[path] ?? null }));
  await storeMerge(scope, kind, held, { delta, overwritten, declined: [] }, new Set(paths));
};
