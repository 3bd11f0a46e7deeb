import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2';
import { utf8ToBytes } from '@noble/hashes/utils';
import { rootBy } from './day-tree';
import {
  type DayStatement,
  linkHash,
  type PdfStatement,
  type PlatformKey,
  type ReceiptProof,
  type Signed,
  type Statement,
} from './proof';
import type { ProofFault } from './proof-faults';
import { type ProofFile, readProofFile } from './read-file';

// The package brings none of its own that answers at once.
hashes.sha512 = (message) => Uint8Array.from(sha512(message));

export type Judgement =
  | { fault: ProofFault }
  | { fault: null; said: Statement; day: DayStatement | null; isDocument: boolean };

const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** An Ed25519 key ends with its 32 bytes (RFC 8410). */
const bytesOfKey = (pem: string): Uint8Array => fromBase64(pem.replace(/-----[^-]+-----|\s/g, '')).slice(-32);

const isSigned = (key: PlatformKey, { statement, signature }: Signed): boolean => {
  try {
    return verify(fromBase64(signature), utf8ToBytes(statement), bytesOfKey(key.publicKey));
  } catch {
    return false; // Not even of the form of a signature.
  }
};

const read = <T extends { format: string }>(statement: string, format: T['format']): T | null => {
  try {
    const said = JSON.parse(statement) as T;
    return said.format === format ? said : null;
  } catch {
    return null; // Signed words are JSON.
  }
};

interface Asked {
  keys: readonly PlatformKey[];
  signed: Signed;
  /** ISO: a key that had been retired by then signed nothing. */
  at: string;
}

const faultOfSignature = ({ keys, signed, at }: Asked): 'key' | 'signature' | null => {
  const key = keys.find(({ keyId }) => keyId === signed.keyId);
  if (!key) return 'key';
  if (key.until !== null && Date.parse(at) > Date.parse(key.until)) return 'key';
  return isSigned(key, signed) ? null : 'signature';
};

const dayOf = (keys: readonly PlatformKey[], proof: ReceiptProof, said: Statement): DayStatement | null => {
  if (!proof.day) return null;
  const day = read<DayStatement>(proof.day.statement, 'kaichuang-day-1');
  if (!day || faultOfSignature({ keys, signed: proof.day, at: `${day.day}T00:00:00+08:00` })) return null;
  if (said.sequence < day.first || said.sequence > day.last) return null;
  const hash = linkHash(said.previous, proof.statement, proof.signature);
  return rootBy(hash, proof.day.path) === day.root ? day : null;
};

const isAsGiven = (
  keys: readonly PlatformKey[],
  document: ProofFile['document'],
  said: Statement,
): boolean => {
  if (!document) return true;
  const given = read<PdfStatement>(document.statement, 'kaichuang-receipt-pdf-1');
  return (
    given !== null &&
    given.sha256 === document.sha256 &&
    given.sequence === said.sequence &&
    faultOfSignature({ keys, signed: document, at: given.givenAt }) === null
  );
};

/** Whether this platform signed what the file says, in a file that nobody has changed since. Needs no network. */
const judgeProof = ({ proof, document }: ProofFile, keys: readonly PlatformKey[]): Judgement => {
  const said = read<Statement>(proof.statement, 'kaichuang-receipt-1');
  if (!said) return { fault: 'unreadable' };
  const fault = faultOfSignature({ keys, signed: proof, at: said.submittedAt });
  if (fault) return { fault };
  if (!isAsGiven(keys, document, said)) return { fault: 'document' };
  const day = dayOf(keys, proof, said);
  if (proof.day && !day) return { fault: 'day' };
  return { fault: null, said, day, isDocument: document !== null };
};

/** The same for the bytes of a file that somebody holds: a receipt as PDF, or a proof as JSON. */
export const judgeFile = (bytes: Uint8Array, keys: readonly PlatformKey[]): Judgement => {
  const file = readProofFile(bytes);
  if (file === null) return { fault: 'unreadable' };
  return file === 'none' ? { fault: 'none' } : judgeProof(file, keys);
};
