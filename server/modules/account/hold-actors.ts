import { mayGrant } from '@contract/permissions';
import type { Transaction } from '@server/db/database';
import { forbidden } from '@server/errors/app-error';
import type { Caller } from '@server/security/caller';
import { heldRoles } from '@server/security/held-roles';

interface Acting {
  tx: Transaction;
  caller: Caller;
}

/**
 * Locks the accounts of both, and reads the caller's rights again: the session was checked before the transaction began.
 * Otherwise two administrators who stop each other at the same moment would leave nobody who can administer the
 * platform, and whoever has just handed a unit over would go on deciding about its members.
 */
export const holdActors = async ({ tx, caller }: Acting, id: number): Promise<void> => {
  const { accountId } = caller;
  const accounts = await tx
    .selectFrom('account')
    .select(['id', 'status'])
    .where('id', 'in', [accountId, id])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const status = accounts.find((one) => one.id === accountId)?.status;
  const held = (await heldRoles(tx, accountId)).flatMap(({ permissions }) => permissions);
  if (status !== 'active' || !mayGrant(held, caller.permissions)) throw forbidden();
};

/** The same for an act that concerns nobody's account. */
export const holdActor = (acting: Acting): Promise<void> => holdActors(acting, acting.caller.accountId);
