import { isSkippable } from '@contract/rules/carry-over';
import type { StartedFrom } from '@contract/started-from';
import { openFields } from '@server/crypto/field-sealing';
import { notFound } from '@server/errors/app-error';
import { updateApplication } from '@server/modules/apply/repository';
import type { Scope } from '@server/modules/apply/scope';
import { lockOwn, requireEditable } from './draft-access';
import { startedFromOf } from './origins';

/**
 * Takes fields that the earlier application had filled off the list of what must be written anew. Required fields stay
 * on it.
 */
export const skipAnew = async (scope: Scope, id: number, paths: readonly string[]): Promise<StartedFrom> => {
  const { db, sealer, now } = scope;
  const row = await lockOwn(scope, id);
  await requireEditable(db, row, now);
  if (!row.startedFrom) throw notFound();
  const skipped = new Set(paths.filter(isSkippable));
  const started = {
    ...row.startedFrom,
    anew: row.startedFrom.anew.filter((path) => !skipped.has(path)),
  };
  if (started.anew.length < row.startedFrom.anew.length)
    await updateApplication(db, id, { startedFrom: JSON.stringify(started) });
  return startedFromOf(started, openFields(sealer, row.fields)) ?? started;
};
