import { randomBytes } from 'node:crypto';
import { createSealer, isSealed, unreadableValues } from '@server/crypto/sealing';

const PREFIX = 'enc:v1:';
const IV_AND_TAG = 12 + 16;
const NUMBER = '11010519491231002X';
const sealer = createSealer(randomBytes(32));
const bytesOf = (sealed: string): Buffer => Buffer.from(sealed.slice(PREFIX.length), 'base64url');

describe('a sealed value [req:control-c05]', () => {
  it.each([NUMBER, '', '云岭省青陶水务科技有限公司', '远山'.repeat(30)])(
    '%s comes back as it was',
    (plain) => {
      const sealed = sealer.seal(plain);

      expect(isSealed(sealed)).toBe(true);
      expect(sealer.open(sealed)).toBe(plain);
      // As much as the text, a nonce of 96 bits and a tag of 128 bits.
      expect(bytesOf(sealed)).toHaveLength(Buffer.byteLength(plain) + IV_AND_TAG);
    },
  );

  it('tells nothing of its text, nor that the same text was sealed before', () => {
    const [first, second] = [sealer.seal(NUMBER), sealer.seal(NUMBER)];

    expect(bytesOf(first).includes(Buffer.from(NUMBER))).toBe(false);
    expect(bytesOf(first).subarray(0, 12).equals(bytesOf(second).subarray(0, 12))).toBe(false);
    expect(first).not.toBe(second);
  });

  it('is refused with a single changed bit, wherever it is', () => {
    const sealed = bytesOf(sealer.seal(NUMBER));
    const opened = Array.from(sealed, (_, at) => {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      try {
        return sealer.open(PREFIX + changed.toString('base64url'));
      } catch {
        return null;
      }
    });

    expect(opened.filter((text) => text !== null)).toEqual([]);
  });

  it('is opened by no other key', () => {
    expect(() => createSealer(randomBytes(32)).open(sealer.seal(NUMBER))).toThrow();
  });
});

describe('what a number is searched by', () => {
  it('is the same each time, another one under another key, and no plain hash', () => {
    const found = sealer.fingerprint(NUMBER);

    expect(sealer.fingerprint(NUMBER)).toBe(found);
    expect(found).toMatch(/^[0-9a-f]{64}$/);
    expect(createSealer(randomBytes(32)).fingerprint(NUMBER)).not.toBe(found);
  });
});

it('what was never sealed is unreadable, and no word of it reaches the log', () => {
  const heard: unknown[] = [];
  const hear = (message: unknown) => heard.push(message);
  unreadableValues.subscribe(hear);
  expect(createSealer(Buffer.alloc(32, 1)).tryOpen('110101196705050029')).toBeNull();
  unreadableValues.unsubscribe(hear);

  expect(heard).toEqual([{ begins: '' }]);
});
