import { type KeyObject, sign } from 'node:crypto';
import { canonicalJson } from '@contract/rules/receipt-proof/canonical-json';
import { digestOf } from '@contract/rules/receipt-proof/digest';
import type { PdfStatement, ReceiptProof, Signed } from '@contract/rules/receipt-proof/proof';
import { PROOF_MARK } from '@contract/rules/receipt-proof/read-file';
import { keyIdOf } from '@server/crypto/receipt-key';

interface Given {
  proof: ReceiptProof;
  sequence: number;
  receiptKey: KeyObject;
  now: Date;
}

/**
 * The same PDF with its proof in it, and a signature over all its other bytes: whoever holds the file can tell without
 * a network whether somebody has changed what it shows.
 */
export const provePdf = (pdf: Buffer, { proof, sequence, receiptKey, now }: Given): Buffer => {
  const at = pdf.lastIndexOf('startxref');
  if (at < 0) throw new Error('A PDF names the place of its table of objects at its end.');
  const statement = canonicalJson({
    ...{ format: 'kaichuang-receipt-pdf-1', sequence, givenAt: now.toISOString() },
    sha256: digestOf(pdf),
  } satisfies PdfStatement);
  const signature = sign(null, Buffer.from(statement), receiptKey).toString('base64');
  const document: Signed = { statement, signature, keyId: keyIdOf(receiptKey) };
  const line = `${PROOF_MARK}${Buffer.from(JSON.stringify({ proof, document })).toString('base64')}\n`;
  return Buffer.concat([pdf.subarray(0, at), Buffer.from(line), pdf.subarray(at)]);
};
