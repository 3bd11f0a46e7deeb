import type { Fields } from '@contract/rules/draft-fields';
import { settle } from '@contract/rules/typed-fields';
import { openFields } from '@server/crypto/field-sealing';
import { filesOf, nameFiles } from '@server/modules/apply/file-repository';
import type { HeadRow } from '@server/modules/apply/head-query';
import { mayRead } from '@server/modules/apply/policy';
import { findApplication, findHead } from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';
import { usableFiles } from '@server/modules/attachment/service';

/**
 * The head and the filed form, from which the rights to a stage result follow; null if the person may not read the
 * application.
 */
export const applicationForResult = async (
  { db, caller, sealer }: Pick<Scope<Db>, 'db' | 'caller' | 'sealer'>,
  id: number,
): Promise<{ head: HeadRow; fields: Fields; isOwner: boolean } | null> => {
  const row = await findApplication(db, id);
  if (!row || !mayRead(caller, row)) return null;
  const isOwner = row.ownerId === caller.accountId;
  return { head: await findHead(db, id), fields: settle(openFields(sealer, row.fields)), isOwner };
};

/** Files named in a stage result become files of the application: whoever may read it may read them. */
export const nameResultFiles = async (
  scope: Scope,
  id: number,
  fileIds: readonly string[],
  purpose: 'application' | 'picture' = 'application',
): Promise<boolean> => {
  const usable = await usableFiles(scope.db, fileIds, scope.caller.accountId, purpose);
  const known = await filesOf(scope.db, id);
  const fresh = fileIds.filter((fileId) => !known.has(fileId));
  if (fresh.some((fileId) => !usable.has(fileId))) return false;
  await nameFiles(scope.db, id, fresh);
  return true;
};
