import { dropUnnamedFiles } from '@server/modules/attachment/service';
import { conflict } from '@server/plugins/app-error';
import { recordAudit } from '@server/plugins/audit';
import { lockOwn } from './draft-access';
import { filesOf } from './file-repository';
import { presentApplication } from './present-application';
import { deleteApplication } from './repository';
import { refuseOldVersion } from './save-whole';
import type { Scope } from './scope';

/** Deletes a draft that was never filed, together with the files only it had named. */
export const removeDraft = async (scope: Scope, id: number, version: number): Promise<null> => {
  const { db, caller, now, source } = scope;
  const row = await lockOwn(scope, id);
  if (row.status !== 'draft' || row.filedVersion > 0)
    throw conflict('apply.filed', { data: await presentApplication(scope, id) });
  await refuseOldVersion(scope, row, version);
  const files = [...(await filesOf(db, id))];
  await deleteApplication(db, id);
  await dropUnnamedFiles(db, files);
  await recordAudit(db, source, now, {
    accountId: caller.accountId,
    action: 'apply.remove',
    target: `application:${id}`,
    outcome: 'ok',
  });
  return null;
};
