import { recordAudit } from '@server/audit/audit';
import { conflict } from '@server/errors/app-error';
import { filesOf } from '@server/modules/apply/file-repository';
import { outOfTurn } from '@server/modules/apply/overtaken';
import { deleteApplication } from '@server/modules/apply/repository';
import type { Scope } from '@server/modules/apply/scope';
import { dropUnnamedFiles } from '@server/modules/attachment/service';
import { lockOwn } from './draft-access';
import { presentApplication } from './present-application';
import { refuseOldVersion } from './save-whole';

/** Deletes a draft that was never filed, together with the files only it had named. */
export const removeDraft = async (scope: Scope, id: number, version: number): Promise<null> => {
  const { db, caller, now, source } = scope;
  const row = await lockOwn(scope, id);
  if (row.status !== 'draft' || row.filedVersion > 0) {
    const data = await presentApplication(scope, id);
    const errorCode = 'apply.filed';
    if (row.version === version) throw conflict(errorCode, { data });
    throw await outOfTurn(scope, { row, actors: ['applicant'], errorCode, data, otherwise: errorCode });
  }
  await refuseOldVersion(scope, row, version);
  const files = [...(await filesOf(db, id))];
  await deleteApplication(db, id);
  await dropUnnamedFiles(db, files);
  await recordAudit(db, source, now, {
    accountId: caller.accountId,
    action: 'apply.remove',
    target: `application:${id}`,
  });
  return null;
};
