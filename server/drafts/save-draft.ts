import type { DraftChanges, DraftSaved, FieldConflict } from '@contract/draft';
import { beijingIso } from '@contract/rules/beijing-time';
import type { FieldValue } from '@contract/rules/draft-fields';
import { sameValue } from '@contract/rules/merge';
import { maskValue } from '@server/crypto/field-sealing';
import type { DraftKind, DraftScope, Held } from './draft-kind';
import { fieldProblems, refuseFields } from './field-problems';
import { type Merge, mergeChanges } from './merge-changes';
import { namesOf } from './names-of';
import { storeMerge } from './store-merge';

/** Both values of each field that two people or devices changed, and who wrote the current one. */
const conflictsOf = async (
  { db }: DraftScope,
  { writers, author }: Held,
  { declined }: Merge,
  stands: (path: string) => FieldValue,
): Promise<FieldConflict[]> => {
  const writerOf = (path: string) => writers[path] ?? { by: author.by, at: author.at.toISOString() };
  const names = await namesOf(
    db,
    declined.map(({ path }) => writerOf(path).by),
  );
  return declined.map(({ path, value }) => ({
    path,
    mine: maskValue(path, value),
    theirs: maskValue(path, stands(path)),
    by: (names.get(writerOf(path).by) ?? '').slice(0, 80),
    at: beijingIso(new Date(writerOf(path).at)),
  }));
};

/**
 * One autosave of any record. Fields that nobody else has changed are written, and fields changed elsewhere are kept.
 * Where both sides changed the same field, the stored value remains and the sent one goes to the history.
 */
export const saveDraft = async <Key, H extends Held, More extends object, S extends DraftScope>(
  scope: S,
  kind: DraftKind<Key, H, More, S>,
  key: Key,
  { changes, resolve = [] }: DraftChanges,
): Promise<DraftSaved & More> => {
  const held = await kind.lock(scope, key);
  refuseFields(fieldProblems(kind, changes));
  const resolved = new Set(resolve);
  const merge = mergeChanges(kind.isRows, held.fields, changes, resolved);
  const { version, fields, more } = await storeMerge(scope, kind, held, merge, resolved);

  const stands = (path: string): FieldValue => fields[path] ?? null;
  const sent = new Map(changes.map(({ path, value }) => [path, value]));
  const differing = [...sent].filter(
    ([path, value]) => !sameValue(maskValue(path, stands(path)), maskValue(path, value)),
  );
  return {
    version,
    savedAt: beijingIso(scope.now),
    merged: Object.fromEntries(differing.map(([path]) => [path, maskValue(path, stands(path))])),
    conflicts: await conflictsOf(scope, held, merge, stands),
    ...more,
  };
};
