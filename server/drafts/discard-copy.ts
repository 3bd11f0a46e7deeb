import type { DraftKind, DraftScope } from './draft-kind';
import { storeMerge } from './store-merge';
import type { HeldCopy } from './working-copy';

/** Discards the unpublished changes of a record, or those of some fields; they are kept in its field history. */
export const discardCopy = async <Key, H extends HeldCopy, More extends object>(
  scope: DraftScope,
  kind: DraftKind<Key, H, More>,
  held: H,
  paths: readonly string[] = Object.keys(held.copy.fields),
): Promise<void> => {
  const { stands, copy } = held;
  const delta = Object.fromEntries(paths.map((path) => [path, stands[path] ?? null]));
  const overwritten = paths.map((path) => ({ path, value: copy.fields[path] ?? null }));
  await storeMerge(scope, kind, held, { delta, overwritten, declined: [] }, new Set(paths));
};
