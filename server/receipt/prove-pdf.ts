import { type KeyObject, sign } from 'node:crypto';
import { canonicalJson } from '@contract/rules/receipt-proof/canonical-json';
import { digestOf } from '@contract/rules/receipt-proof/digest';
import type {
  LetterPdfStatement,
  PdfStatement,
  ReceiptProof,
  Signed,
} from '@contract/rules/receipt-proof/proof';
import { PROOF_MARK } from '@contract/rules/receipt-proof/read-file';
import { keyIdOf } from '@server/crypto/receipt-key';

interface Given {
  proof: ReceiptProof;
  receiptKey: KeyObject;
  now: Date;
}

const withProof = (
  pdf: Buffer,
  { proof, receiptKey }: Omit<Given, 'now'>,
  said: PdfStatement | LetterPdfStatement,
): Buffer => {
  const at = pdf.lastIndexOf('startxref');
  if (at < 0) throw new Error('A PDF names the place of its table of objects at its end.');
  const statement = canonicalJson(said);
  const signature = sign(null, Buffer.from(statement), receiptKey).toString('base64');
  const document: Signed = { statement, signature, keyId: keyIdOf(receiptKey) };
  const line = `${PROOF_MARK}${Buffer.from(JSON.stringify({ proof, document })).toString('base64')}\n`;
  return Buffer.concat([pdf.subarray(0, at), Buffer.from(line), pdf.subarray(at)]);
};

/**
 * The PDF with its proof embedded, and a signature over all its other bytes: its holder can check offline whether
 * somebody has changed what it shows.
 */
export const provePdf = (pdf: Buffer, { sequence, now, ...given }: Given & { sequence: number }): Buffer =>
  withProof(pdf, given, {
    format: 'kaichuang-receipt-pdf-1',
    sequence,
    givenAt: now.toISOString(),
    sha256: digestOf(pdf),
  });

/** The same for a decision letter. */
export const proveLetterPdf = (pdf: Buffer, { digest, now, ...given }: Given & { digest: string }): Buffer =>
  withProof(pdf, given, {
    format: 'kaichuang-letter-pdf-1',
    digest,
    givenAt: now.toISOString(),
    sha256: digestOf(pdf),
  });
