import type { Calls } from '@contract/endpoints';
import { beijingIso } from '@contract/rules/beijing-time';
import type { FieldChange } from '@contract/rules/merge';
import { sameValue } from '@contract/rules/merge';
import { maskValue, openFields } from '@server/field-sealing';
import { lockEditable } from './draft-access';
import { fieldProblems, refuseFields } from './field-problems';
import { type Merge, mergeChanges } from './merge-changes';
import { refuseClosedFields } from './open-paths';
import { namesOf } from './people-repository';
import type { ApplicationRow } from './repository';
import type { Scope } from './scope';
import { storeFields } from './store-fields';

type Patch = Calls['PATCH /prod-api/cms/apply/{id}/draft'];

/** Both values of each field that two hands changed, and whose value stands. */
const conflictsOf = async (
  { db }: Scope,
  { fieldWriters, ownerId, updatedAt }: ApplicationRow,
  { declined }: Merge,
  stands: (path: string) => FieldChange['value'],
): Promise<Patch['answer']['conflicts']> => {
  const writerOf = (path: string) => fieldWriters[path] ?? { by: ownerId, at: updatedAt.toISOString() };
  const names = await namesOf(
    db,
    declined.map(({ path }) => writerOf(path).by),
  );
  return declined.map(({ path, value }) => ({
    path,
    mine: maskValue(path, value),
    theirs: maskValue(path, stands(path)),
    by: (names[writerOf(path).by] ?? '').slice(0, 80),
    at: beijingIso(new Date(writerOf(path).at)),
  }));
};

/**
 * One autosave. Fields that nobody else touched are taken, other fields of other devices stay, and where two hands
 * changed the same field the value that stands remains and the other one goes to the history (req:forms-autosave).
 */
export const patchDraft = async (
  scope: Scope,
  id: number,
  { changes, step, resolve = [] }: Patch['body'],
): Promise<Patch['answer']> => {
  const row = await lockEditable(scope, id);
  refuseFields(fieldProblems(changes));
  const resolved = new Set(resolve);
  const merge = mergeChanges(openFields(scope.sealer, row.fields), changes, resolved);
  await refuseClosedFields(scope.db, row, merge);
  const stored = await storeFields(scope, row, merge, { step, resolved });
  const stands = (path: string): FieldChange['value'] => stored.fields[path] ?? null;
  const sent = new Map(changes.map(({ path, value }) => [path, value]));
  const differing = [...sent].filter(
    ([path, value]) => !sameValue(maskValue(path, stands(path)), maskValue(path, value)),
  );
  return {
    version: stored.version,
    savedAt: beijingIso(scope.now),
    merged: Object.fromEntries(differing.map(([path]) => [path, maskValue(path, stands(path))])),
    conflicts: await conflictsOf(scope, row, merge, stands),
    sectionStatus: stored.statuses,
  };
};
