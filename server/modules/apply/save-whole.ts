import type { Calls } from '@contract/endpoints';
import { flatten } from '@contract/rules/draft-fields';
import { openFields } from '@server/field-sealing';
import { conflict } from '@server/plugins/app-error';
import { lockEditable } from './draft-access';
import { fieldProblems, refuseFields } from './field-problems';
import { mergeChanges } from './merge-changes';
import { refuseClosedFields } from './open-paths';
import { presentApplication } from './present-application';
import type { ApplicationRow } from './repository';
import type { Scope } from './scope';
import { storeFields } from './store-fields';

type Save = Calls['PUT /prod-api/cms/apply'];

/** 409 with the record as it is now, so that nobody has to fetch it to find out what moved. */
export const refuseOldVersion = async (scope: Scope, row: ApplicationRow, version: number): Promise<void> => {
  if (row.version === version) return;
  throw conflict('apply.version_moved', {
    data: await presentApplication(scope, row.id),
  });
};

/** Replaces the whole form, if it is still the one the caller had read. */
export const saveWhole = async (
  scope: Scope,
  { id, version, sections }: Save['body'],
): Promise<Save['answer']> => {
  const row = await lockEditable(scope, id);
  await refuseOldVersion(scope, row, version);
  const current = openFields(scope.sealer, row.fields);
  const changes = Object.entries(flatten(sections)).map(([path, value]) => ({
    path,
    value,
    base: current[path] ?? null,
  }));
  refuseFields(fieldProblems(changes));
  const merge = mergeChanges(current, changes);
  await refuseClosedFields(scope.db, row, merge);
  await storeFields(scope, row, merge);
  return presentApplication(scope, id);
};
