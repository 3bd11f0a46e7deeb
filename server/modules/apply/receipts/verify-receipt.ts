import type { VerifiedReceipt } from '@contract/receipt';
import { beijingIso } from '@contract/rules/beijing-time';
import { codeOfDigest } from '@contract/rules/digest-groups';
import { publicPem } from '@server/crypto/receipt-key';
import type { Keyring } from '@server/crypto/receipt-keyring';
import type { Sealer } from '@server/crypto/sealing';
import { conflict, notFound } from '@server/errors/app-error';
import type { Db } from '@server/modules/apply/scope';
import { dayOfReceipt } from '@server/receipt/published-days';
import { afterFiling } from './after-filing';
import { type ArchivedReceipt, receiptFault } from './receipt-fault';

interface Checking {
  db: Db;
  sealer: Sealer;
  keyring: Keyring;
}

/** Receipts, together with the current records of their filings. */
export const archivedReceipts = (db: Db) =>
  db
    .selectFrom('applicationReceipt as r')
    .innerJoin('applicationSnapshot as s', (join) =>
      join.onRef('s.applicationId', '=', 'r.applicationId').onRef('s.filedVersion', '=', 'r.filedVersion'),
    )
    .innerJoin('application as a', 'a.id', 'r.applicationId')
    .selectAll('r')
    .select(['a.no', 's.fields', 's.files', 's.digest', 's.submittedAt']);

/** Whether the previous receipt exists with the recorded hash, and the next one (or the head) refers to this one. */
const isLinked = async (db: Db, { sequence, hash, previousHash }: ArchivedReceipt): Promise<boolean> => {
  const around = await db
    .selectFrom('applicationReceipt')
    .select(['sequence', 'hash', 'previousHash'])
    .where('sequence', 'in', [sequence - 1, sequence + 1])
    .execute();
  const before = around.find((each) => each.sequence < sequence);
  const after = around.find((each) => each.sequence > sequence);
  if ((before?.hash ?? '') !== previousHash) return false;
  if (after) return after.previousHash === hash;
  const head = await db.selectFrom('receiptHead').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
  return head.sequence === sequence && head.hash === hash;
};

/** Verifies a receipt for anybody who has its code; throws if anything fails, so there is no partial result. */
export const verifyReceipt = async (
  { db, sealer, keyring }: Checking,
  given: string,
): Promise<VerifiedReceipt> => {
  const code = codeOfDigest(given.replaceAll('-', ''));
  const row = await archivedReceipts(db).where('r.code', '=', code).executeTakeFirst();
  if (!row) throw notFound('receipt.unknown');
  const { statement, signature, keyId, digest, filedVersion, sequence } = row;
  const key = keyring(keyId, row.submittedAt);
  const genuine = receiptFault({ sealer, keyring }, row) === null && (await isLinked(db, row));
  if (!key || !genuine) throw conflict('receipt.changed');
  return {
    code,
    no: row.no ?? '',
    filedVersion,
    submittedAt: beijingIso(row.submittedAt),
    digest,
    sequence,
    statement,
    signature,
    keyId,
    publicKey: publicPem(key),
    day: await dayOfReceipt(db, sequence),
    ...(await afterFiling(db, row)),
  };
};
