import type { ReceiptFault } from '@contract/receipt-chain';
import { codeOfDigest } from '@contract/rules/digest-groups';
import type { Fields } from '@contract/rules/draft-fields';
import { linkHash, type Statement } from '@contract/rules/receipt-proof/proof';
import type { Keyring } from '@server/crypto/receipt-keyring';
import type { Sealer } from '@server/crypto/sealing';
import { isSignedBy, manifestHash } from '@server/receipt/filed-receipt';

/** A receipt, together with the current records of the filing it is about. */
export interface ArchivedReceipt {
  sequence: number;
  applicationId: number;
  code: string;
  statement: string;
  keyId: string;
  signature: string;
  previousHash: string;
  hash: string;
  no: string | null;
  filedVersion: number;
  fields: Fields;
  files: Record<string, string>;
  digest: string;
  submittedAt: Date;
}

const agrees = (sealer: Sealer, row: ArchivedReceipt, said: Statement): boolean =>
  said.no === row.no &&
  said.filedVersion === row.filedVersion &&
  said.submittedAt === row.submittedAt.toISOString() &&
  said.digest === row.digest &&
  codeOfDigest(said.digest) === row.code &&
  said.manifest === manifestHash(sealer, row);

/** The signed statement; null if the text is not one. */
const saidBy = ({ statement }: ArchivedReceipt): Statement | null => {
  try {
    return JSON.parse(statement) as Statement;
  } catch {
    return null;
  }
};

/** What is wrong with one receipt by itself; its neighbours are looked at elsewhere. */
export const receiptFault = (
  { sealer, keyring }: { sealer: Sealer; keyring: Keyring },
  row: ArchivedReceipt,
): ReceiptFault | null => {
  const said = saidBy(row);
  if (!said) return 'signature';
  const key = keyring(row.keyId, new Date(said.submittedAt));
  if (!key) return 'key';
  if (!isSignedBy(key, row.statement, row.signature)) return 'signature';
  if (said.sequence !== row.sequence || said.previous !== row.previousHash) return 'link';
  if (row.hash !== linkHash(row.previousHash, row.statement, row.signature)) return 'link';
  return agrees(sealer, row, said) ? null : 'archive';
};
