import { mayGrant } from '@contract/permissions';
import type { Transaction } from '@server/db/database';
import { forbidden } from '@server/errors/app-error';
import { accountById, holdAccount } from '@server/modules/account/service';
import type { Caller } from '@server/security/caller';
import { heldRoles } from '@server/security/held-roles';

/**
 * Locks the accounts of both, and reads the caller's rights again: the session was checked before the transaction began.
 * Otherwise two administrators who stop each other at the same moment would leave nobody who can administer the
 * platform.
 */
export const holdActors = async (
  { tx, caller }: { tx: Transaction; caller: Caller },
  id: number,
): Promise<void> => {
  const { accountId } = caller;
  for (const one of [accountId, id].sort((a, b) => a - b)) await holdAccount(tx, one);
  const { status } = await accountById(tx, accountId);
  const held = (await heldRoles(tx, accountId)).flatMap(({ permissions }) => permissions);
  if (status !== 'active' || !mayGrant(held, caller.permissions)) throw forbidden();
};
