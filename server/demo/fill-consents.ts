import type { Transaction } from '@server/db/database';
import { IN_FORCE, NEEDED } from '@server/security/agreements-in-force';

/** The invented people have accepted the agreements that everybody must accept. */
export const fillConsents = async (tx: Transaction, now: Date): Promise<void> => {
  const accounts = await tx.selectFrom('account').select('id').orderBy('id').execute();
  await tx
    .insertInto('consent')
    .values(
      accounts.flatMap(({ id }) =>
        NEEDED.map((kind) => ({
          accountId: id,
          kind,
          documentVersion: IN_FORCE[kind],
          givenAt: now,
          withdrawnAt: null,
        })),
      ),
    )
    .execute();
};
