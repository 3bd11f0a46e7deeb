import { canonicalJson } from './canonical-json';
import type { Step } from './day-tree';
import { digestOf } from './digest';

/** The signed content of a receipt: numbers, times and hashes, nothing of the application's content. */
export interface Statement {
  format: 'kaichuang-receipt-1';
  no: string;
  filedVersion: number;
  /** Revision of the form at that moment. */
  revision: number;
  /** Time by the service's clock. */
  submittedAt: string;
  digest: string;
  manifest: string;
  sequence: number;
  /** Hash of the previous receipt. */
  previous: string;
}

/** The signed content of a letter (通知书). */
export interface LetterStatement {
  format: 'kaichuang-letter-1';
  /** What it decides. */
  letter: string;
  no: string;
  decidedAt: string;
  issuedAt: string;
  /** Digest of the exact text of the document. */
  digest: string;
}

/** What is published after the end of a day: one hash over the receipts that were added to the chain. */
export interface DayStatement {
  format: 'kaichuang-day-1';
  /** In Beijing. */
  day: string;
  receipts: number;
  first: number;
  last: number;
  root: string;
  /** Hash of the day's last receipt. */
  head: string;
  /** Hash of the day published before it. */
  previous: string;
}

/** The signed digest of a PDF issued with a receipt's proof inside. */
export interface PdfStatement {
  format: 'kaichuang-receipt-pdf-1';
  sequence: number;
  /** ISO. */
  givenAt: string;
  /** Of the file without the line that holds the proof. */
  sha256: string;
}

/** The same for the PDF of a letter, which is not in the chain and is identified by the digest of its text. */
export interface LetterPdfStatement {
  format: 'kaichuang-letter-pdf-1';
  digest: string;
  /** ISO 8601. */
  givenAt: string;
  sha256: string;
}

/** A signed text byte for byte, its Ed25519 signature in Base64, and the key that signed it. */
export interface Signed {
  statement: string;
  signature: string;
  keyId: string;
}

export interface PublishedDay extends Signed {
  path: Step[];
}

/** Everything needed to prove a receipt or a letter without the platform, except the platform's public keys. */
export interface ReceiptProof extends Signed {
  format: 'kaichuang-proof-1';
  /** Null for a letter, and for a receipt until its day has ended. */
  day: PublishedDay | null;
}

/** A key of the platform; after `until` it signs nothing. */
export interface PlatformKey {
  keyId: string;
  /** PEM. */
  publicKey: string;
  until: string | null;
}

/** Hash by which the next receipt or day refers to the one before it. */
export const linkHash = (previous: string, statement: string, signature: string): string =>
  digestOf(canonicalJson({ previous, statement, signature }));
