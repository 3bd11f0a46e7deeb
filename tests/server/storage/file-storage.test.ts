import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { HOUR_MS } from '@contract/time-units';
import { FileLost } from '@server/errors/file-lost';
import { StorageAway } from '@server/errors/storage-away';
import { createDiskStorage } from '@server/storage/disk-storage';
import type { FileStorage } from '@server/storage/file-storage';
import { createObjectStorage } from '@server/storage/object-storage';
import { clientOf, type ObjectStore, startObjectStore } from '@tests/support/object-store/startObjectStore';
import { EICAR, startClamd } from '@tests/support/startClamd';
import { Upload } from '@tus/server';

const MB = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'kaichuang-files-'));
let store: ObjectStore;
beforeAll(async () => {
  store = await startObjectStore();
});
afterAll(async () => {
  await store.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Place {
  storage: FileStorage;
  /** Adds a file that the service did not write. */
  litter: (name: string) => Promise<unknown>;
}
type Open = (clamdUrl?: string) => Promise<Place>;

const inFolder: Open = async (clamdUrl) => {
  const place = join(folder, randomUUID());
  const storage = createDiskStorage(place, clamdUrl);
  return { storage, litter: async (name) => writeFileSync(join(place, name), 'x') };
};
const inBucket: Open = async (clamdUrl) => {
  const address = await store.aBucket();
  const client = clientOf(address);
  return {
    storage: await createObjectStorage(address, clamdUrl),
    litter: (Key) => client.putObject({ Bucket: address.bucket, Key, Body: 'x' }),
  };
};

/** Its length is not a multiple of any part size, so that cuts at wrong places are detected. */
const PATTERN = randomBytes(65_537);
const bytesOf = (length: number): Buffer => Buffer.alloc(length, PATTERN);
const chunksOf = (bytes: Buffer, size: number): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    ),
  );
const read = async (storage: FileStorage, key: string, range?: { start: number; end: number }) =>
  buffer(await storage.open(key, range));
