import { beijingIso } from '@contract/rules/beijing-time';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { holdAccount } from '@server/modules/account/service';
import { type AgreementKind, NEEDED, stillCounts } from '@server/security/agreements-in-force';
import type { Kysely } from 'kysely';
import { AGREEMENTS, type Agreement, checkVersion } from './agreements';

/** A text to ask about: `first` if never agreed to, otherwise because it has changed. */
export interface AskedAgreement extends Agreement {
  first: boolean;
}

/** Writes down who agreed to which version, and when; what stands already is not said twice (req:control-c06, req:control-c07). */
export const recordConsent = async (
  tx: Transaction,
  accountId: number,
  kind: AgreementKind,
  version: string,
  now: Date,
): Promise<void> => {
  checkVersion(kind, version);
  // Of two at once the second waits, and sees the first.
  await holdAccount(tx, accountId);
  const standing = await tx
    .selectFrom('consent')
    .select('id')
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('documentVersion', '=', version)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();
  if (standing) return;
  await tx
    .insertInto('consent')
    .values({ accountId, kind, documentVersion: version, givenAt: now, withdrawnAt: null })
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
export const changedAgreements = async (db: Kysely<Schema>, accountId: number): Promise<AskedAgreement[]> => {
  const given = await db
    .selectFrom('consent')
    .select(['kind', 'documentVersion'])
    .where('accountId', '=', accountId)
    .where('withdrawnAt', 'is', null)
    .execute();
  return Object.values(AGREEMENTS).flatMap((agreement) => {
    const versions = given.filter((consent) => consent.kind === agreement.kind);
    const first = versions.length === 0;
    const isAsked = !first || NEEDED.some((needed) => needed === agreement.kind);
    const isOld = !versions.some(({ documentVersion }) => stillCounts(agreement.kind, documentVersion));
    return isAsked && isOld ? [{ ...agreement, first }] : [];
  });
};

/** Everything this person has agreed to, with what was taken back, newest first. */
export const listConsents = async (db: Kysely<Schema>, accountId: number) => {
  const rows = await db
    .selectFrom('consent')
    .select(['kind', 'documentVersion', 'givenAt', 'withdrawnAt'])
    .where('accountId', '=', accountId)
    .orderBy('givenAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ kind, documentVersion, givenAt, withdrawnAt }) => ({
    kind,
    title: AGREEMENTS[kind as AgreementKind].title,
    version: documentVersion,
    given_at: beijingIso(givenAt),
    withdrawn_at: withdrawnAt && beijingIso(withdrawnAt),
  }));
};

export const allConsents = (db: Kysely<Schema>, accountId: number) =>
  db.selectFrom('consent').selectAll().where('accountId', '=', accountId).orderBy('id').execute();

export const countConsents = async (db: Kysely<Schema>, accountId: number): Promise<number> =>
  (await allConsents(db, accountId)).length;
