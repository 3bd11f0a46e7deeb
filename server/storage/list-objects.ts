import type { ListMultipartUploadsCommandOutput, S3 } from '@aws-sdk/client-s3';
import { isStorageKey } from './storage-key';

interface Touched {
  name: string;
  at: Date;
}

async function* objects(client: S3, Bucket: string): AsyncGenerator<Touched> {
  let ContinuationToken: string | undefined;
  do {
    const page = await client.listObjectsV2({ Bucket, ContinuationToken });
    for (const { Key = '', LastModified } of page.Contents ?? [])
      yield { name: Key, at: LastModified ?? new Date() };
    ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (ContinuationToken);
}

/** Multipart uploads under way, which do not appear in a list of objects. */
export async function* openUploads(client: S3, Bucket: string, Prefix?: string) {
  let after: { KeyMarker?: string; UploadIdMarker?: string } | null = {};
  while (after) {
    const page: ListMultipartUploadsCommandOutput = await client.listMultipartUploads({
      Bucket,
      Prefix,
      ...after,
    });
    for (const { Key = '', UploadId, Initiated } of page.Uploads ?? [])
      yield { name: Key, UploadId, at: Initiated ?? new Date() };
    after = page.IsTruncated
      ? { KeyMarker: page.NextKeyMarker ?? '', UploadIdMarker: page.NextUploadIdMarker ?? '' }
      : null;
  }
}

/** When each file, or an object beside it, was last changed. */
export const touchedKeys = async (client: S3, bucket: string): Promise<Map<string, Date>> => {
  const keys = new Map<string, Date>();
  const see = ({ name, at }: Touched): void => {
    const key = name.replace(/\.(?:info|part)$/, '');
    const known = keys.get(key);
    if (isStorageKey(key) && (!known || known < at)) keys.set(key, at);
  };
  for await (const object of objects(client, bucket)) see(object);
  for await (const upload of openUploads(client, bucket)) see(upload);
  return keys;
};
