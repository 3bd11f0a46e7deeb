import type { Calls } from '@contract/endpoints';
import { fieldsOf } from '@contract/rules/typed-fields';
import { fieldProblems, refuseFields } from '@server/drafts/field-problems';
import { mergeChanges } from '@server/drafts/merge-changes';
import { storeMerge } from '@server/drafts/store-merge';
import { conflict } from '@server/errors/app-error';
import type { ApplicationRow } from '@server/modules/apply/repository';
import type { Scope } from '@server/modules/apply/scope';
import { applicationDraft } from './application-draft';
import { presentApplication } from './present-application';

type Save = Calls['PUT /prod-api/cms/apply'];

/**
 * 409 with the record as it is now, so that nobody has to fetch it to find out what moved. Whoever saves compares what
 * was typed; whoever acts looks again at what they decide about.
 */
export const refuseOldVersion = async (
  scope: Scope,
  row: ApplicationRow,
  version: number,
  said: 'apply.version_moved' | 'apply.moved_on' = 'apply.moved_on',
): Promise<void> => {
  if (row.version === version) return;
  throw conflict(said, {
    errorCode: 'apply.version_moved',
    data: await presentApplication(scope, row.id),
  });
};

/** Replaces the whole form, if it is still the one the caller had read. */
export const saveWhole = async (
  scope: Scope,
  { id, version, sections, typed = {} }: Save['body'],
): Promise<Save['answer']> => {
  const kind = applicationDraft();
  const held = await kind.lock(scope, id);
  await refuseOldVersion(scope, held.row, version, 'apply.version_moved');
  const changes = Object.entries(fieldsOf({ sections, typed })).map(([path, value]) => ({
    path,
    value,
    base: held.fields[path] ?? null,
  }));
  refuseFields(fieldProblems(kind, changes));
  await storeMerge(scope, kind, held, mergeChanges(kind.isRows, held.fields, changes));
  return presentApplication(scope, id);
};
