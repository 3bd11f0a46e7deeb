import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { StoreAddress } from '@server/config/store-address';
import { FileLost } from '@server/errors/file-lost';
import type { ByteRange, FileStorage } from './file-storage';
import { openUploads, touchedKeys } from './list-objects';
import { ASKED, createObjectClient } from './object-client';
import { isNotFound } from './object-faults';
import { besides, createObjectUploads } from './object-uploads';
import { putObject } from './put-object';
import { requireKey } from './storage-key';
import { createScan } from './virus-scan';

/** Object written at each start to check that writing is allowed. */
const TRIAL_KEY = 'kaichuang-trial';

const rangeOf = ({ start, end }: ByteRange): string => `bytes=${start}-${end}`;

/** Objects of one bucket, each under its id. What lies there under other names is left alone. */
export const createObjectStorage = async (
  address: StoreAddress,
  clamdUrl: string | null = null,
): Promise<FileStorage> => {
  const scan = createScan(clamdUrl);
  const { bucket } = address;
  const client = await createObjectClient(address);
  const uploads = await createObjectUploads(client, bucket);
  const target = (key: string) => ({ Bucket: bucket, Key: requireKey(key) });

  /** Null if there is no such object. */
  const sizeOf = async (key: string): Promise<number | null> => {
    try {
      return (await client.headObject(target(key), ASKED)).ContentLength ?? 0;
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  };
  const open: FileStorage['open'] = async (key, range) => {
    try {
      const { Body } = await client.getObject(
        { ...target(key), ...(range && { Range: rangeOf(range) }) },
        ASKED,
      );
      return Body as Readable;
    } catch (error) {
      throw isNotFound(error) ? new FileLost(key, error) : error;
    }
  };

  return {
    kind: 'store',
    uploads,
    check: async (how = 'reading') => {
      await client.listObjectsV2({ Bucket: bucket, MaxKeys: 1 }, ASKED);
      if (how === 'reading') return;
      await client.putObject({ Bucket: bucket, Key: TRIAL_KEY, Body: TRIAL_KEY });
      await client.deleteObject({ Bucket: bucket, Key: TRIAL_KEY });
    },
    room: async () => Number.POSITIVE_INFINITY,
    size: async (key) => {
      const whole = await sizeOf(key);
      if (whole !== null) return whole;
      try {
        return (await uploads.getUpload(key)).offset;
      } catch (error) {
        if ((error as { status_code?: number }).status_code === 404) return 0;
        throw error;
      }
    },
    settle: async (key) => {
      if ((await sizeOf(key)) === null) await uploads.join(key);
    },
    readAt: async (key, offset, length) =>
      length === 0 ? Buffer.alloc(0) : buffer(await open(key, { start: offset, end: offset + length - 1 })),
    scan: (key) => scan(() => open(key)),
    open,
    put: async (key, bytes) => {
      if ((await sizeOf(key)) !== null)
        throw Object.assign(new Error(`there is one already: ${key}`), { code: 'EEXIST' });
      await putObject(client, target(key), bytes);
    },
    remove: async (key) => {
      for await (const { name, UploadId } of openUploads(client, bucket, requireKey(key)))
        await client.abortMultipartUpload({ Bucket: bucket, Key: name, UploadId });
      for (const name of [key, ...besides(key)]) await client.deleteObject({ Bucket: bucket, Key: name });
    },
    list: async (before) => {
      const keys = [...(await touchedKeys(client, bucket))];
      return keys.filter(([, at]) => !before || at < before).map(([key]) => key);
    },
  };
};
