import type { Transaction } from '@server/db/database';
import { AGREEMENTS, type AgreementKind, checkVersion } from './agreements';

/** Writes down who agreed to which version, and when (quality C06, C07). */
export const recordConsent = async (
  tx: Transaction,
  accountId: number,
  kind: AgreementKind,
  version: string,
  now: Date,
): Promise<void> => {
  checkVersion(kind, version);
  await tx
    .insertInto('consent')
    .values({ accountId, kind, documentVersion: AGREEMENTS[kind].version, givenAt: now, withdrawnAt: null })
    .execute();
};

export const withdrawConsent = async (
  tx: Transaction,
  accountId: number,
  kind: AgreementKind,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('consent')
    .set({ withdrawnAt: now })
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('withdrawnAt', 'is', null)
    .execute();
};
