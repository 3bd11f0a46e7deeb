import { canonicalJson } from './canonical-json';
import type { Step } from './day-tree';
import { digestOf } from './digest';

/** What the signature of a receipt stands for. Numbers, times and hashes; none of the content. */
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
  /** Hash of the receipt before it. */
  previous: string;
}

/** What the signature of a letter (通知书) stands for. */
export interface LetterStatement {
  format: 'kaichuang-letter-1';
  /** What it decides. */
  letter: string;
  no: string;
  decidedAt: string;
  issuedAt: string;
  /** Of the document, word for word. */
  digest: string;
}

/** What is published once a day has ended: the receipts that the chain has gained, in one hash. */
export interface DayStatement {
  format: 'kaichuang-day-1';
  /** In Beijing. */
  day: string;
  receipts: number;
  first: number;
  last: number;
  root: string;
  /** Hash of the last receipt: where the chain stood. */
  head: string;
  /** Hash of the day published before it. */
  previous: string;
}

/** Which bytes of a PDF were given out with a receipt in them. */
export interface PdfStatement {
  format: 'kaichuang-receipt-pdf-1';
  sequence: number;
  /** ISO. */
  givenAt: string;
  /** Of the file without the line that holds the proof. */
  sha256: string;
}

/** The same of a letter, which is in no chain and known by the digest of what it says. */
export interface LetterPdfStatement {
  format: 'kaichuang-letter-pdf-1';
  digest: string;
  /** ISO. */
  givenAt: string;
  sha256: string;
}

/** Text as it was signed, byte for byte, with Ed25519 in Base64. */
export interface Signed {
  statement: string;
  signature: string;
  keyId: string;
}

export interface PublishedDay extends Signed {
  path: Step[];
}

/** All that somebody needs to prove a receipt or a letter without the platform, but for the platform's keys. */
export interface ReceiptProof extends Signed {
  format: 'kaichuang-proof-1';
  /** Null until its day has ended, and for a letter. */
  day: PublishedDay | null;
}

/** A key of the platform; after `until` it signs nothing. */
export interface PlatformKey {
  keyId: string;
  /** PEM. */
  publicKey: string;
  until: string | null;
}

/** What the next receipt or the next day names of the one before it. */
export const linkHash = (previous: string, statement: string, signature: string): string =>
  digestOf(canonicalJson({ previous, statement, signature }));
