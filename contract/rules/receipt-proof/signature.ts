import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2';
import { utf8ToBytes } from '@noble/hashes/utils';
import type { PlatformKey, Signed } from './proof';

// The package has no synchronous SHA-512 of its own.
hashes.sha512 = (message) => Uint8Array.from(sha512(message));

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

/** The signed statement, or null where it is not of this format. */
export const readStatement = <T extends { format: string }>(
  statement: string,
  format: T['format'],
): T | null => {
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
  /** ISO 8601. A key that had been retired by this time makes the signature invalid. */
  at: string;
}

export const faultOfSignature = ({ keys, signed, at }: Asked): 'key' | 'signature' | null => {
  const key = keys.find(({ keyId }) => keyId === signed.keyId);
  if (!key) return 'key';
  if (key.until !== null && Date.parse(at) > Date.parse(key.until)) return 'key';
  return isSigned(key, signed) ? null : 'signature';
};
