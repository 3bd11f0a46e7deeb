import type { StoreAddress } from '@server/config/store-address';
import { StorageAway } from '@server/errors/storage-away';
import { isOutOfFiles, isStorageFull } from '@server/errors/system-failures';

interface Answered {
  name?: unknown;
  Code?: unknown;
  code?: unknown;
  $metadata?: { httpStatusCode?: number };
}

const NOT_FOUND = ['NotFound', 'NoSuchKey', 'NoSuchUpload'];
const FULL = ['QuotaExceeded', 'InsufficientStorage', 'XMinioStorageFull', 'StorageFull'];
const FULL_STATUS = 507;

const wordOf = ({ Code, code, name }: Answered): string => String(Code ?? code ?? name);

/** The store answers that the object does not exist. A missing bucket is a different failure. */
export const isNotFound = (error: unknown): boolean => NOT_FOUND.includes(wordOf(error as Answered));

const away = ({ endpoint, bucket }: StoreAddress, error: Answered): StorageAway | null => {
  const status = error.$metadata?.httpStatusCode;
  const word = wordOf(error);
  if (word === 'NoSuchBucket')
    return new StorageAway(
      `对象存储里没有存储桶 ${bucket}，请先建立它，或改正 STORAGE_URL。`,
      'no_bucket',
      error,
    );
  if (status === 401 || status === 403)
    return new StorageAway(
      `对象存储拒绝了访问（${word}）：请核对 STORAGE_ACCESS_KEY、STORAGE_SECRET_KEY、本机时间，以及对存储桶 ${bucket} 的读写与列出权限。`,
      'denied',
      error,
    );
  const isSilent = status === undefined && (typeof error.code === 'string' || error.name === 'TimeoutError');
  if (isSilent || status === 429 || (status ?? 0) >= 500)
    return new StorageAway(`对象存储没有应答或应答有误（${endpoint}，${word}）。`, 'unreachable', error);
  return null;
};

/** Converts a failure of the store or the network to an error that the service handles; returns others unchanged. */
export const explainFault = (address: StoreAddress, error: unknown): unknown => {
  if (isStorageFull(error) || isOutOfFiles(error) || error instanceof StorageAway) return error;
  const answered = error as Answered;
  if (FULL.includes(wordOf(answered)) || answered.$metadata?.httpStatusCode === FULL_STATUS)
    return Object.assign(new Error('the object store is full', { cause: error }), { code: 'EDQUOT' });
  return away(address, answered) ?? error;
};
