import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** RFC 6238 with the parameters every authenticator knows: SHA-1, six digits, thirty seconds. */
const STEP_S = 30;
const DIGITS = 6;
/** One step earlier or later: clocks differ. */
const DRIFT = 1;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const base32 = (bytes: Buffer): string => {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
    .join('');
};

const fromBase32 = (text: string): Buffer => {
  const bits = Array.from(text, (c) => ALPHABET.indexOf(c).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
};

export const newTotpSecret = (): string => base32(randomBytes(20));

export const totpStep = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_S);

export const totpCode = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0');
};

/** The step the code belongs to, or null. A step at or before `lastStep` is spent: no code works twice. */
export const matchTotp = (
  secret: string,
  code: string,
  now: Date,
  lastStep: number | null,
): number | null => {
  const current = totpStep(now);
  for (let step = current - DRIFT; step <= current + DRIFT; step++) {
    if (lastStep !== null && step <= lastStep) continue;
    const expected = Buffer.from(totpCode(secret, step));
    const given = Buffer.from(code);
    if (given.length === expected.length && timingSafeEqual(given, expected)) return step;
  }
  return null;
};

export const totpUrl = (secret: string, login: string, site: string): string =>
  `otpauth://totp/${encodeURIComponent(`${site}:${login}`)}?secret=${secret}&issuer=${encodeURIComponent(site)}`;
