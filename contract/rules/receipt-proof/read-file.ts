import type { Step } from './day-tree';
import { digestOf } from './digest';
import type { ReceiptProof, Signed } from './proof';

/** A proof as it was found in a file. */
export interface ProofFile {
  proof: ReceiptProof;
  /** Of a PDF: what was signed of its bytes, and what they come to now. */
  document: (Signed & { sha256: string }) | null;
}

/** A comment of PDF (ISO 32000-1, 7.2.4), before the last `startxref`: readers pass over it, no offset moves. */
export const PROOF_MARK = '%kaichuang-proof ';

/** Bytes as text and back, one sign for each byte: places in one are places in the other. */
const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

const isText = (value: unknown): value is string => typeof value === 'string';
const isSigned = (value: unknown): value is Signed => {
  const { statement, signature, keyId } = (value ?? {}) as Partial<Signed>;
  return isText(statement) && isText(signature) && isText(keyId);
};

/** Longer than any way through a day: as many receipts as that nobody files. */
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

/** What the text holds, or null: it may be of somebody else's file. */
const parsed = (read: () => string): unknown => {
  try {
    return JSON.parse(read());
  } catch {
    return null;
  }
};

const fromBase64 = (text: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)));

/** One comment to every reader: a blank or a carriage return in it would end the comment, and draw what comes after. */
const LINE = /^[A-Za-z0-9+/]+={0,2}$/;
/** It stands where it was put, before the last of these: anywhere else it moves what the page is drawn from. */
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

/** The days that were published, as they can be kept whole. */
export interface DaysFile {
  days: Signed[];
}

/** What can be proved of a file: a receipt as PDF, a proof or the published days as JSON; `none` in a PDF without, null in anything else. */
export const readProofFile = (bytes: Uint8Array): ProofFile | DaysFile | 'none' | null => {
  const head = latin1(bytes).indexOf('%PDF-');
  if (head === 0) return fromPdf(bytes);
  // Readers draw a PDF that begins anywhere: what they would show is not what the words around it prove.
  if (head > 0) return null;
  const proof = parsed(() => new TextDecoder().decode(bytes));
  if (Array.isArray(proof)) return proof.length > 0 && proof.every(isSigned) ? { days: proof } : null;
  return isProof(proof) ? { proof, document: null } : null;
};
