import { createHash, type KeyObject, sign, verify } from 'node:crypto';
import type { Fields } from '@contract/rules/draft-fields';
import { canonicalJson } from '@server/crypto/canonical-json';
import { openFields } from '@server/crypto/field-sealing';
import { keyIdOf } from '@server/crypto/receipt-key';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { codeOf } from './filed-digest';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Every field and file by its hash. Fields are keyed, or short values could be guessed from theirs. */
export const manifestHash = (
  sealer: Sealer,
  stored: { fields: Fields; files: Record<string, string> },
): string => {
  const open = Object.entries(openFields(sealer, stored.fields));
  const fields = Object.fromEntries(
    open.map(([path, value]) => [path, sealer.fingerprint(canonicalJson({ path, value }))]),
  );
  return sha256(canonicalJson({ fields, files: stored.files }));
};

/** What the signature stands for. Numbers, times and hashes; none of the content. */
export interface Statement {
  format: 'kaichuang-receipt-1';
  no: string;
  filedVersion: number;
  /** Revision of the form at that moment. */
  revision: number;
  /** The service's own clock. */
  submittedAt: string;
  digest: string;
  manifest: string;
  sequence: number;
  previous: string;
}

export const linkHash = (previous: string, statement: string, signature: string): string =>
  sha256(canonicalJson({ previous, statement, signature }));

export const isSignedBy = (key: KeyObject, statement: string, signature: string): boolean =>
  verify(null, Buffer.from(statement), key, Buffer.from(signature, 'base64'));

interface Signing {
  sealer: Sealer;
  receiptKey: KeyObject;
}

/** Signs what has just been filed, in the transaction that files it. Receipts queue: each names the one before. */
export const sealReceipt = async (
  tx: Transaction,
  { sealer, receiptKey }: Signing,
  applicationId: number,
): Promise<void> => {
  const filed = await tx
    .selectFrom('application as a')
    .innerJoin('applicationSnapshot as s', (join) =>
      join.onRef('s.applicationId', '=', 'a.id').onRef('s.filedVersion', '=', 'a.filedVersion'),
    )
    .select(['a.no', 'a.version', 's.filedVersion', 's.fields', 's.files', 's.digest', 's.submittedAt'])
    .where('a.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const head = await tx
    .selectFrom('receiptHead')
    .selectAll()
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const sequence = head.sequence + 1;
  const statement = canonicalJson({
    format: 'kaichuang-receipt-1',
    no: filed.no ?? '',
    filedVersion: filed.filedVersion,
    revision: filed.version,
    submittedAt: filed.submittedAt.toISOString(),
    digest: filed.digest,
    manifest: manifestHash(sealer, filed),
    sequence,
    previous: head.hash,
  } satisfies Statement);
  const signature = sign(null, Buffer.from(statement), receiptKey).toString('base64');
  const hash = linkHash(head.hash, statement, signature);
  await tx
    .with('added', (db) =>
      db.insertInto('applicationReceipt').values({
        ...{ sequence, applicationId, filedVersion: filed.filedVersion, code: codeOf(filed.digest) },
        ...{ statement, keyId: keyIdOf(receiptKey), signature, previousHash: head.hash, hash },
      }),
    )
    .updateTable('receiptHead')
    .set({ sequence, hash })
    .where('id', '=', 1)
    .execute();
};
