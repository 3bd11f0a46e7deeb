import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import type { Environment } from './config-schema';

/** A bucket of an object store, with the keys to access it. */
export interface StoreAddress {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  /** True: the bucket is the first part of the path. False: it is a prefix of the host name. */
  readonly isPathStyle: boolean;
  readonly accessKey: string;
  readonly secretKey: string;
}

type Place = Omit<StoreAddress, 'accessKey' | 'secretKey'>;

/** Bucket names that every store accepts; some stores allow more. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const REGION = /^[a-z0-9-]{1,40}$/;
const DEFAULT_REGION = 'us-east-1';

/** `https://s3.example.cn/bucket?region=cn-north-1&style=virtual`; null for anything else. */
export const readStoreUrl = (text: string): Place | null => {
  if (!URL.canParse(text)) return null;
  const { protocol, origin, username, password, pathname, searchParams, hash } = new URL(text);
  const bucket = pathname.slice(1).replace(/\/$/, '');
  const { region = DEFAULT_REGION, style = 'path', ...others } = Object.fromEntries(searchParams);
  const isOurs = ['http:', 'https:'].includes(protocol) && !username && !password && !hash;
  const isKnown = ['path', 'virtual'].includes(style) && Object.keys(others).length === 0;
  if (!isOurs || !isKnown || !BUCKET.test(bucket) || !REGION.test(region)) return null;
  return { endpoint: origin, bucket, region, isPathStyle: style === 'path' };
};

/** Null: files lie in a folder. */
export const storeOf = ({
  STORAGE_URL: url,
  STORAGE_ACCESS_KEY: accessKey,
  STORAGE_SECRET_KEY: secretKey,
}: Environment): StoreAddress | null => {
  const place = url ? readStoreUrl(url) : null;
  if (!place) return null;
  if (accessKey && secretKey) return { ...place, accessKey, secretKey };
  throw new StartupError(
    '设了 STORAGE_URL，还需要 STORAGE_ACCESS_KEY 和 STORAGE_SECRET_KEY。请补上后重新启动。',
    EXIT_CODES.badConfig,
  );
};
