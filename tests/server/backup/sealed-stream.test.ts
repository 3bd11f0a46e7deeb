import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { BackupSecret } from '@server/backup/backup-secret';
import { openSealed, sealStream } from '@server/backup/sealed-stream';

const PIECE = 64 * 1024;
const SEALED_PIECE = PIECE + 16;
/** Length of the header: magic, kind, cost, salt, check. */
const HEAD = 10 + 2 + 32 + 32;
/** A cheap key derivation; the real one takes a third of a second each time. */
const QUICK = 4;
const words: BackupSecret = { kind: 'passphrase', bytes: Buffer.from('shan-gao-shui-chang') };
const key: BackupSecret = { kind: 'key', bytes: randomBytes(32) };

async function* inPieces(bytes: Buffer, length = 50_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}
const seal = (plain: Buffer, secret = words): Promise<Buffer> =>
  buffer(sealStream(inPieces(plain), secret, QUICK));
const open = (sealed: Buffer, secret = words): Promise<Buffer> =>
  buffer(openSealed(inPieces(sealed), secret));

test.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE, 200_000])('%i bytes come back', async (length) => {
  const plain = randomBytes(length);

  expect(await open(await seal(plain))).toEqual(plain);
  expect(await open(await seal(plain, key), key)).toEqual(plain);
});

test('the same content twice has nothing in common, and nothing of it can be read', async () => {
  const plain = Buffer.from('身份证号 110101199003070012'.repeat(20));
  const [first, second] = [await seal(plain), await seal(plain)];

  expect(first.includes(Buffer.from('110101199003070012'))).toBe(false);
  expect(first.subarray(HEAD).equals(second.subarray(HEAD))).toBe(false);
});

test('a single changed bit is found, wherever it is', async () => {
  const sealed = await seal(randomBytes(100));
  const refusals = await Promise.all(
    Array.from(sealed, async (_, at) => {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      return open(changed).then(
        () => at,
        () => null,
      );
    }),
  );

  expect(refusals.filter((at) => at !== null)).toEqual([]);
});

test('a file that ends too early is found, wherever it ends', async () => {
  const sealed = await seal(randomBytes(2 * PIECE));
  const ends = [
    0,
    1,
    9,
    HEAD - 1,
    HEAD,
    HEAD + 5,
    HEAD + SEALED_PIECE,
    sealed.length - 17,
    sealed.length - 1,
  ];

  for (const end of ends) await expect(open(sealed.subarray(0, end))).rejects.toThrow(/备份/);
  await expect(open(sealed.subarray(0, HEAD + SEALED_PIECE))).rejects.toThrow('被截断');
});

test('pieces that are exchanged, repeated, left out or added are found', async () => {
  const sealed = await seal(randomBytes(3 * PIECE));
  const other = await seal(randomBytes(3 * PIECE));
  const piece = (of: Buffer, number: number): Buffer =>
    of.subarray(HEAD + number * SEALED_PIECE, HEAD + (number + 1) * SEALED_PIECE);
  const head = sealed.subarray(0, HEAD);
  const [one, two, three] = [0, 1, 2].map((number) => piece(sealed, number)) as [Buffer, Buffer, Buffer];
  const forgeries = [
    [head, two, one, three],
    [head, one, one, two, three],
    [head, one, three],
    [head, one, two, three, three],
    [head, one, two, three, Buffer.from('more')],
    [head, one, piece(other, 1), three],
    [other.subarray(0, HEAD), one, two, three],
  ];

  for (const forgery of forgeries) await expect(open(Buffer.concat(forgery))).rejects.toThrow(/改动|截断/);
});

test('a passphrase becomes a key by work that costs memory and time, with a salt of its own each time', async () => {
  const costly = (): Promise<Buffer> => buffer(sealStream(inPieces(Buffer.from('x')), words));
  const [first, second] = [await costly(), await costly()];

  // N = 2^17 with block size 8: every guess needs 128 MB.
  expect([first[11], second[11]]).toEqual([17, 17]);
  expect(first.subarray(12, 44).equals(second.subarray(12, 44))).toBe(false);
  const cheaper = Buffer.from(first);
  cheaper[11] = QUICK;
  await expect(open(cheaper)).rejects.toThrow('备份口令不对');
});

test('another passphrase, another key and the other kind of secret are told apart', async () => {
  const [byWords, byKey] = [await seal(randomBytes(10)), await seal(randomBytes(10), key)];

  await expect(open(byWords, { ...words, bytes: Buffer.from('shan-gao-shui-chan') })).rejects.toThrow(
    '备份口令不对',
  );
  await expect(open(byKey, { kind: 'key', bytes: randomBytes(32) })).rejects.toThrow('备份密钥不对');
  await expect(open(byWords, key)).rejects.toThrow('是用口令加密的');
  await expect(open(byKey, words)).rejects.toThrow('是用密钥文件加密的');
});

test('what is no backup, or asks for all memory of the machine, is refused unopened', async () => {
  const greedy = await seal(randomBytes(10));
  greedy[11] = 40;

  await expect(open(Buffer.from('PK\u0003\u0004 something else'))).rejects.toThrow('不是开创专项的备份文件');
  await expect(open(greedy)).rejects.toThrow('开头被改动过');
});
