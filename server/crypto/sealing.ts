import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';

const PREFIX = 'enc:v1:';

/** Told of every value that cannot be decrypted, so that operators hear of it whoever was reading. */
export const unreadableValues = channel('kaichuang.sealed.unreadable');
/** How a value is named there: its beginning, which holds nothing secret and finds the row in the database. */
export interface UnreadableValue {
  begins: string;
}
const NAMED_BY = 32;

/** Encryption of personal data at rest: AES-256-GCM, and a keyed hash to search by (req:control-c05). */
export interface Sealer {
  seal: (plain: string) => string;
  /** @throws for a damaged value, or with another key. */
  open: (sealed: string) => string;
  /** The same for data of a record, which is not to keep the rest of it from its readers: null if it cannot be read. */
  tryOpen: (sealed: string) => string | null;
  /** Keyed hash: the same text always gives the same value, which without the key tells nothing about the text. */
  fingerprint: (plain: string) => string;
}

export const isSealed = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(PREFIX);

export const createSealer = (dataKey: Buffer): Sealer => {
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', dataKey, '', purpose, 32));
  const [sealKey, searchKey] = [derive('seal'), derive('search')];
  const open = (sealed: string): string => {
    const raw = Buffer.from(sealed.slice(PREFIX.length), 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', sealKey, raw.subarray(0, 12));
    decipher.setAuthTag(raw.subarray(12, 28));
    return Buffer.concat([decipher.update(raw.subarray(28)), decipher.final()]).toString('utf8');
  };
  return {
    seal: (plain) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv);
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return PREFIX + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open,
    tryOpen: (sealed) => {
      try {
        return open(sealed);
      } catch {
        // What was never sealed is not named: its beginning would be the value itself.
        const begins = isSealed(sealed) ? sealed.slice(0, NAMED_BY) : '';
        unreadableValues.publish({ begins } satisfies UnreadableValue);
        return null;
      }
    },
    fingerprint: (plain) => createHmac('sha256', searchKey).update(plain).digest('hex'),
  };
};