const put = async (storage: FileStorage, bytes: Buffer): Promise<string> => {
  const key = randomUUID();
  await storage.put(key, chunksOf(bytes, 700_000));
  return key;
};
/** Uploads with the tus library in parts of this size. */
const upload = async (storage: FileStorage, bytes: Buffer, size: number, upTo = bytes.length) => {
  const id = randomUUID();
  await storage.uploads.create(
    new Upload({ id, size: bytes.length, offset: 0, metadata: { filename: '甲.pdf' } }),
  );
  for (let at = 0; at < upTo; )
    at = await storage.uploads.write(Readable.from([bytes.subarray(at, at + size)]), id, at);
  return id;
};

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('files in %s', (_kind, open) => {
  test('can be used, and say so', async () => {
    const { storage } = await open();
    await expect(storage.check('writing')).resolves.toBeUndefined();
    expect(await storage.list()).toEqual([]);
    expect(await storage.room()).toBeGreaterThan(MB);
  });

  test.each([0, 300_000, 8 * MB + 1000])(
    'a file of %d bytes comes back as it was put, whole and from anywhere',
    async (size) => {
      const { storage } = await open();
      const bytes = bytesOf(size);
      const key = await put(storage, bytes);
      await storage.settle(key);

      expect([await storage.size(key), await storage.list()]).toEqual([size, [key]]);
      expect((await read(storage, key)).equals(bytes)).toBe(true);
      expect(await storage.readAt(key, 0, 0)).toHaveLength(0);
      if (size === 0) return;
      const around = { start: size - 1005, end: size - 995 };
      expect(await read(storage, key, around)).toEqual(bytes.subarray(around.start, around.end + 1));
      expect(await storage.readAt(key, 100, 20)).toEqual(bytes.subarray(100, 120));
      expect(await storage.readAt(key, size - 5, 400)).toEqual(bytes.subarray(-5));
    },
  );

  test('a file is never put over another', async () => {
    const { storage } = await open();
    const key = await put(storage, Buffer.from('first'));

    await expect(storage.put(key, chunksOf(Buffer.from('second'), 10))).rejects.toMatchObject({
      code: 'EEXIST',
    });
    expect(String(await read(storage, key))).toBe('first');
  });

  test('what breaks off on its way in can be removed, and nothing is left', async () => {
    const { storage } = await open();
    const key = randomUUID();
    const broken = async function* () {
      yield bytesOf(9 * MB);
      throw new Error('cut');
    };

    await expect(storage.put(key, broken())).rejects.toThrow('cut');
    await storage.remove(key);

    expect(await storage.size(key)).toBe(0);
    expect(await storage.list()).toEqual([]);
  });

  test('what is not there is no size, cannot be read, and may be removed', async () => {
    const { storage } = await open();
    const key = randomUUID();

    expect(await storage.size(key)).toBe(0);
    await expect(storage.open(key)).rejects.toThrow(FileLost);
    await expect(storage.remove(key)).resolves.toBeUndefined();
  });

  test('an upload in pieces of two megabytes becomes one file', async () => {
    const { storage } = await open();
    const bytes = bytesOf(6 * MB + 17);
    const id = await upload(storage, bytes, 2 * MB);
    await storage.settle(id);

    expect(await storage.size(id)).toBe(bytes.length);
    expect((await read(storage, id)).equals(bytes)).toBe(true);
    expect((await storage.uploads.getUpload(id)).offset).toBe(bytes.length);
  });

  test('an upload that was left half done says how far it came, and is removed with all its pieces', async () => {
    const { storage } = await open();
    const whole = await put(storage, Buffer.from('x'));
    const half = await upload(storage, bytesOf(8 * MB), 2 * MB, 6 * MB);

    expect(await storage.size(half)).toBe(6 * MB);
    expect((await storage.uploads.getUpload(half)).offset).toBe(6 * MB);
    expect((await storage.list()).sort()).toEqual([whole, half].sort());
    await storage.remove(half);
    expect(await storage.size(half)).toBe(0);
    await expect(storage.uploads.getUpload(half)).rejects.toMatchObject({ status_code: 404 });
    expect(await storage.list()).toEqual([whole]);
  });

  test('only files of ours are listed, and only those that are old enough', async () => {
    const { storage, litter } = await open();
    await litter('notes.txt');
    const key = await put(storage, Buffer.from('x'));

    expect(await storage.list(new Date(Date.now() - HOUR_MS))).toEqual([]);
    expect(await storage.list(new Date(Date.now() + HOUR_MS))).toEqual([key]);
  });

  test('a name that is no key leads nowhere', async () => {
    const { storage } = await open();
    const key = '../../etc/passwd';

    await expect(storage.open(key)).rejects.toThrow('not a storage key');
    await expect(storage.remove(key)).rejects.toThrow('not a storage key');
  });

  test('a file is shown to the scanner as it lies there', async () => {
    const clamd = await startClamd();
    const { storage } = await open(clamd.url);
    const [sound, ill] = [await put(storage, Buffer.from('sound')), await put(storage, Buffer.from(EICAR))];

    expect([await storage.scan(sound), await storage.scan(ill)]).toEqual(['clean', 'infected']);
    await clamd.stop();
  });
});

test('no file of a folder counts as lost where the folder itself is gone', async () => {
  const place = join(folder, randomUUID());
  const storage = createDiskStorage(place);
  const key = await put(storage, Buffer.from('x'));
  rmSync(place, { recursive: true });

  await expect(storage.open(key)).rejects.toThrow(StorageAway);
});

test('an upload whose last piece came, but that was never joined, is joined when it settles', async () => {
  const address = await store.aBucket();
  const storage = await createObjectStorage(address);
  const client = clientOf(address);
  const bytes = bytesOf(6 * MB);
  const id = randomUUID();
  await storage.uploads.create(new Upload({ id, size: bytes.length, offset: 0 }));
  const { Uploads = [] } = await client.listMultipartUploads({ Bucket: address.bucket });
  const [{ UploadId } = {}] = Uploads;
  await client.uploadPart({ Bucket: address.bucket, Key: id, UploadId, PartNumber: 1, Body: bytes });

  expect(await storage.size(id)).toBe(bytes.length);
  await storage.settle(id);
  expect((await read(storage, id)).equals(bytes)).toBe(true);
});
