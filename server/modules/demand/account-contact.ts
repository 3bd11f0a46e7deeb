import type { Contact } from '@server/crypto/sealed-contact';
import { isSealed } from '@server/crypto/sealing';
import type { Scope } from './scope';

/** What the platform knows of the caller, for a demand or for answering one. */
export async function contactOfAccount({
  tx,
  sealer,
  caller,
}: Pick<Scope, 'tx' | 'caller' | 'sealer'>): Promise<Contact & { unitName: string }> {
  const account = await tx
    .selectFrom('account')
    .leftJoin('unit', 'unit.id', 'account.unitId')
    .select(['account.phone', 'account.email', 'unit.name as unitName'])
    .where('account.id', '=', caller.accountId)
    .executeTakeFirstOrThrow();
  const phone = account.phone ?? '';
  return {
    name: caller.name,
    phone: isSealed(phone) ? sealer.open(phone) : phone,
    email: account.email ?? '',
    unitName: account.unitName ?? '',
  };
}
