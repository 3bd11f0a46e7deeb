import type { Fields } from '@contract/rules/draft-fields';
import type { FieldWriter } from '@server/db/column-types';
import type { DraftKind, DraftScope, Held } from './draft-kind';
import { keepHistory } from './keep-history';
import type { Merge } from './merge-changes';

export interface Stored<More> {
  version: number;
  /** All fields of the record after the merge, decrypted. */
  fields: Fields;
  more: More;
}

/** Writes a merge into a locked record: its fields, who wrote each, and the history of replaced values. */
export const storeMerge = async <Key, H extends Held, More extends object, S extends DraftScope>(
  scope: S,
  kind: DraftKind<Key, H, More, S>,
  held: H,
  merge: Merge,
  resolved: ReadonlySet<string> = new Set(),
): Promise<Stored<More>> => {
  const { caller, now } = scope;
  const { delta } = merge;
  const fields = { ...held.fields, ...delta };
  await kind.admit?.(scope, held, merge, fields);
  const name = { record: kind.record, ref: held.ref };
  const taken = await keepHistory(scope, name, held.writers, merge, resolved);
  const writer = { by: caller.accountId, session: caller.sessionId, at: now.toISOString() };
  const writerAt = (path: string): FieldWriter => {
    const from = merge.origins?.[path];
    return { ...writer, ...(from && { from }), ...(taken.has(path) && { taken: true }) };
  };
  const written = Object.fromEntries(Object.keys(delta).map((path) => [path, writerAt(path)]));
  const { version, more } = await kind.write(scope, held, {
    delta,
    fields,
    writers: { ...held.writers, ...written },
  });
  return { version, fields, more };
};
