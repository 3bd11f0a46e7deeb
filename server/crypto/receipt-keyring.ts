import { createPublicKey, type KeyObject } from 'node:crypto';
import { beijingIso } from '@contract/rules/beijing-time';
import type { PlatformKey } from '@contract/rules/receipt-proof/proof';
import { keyIdOf, publicPem } from './receipt-key';

/** A key that signs no more. Its private half may be destroyed: proving takes the public one only. */
export interface RetiredKey {
  readonly key: KeyObject;
  /** A receipt under this key dated later was made by somebody who kept the private half, and is not valid. */
  readonly until: Date;
}

interface ReceiptKeys {
  readonly receiptKey: KeyObject;
  readonly retiredReceiptKeys: readonly RetiredKey[];
}

/** Returns the public key that verifies what this key id signed at that time, or undefined if there is none. */
export type Keyring = (keyId: string, signedAt: Date) => KeyObject | undefined;

export const keyringOf = ({ receiptKey, retiredReceiptKeys }: ReceiptKeys): Keyring => {
  const retired = new Map(retiredReceiptKeys.map((each) => [keyIdOf(each.key), each]));
  const current = { id: keyIdOf(receiptKey), key: createPublicKey(receiptKey) };
  return (keyId, signedAt) => {
    if (keyId === current.id) return current.key;
    const old = retired.get(keyId);
    return old && signedAt <= old.until ? old.key : undefined;
  };
};

/** All public keys that receipts may have to be verified with, the current one first. */
export const platformKeys = ({ receiptKey, retiredReceiptKeys }: ReceiptKeys): PlatformKey[] => [
  { keyId: keyIdOf(receiptKey), publicKey: publicPem(receiptKey), until: null },
  ...retiredReceiptKeys.map(({ key, until }) => ({
    keyId: keyIdOf(key),
    publicKey: publicPem(key),
    until: beijingIso(until),
  })),
];

/** SPKI head of an Ed25519 public key; its 32 bytes follow (RFC 8410). */
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex');
const PUBLIC_BYTES = 32;

/** `<32 bytes as Base64>@<ISO time>`, as `npm run receipt:rotate` writes it. Null where it is not that. */
export const readRetiredKey = (text: string): RetiredKey | null => {
  const at = text.indexOf('@');
  const bytes = Buffer.from(text.slice(0, Math.max(at, 0)), 'base64');
  const until = new Date(text.slice(at + 1));
  if (at < 1 || bytes.length !== PUBLIC_BYTES || Number.isNaN(until.getTime())) return null;
  return {
    key: createPublicKey({ key: Buffer.concat([SPKI_HEAD, bytes]), format: 'der', type: 'spki' }),
    until,
  };
};

export const splitRetiredKeys = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);
