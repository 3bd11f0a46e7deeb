import { type KeyObject, sign, verify } from 'node:crypto';
import { codeOfDigest } from '@contract/rules/digest-groups';
import type { Fields } from '@contract/rules/draft-fields';
import { canonicalJson } from '@contract/rules/receipt-proof/canonical-json';
import { digestOf } from '@contract/rules/receipt-proof/digest';
import { linkHash, type Statement } from '@contract/rules/receipt-proof/proof';
import { openFields } from '@server/crypto/field-sealing';
import { keyIdOf } from '@server/crypto/receipt-key';
import type { Sealer } from '@server/crypto/sealing';
import type { ReceiptHeadTable } from '@server/db/application-schema';
import type { Transaction } from '@server/db/database';
import { writeTogether } from '@server/db/written-together';

interface Form {
  fields: Fields;
  /** File id → sha256. */
  files: Record<string, string>;
}

/**
 * Digest of every decrypted field and of every file's hash. Fields are hashed with a key, or short values could be
 * guessed.
 */
export const manifestOf = (sealer: Sealer, { fields: open, files }: Form): string => {
  const fields = Object.fromEntries(
    Object.entries(open).map(([path, value]) => [path, sealer.fingerprint(canonicalJson({ path, value }))]),
  );
  return digestOf(canonicalJson({ fields, files }));
};

/** The same for a form as it is stored, with encrypted fields. */
export const manifestHash = (sealer: Sealer, { fields, files }: Form): string =>
  manifestOf(sealer, { fields: openFields(sealer, fields), files });

export const isSignedBy = (key: KeyObject, statement: string, signature: string): boolean =>
  verify(null, Buffer.from(statement), key, Buffer.from(signature, 'base64'));

export interface Signing {
  sealer: Sealer;
  receiptKey: KeyObject;
}

/** The submission that a receipt is about, in its stored form. */
export interface Filed {
  applicationId: number;
  no: string;
  /** Revision of the form. */
  revision: number;
  filedVersion: number;
  manifest: string;
  digest: string;
  submittedAt: Date;
}
type Head = Pick<ReceiptHeadTable, 'sequence' | 'hash'>;

/** Locks the last receipt: new receipts wait for each other, because each refers to the one before. */
export const holdReceiptHead = (tx: Transaction) =>
  tx.selectFrom('receiptHead').select(['sequence', 'hash']).where('id', '=', 1).forUpdate();

/** Writes the signed receipt of a submission. */
export const receiptWrites = (
  tx: Transaction,
  receiptKey: KeyObject,
  { applicationId, no, revision, filedVersion, submittedAt, digest, manifest }: Filed,
  head: Head,
) => {
  const sequence = head.sequence + 1;
  const statement = canonicalJson({
    format: 'kaichuang-receipt-1',
    no,
    filedVersion,
    revision,
    submittedAt: submittedAt.toISOString(),
    digest,
    manifest,
    sequence,
    previous: head.hash,
  } satisfies Statement);
  const signature = sign(null, Buffer.from(statement), receiptKey).toString('base64');
  const hash = linkHash(head.hash, statement, signature);
  return {
    receipt: tx.insertInto('applicationReceipt').values({
      sequence,
      applicationId,
      filedVersion,
      code: codeOfDigest(digest),
      statement,
      keyId: keyIdOf(receiptKey),
      signature,
      previousHash: head.hash,
      hash,
    }),
    receiptHead: tx.updateTable('receiptHead').set({ sequence, hash }).where('id', '=', 1),
  };
};

/** The same for a snapshot that is already stored, in the transaction that submits it. */
export const sealReceipt = async (
  tx: Transaction,
  { sealer, receiptKey }: Signing,
  applicationId: number,
): Promise<void> => {
  const { no, fields, files, ...filed } = await tx
    .selectFrom('application as a')
    .innerJoin('applicationSnapshot as s', (join) =>
      join.onRef('s.applicationId', '=', 'a.id').onRef('s.filedVersion', '=', 'a.filedVersion'),
    )
    .select(['s.applicationId', 'a.no', 'a.version as revision', 's.filedVersion', 's.fields', 's.files'])
    .select(['s.digest', 's.submittedAt'])
    .where('a.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const manifest = manifestHash(sealer, { fields, files });
  const head = await holdReceiptHead(tx).executeTakeFirstOrThrow();
  await writeTogether(tx, receiptWrites(tx, receiptKey, { ...filed, no: no ?? '', manifest }, head));
};
