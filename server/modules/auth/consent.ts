import { type AgreementKind, NEEDED } from '@server/agreements-in-force';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';
import { AGREEMENTS, type Agreement, checkVersion } from './agreements';

/** Writes down who agreed to which version, and when (req:control-c06, req:control-c07). */
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

/**
 * The texts to ask this person about: those that everybody has to agree to, and any other that was agreed to once and
 * reads otherwise today (req:control-c06).
 */
export const changedAgreements = async (db: Kysely<Schema>, accountId: number): Promise<Agreement[]> => {
  const given = await db
    .selectFrom('consent')
    .select(['kind', 'documentVersion'])
    .where('accountId', '=', accountId)
    .where('withdrawnAt', 'is', null)
    .execute();
  return Object.values(AGREEMENTS).filter(({ kind, version }) => {
    const versions = given.filter((consent) => consent.kind === kind);
    const isAsked = versions.length > 0 || NEEDED.some((needed) => needed === kind);
    return isAsked && versions.every(({ documentVersion }) => documentVersion !== version);
  });
};
