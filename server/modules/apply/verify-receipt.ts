import type { KeyObject } from 'node:crypto';
import type { VerifiedReceipt } from '@contract/receipt';
import { beijingIso } from '@contract/rules/beijing-time';
import { codeOf } from '@server/filed-digest';
import { isSignedBy, linkHash, manifestHash, type Statement } from '@server/filed-receipt';
import { conflict, notFound } from '@server/plugins/app-error';
import { keyIdOf, publicPem } from '@server/receipt-key';
import type { Sealer } from '@server/sealing';
import type { Db } from './scope';

interface Checking {
  db: Db;
  sealer: Sealer;
  receiptKey: KeyObject;
}

const receiptOf = (db: Db, code: string) =>
  db
    .selectFrom('applicationReceipt as r')
    .innerJoin('applicationSnapshot as s', (join) =>
      join.onRef('s.applicationId', '=', 'r.applicationId').onRef('s.filedVersion', '=', 'r.filedVersion'),
    )
    .innerJoin('application as a', 'a.id', 'r.applicationId')
    .selectAll('r')
    .select(['a.no', 's.fields', 's.files', 's.digest', 's.submittedAt'])
    .where('r.code', '=', code)
    .executeTakeFirst();
type Row = NonNullable<Awaited<ReturnType<typeof receiptOf>>>;

/** What the archive says today, which the signed statement has to agree with. */
const agrees = (sealer: Sealer, row: Row, said: Statement): boolean =>
  said.no === row.no &&
  said.filedVersion === row.filedVersion &&
  said.submittedAt === row.submittedAt.toISOString() &&
  said.digest === row.digest &&
  codeOf(said.digest) === row.code &&
  said.manifest === manifestHash(sealer, row);

/** Its own link holds, the one before it is there, and the one after it (or the head) names it. */
const isLinked = async (db: Db, row: Row, said: Statement): Promise<boolean> => {
  const { sequence, hash, previousHash, statement, signature } = row;
  if (said.sequence !== sequence || said.previous !== previousHash) return false;
  if (hash !== linkHash(previousHash, statement, signature)) return false;
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

/** Proves a receipt to anybody, or refuses it: never half an answer. */
export const verifyReceipt = async (
  { db, sealer, receiptKey }: Checking,
  given: string,
): Promise<VerifiedReceipt> => {
  const code = (given.toUpperCase().replaceAll('-', '').match(/.{4}/g) ?? []).join('-');
  const row = await receiptOf(db, code);
  if (!row) throw notFound('receipt.unknown');
  const { statement, signature, keyId, digest, filedVersion, sequence } = row;
  const genuine =
    keyId === keyIdOf(receiptKey) &&
    isSignedBy(receiptKey, statement, signature) &&
    agrees(sealer, row, JSON.parse(statement) as Statement) &&
    (await isLinked(db, row, JSON.parse(statement) as Statement));
  if (!genuine) throw conflict('receipt.changed');
  return {
    ...{ code, no: row.no ?? '', filedVersion, submittedAt: beijingIso(row.submittedAt), digest, sequence },
    ...{ statement, signature, keyId, publicKey: publicPem(receiptKey) },
  };
};
