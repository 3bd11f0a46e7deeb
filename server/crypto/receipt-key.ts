import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** PKCS #8 head of an Ed25519 private key; the 32 bytes of the seed follow (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The Ed25519 key that signs receipts, from its 32 random bytes. */
export const receiptKeyFrom = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });

const publicHalf = (key: KeyObject): KeyObject => (key.type === 'public' ? key : createPublicKey(key));

export const publicPem = (key: KeyObject): string =>
  publicHalf(key).export({ format: 'pem', type: 'spki' }).toString().trim();

/** Short name of a key, so that a receipt can say which one signed it. */
export const keyIdOf = (key: KeyObject): string => {
  const spki = publicHalf(key).export({ format: 'der', type: 'spki' });
  return createHash('sha256').update(spki).digest('hex').slice(0, 16);
};
