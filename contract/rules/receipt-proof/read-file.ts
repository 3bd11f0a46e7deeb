import type { Step } from './day-tree';
import { digestOf } from './digest';
import type { ReceiptProof, Signed } from './proof';

/** A proof as it was found in a file. */
export interface ProofFile {
  proof: ReceiptProof;
  /** For a PDF: the signed digest of its bytes, and their actual digest. */
  document: (Signed & { sha256: string }) | null;
}

/**
 * Start of a PDF comment (ISO 32000-1, 7.2.4) placed before the last `startxref`: readers skip it, and no offset
 * changes.
 */
export const PROOF_MARK = '%kaichuang-proof ';

/** Bytes as text with one character per byte, so that positions in the text equal positions in the bytes. */
const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

const isText = (value: unknown): value is string => typeof value === 'string';
const isSigned = (value: unknown): value is Signed => {
  const { statement, signature, keyId } = (value ?? {}) as Partial<Signed>;
  return isText(statement) && isText(signature) && isText(keyId);
};

/** Longer than any real path: no day has that many receipts. */
const PATH_MAX = 40;
const isStep = (value: unknown): value is Step => {
  const { side, hash } = (value ?? {}) as Partial<Step>;
  return (side === 'left' || side === 'right') && isText(hash);
};
const isPath = (value: unknown): value is Step[] =>
  Array.isArray(value) && value.length <= PATH_MAX && value.every(isStep);

const isProof = (value: unknown): value is ReceiptProof => {
  if (!isSigned(value)) return false;
  const { format, day } = value as ReceiptProof;
  return format === 'kaichuang-proof-1' && (day === null || (isSigned(day) && isPath(day.path)));
};

/** The parsed JSON, or null, since the file may not be ours. */
const parsed = (read: () => string): unknown => {
  try {
    return JSON.parse(read());
  } catch {
    return null;
  }
};

const fromBase64 = (text: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)));

/**
 * Base64 only: a blank or carriage return would end the comment for some readers, which would then draw what follows.
 */
const LINE = /^[A-Za-z0-9+/]+={0,2}$/;
/**
 * The proof must directly precede the last `startxref`; elsewhere it would shift the offsets from which pages are
 * drawn.
 */
const PLACE = 'startxref';

const fromPdf = (bytes: Uint8Array): ProofFile | 'none' | null => {
  const text = latin1(bytes);
  const start = text.lastIndexOf(PROOF_MARK);
  if (start < 0) return 'none';
  const end = text.indexOf('\n', start) + 1 || text.length;
  const line = text.slice(start + PROOF_MARK.length, end - 1);
  if (!LINE.test(line) || text.lastIndexOf(PLACE) !== end) return null;
  const rest = new Uint8Array(bytes.length - (end - start));
  rest.set(bytes.subarray(0, start));
  rest.set(bytes.subarray(end), start);
  const { proof, document } = (parsed(() => fromBase64(line)) ?? {}) as {
    proof?: unknown;
    document?: unknown;
  };
  if (!isProof(proof) || !isSigned(document)) return null;
  return { proof, document: { ...document, sha256: digestOf(rest) } };
};

/** The published days as a file, as people can keep them. */
export interface DaysFile {
  days: Signed[];
}

/**
 * What can be proved about a file: a receipt or letter as PDF, a proof or the published days as JSON; `none` for a PDF
 * without a proof, null for anything else.
 */
export const readProofFile = (bytes: Uint8Array): ProofFile | DaysFile | 'none' | null => {
  const head = latin1(bytes).indexOf('%PDF-');
  if (head === 0) return fromPdf(bytes);
  // Readers accept a PDF that begins later in the file; such a file could show something other than what the proof
  // covers.
  if (head > 0) return null;
  const proof = parsed(() => new TextDecoder().decode(bytes));
  if (Array.isArray(proof)) return proof.length > 0 && proof.every(isSigned) ? { days: proof } : null;
  return isProof(proof) ? { proof, document: null } : null;
};
