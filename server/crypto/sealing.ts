import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const PREFIX = 'enc:v1:';

/** Encryption of personal data at rest: AES-256-GCM, and a keyed hash to search by (req:control-c05). */
export interface Sealer {
  seal: (plain: string) => string;
  open: (sealed: string) => string;
  /** Keyed hash: the same text always gives the same value, which without the key tells nothing about the text. */
  fingerprint: (plain: string) => string;
}

export const isSealed = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(PREFIX);

export const createSealer = (dataKey: Buffer): Sealer => {
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', dataKey, '', purpose, 32));
  const [sealKey, searchKey] = [derive('seal'), derive('search')];
  return {
    seal: (plain) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv);
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return PREFIX + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (sealed) => {
      const raw = Buffer.from(sealed.slice(PREFIX.length), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, raw.subarray(0, 12));
      decipher.setAuthTag(raw.subarray(12, 28));
      return Buffer.concat([decipher.update(raw.subarray(28)), decipher.final()]).toString('utf8');
    },
    fingerprint: (plain) => createHmac('sha256', searchKey).update(plain).digest('hex'),
  };
};
