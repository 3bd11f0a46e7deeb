import type { S3 } from '@aws-sdk/client-s3';
import type { S3Store } from '@tus/s3-store';
import { ERRORS, Upload } from '@tus/server';
import { isNotFound } from './object-faults';

/** A bigger piece would wait longer in the temporary folder; a store takes none below 5 MB but the last. */
export const PART_BYTES = 8 * 1024 * 1024;

/** No cache: another replica may have continued an upload, so its state is always read anew. */
const noMemory = {
  get: async () => undefined,
  set: async () => undefined,
  delete: async () => undefined,
};

/** Beside the object `{id}`: the upload's own record, and the bytes that are too few for a piece. */
export const besides = (id: string): string[] => [`${id}.info`, `${id}.part`];

export interface ObjectUploads extends S3Store {
  /** Joins the pieces of a complete upload whose process died before it could do so. */
  join(id: string): Promise<void>;
}

/** The tus library's S3 store, changed so that an unavailable store is not taken for a missing upload. */
const extend = (Base: typeof S3Store) =>
  class extends Base implements ObjectUploads {
    constructor(client: S3, bucket: string) {
      super({
        partSize: PART_BYTES,
        cache: noMemory,
        s3ClientConfig: { bucket, region: 'none', credentials: { accessKeyId: '', secretAccessKey: '' } },
      });
      this.client.destroy();
      this.client = client;
    }

    override async getUpload(id: string): Promise<Upload> {
      try {
        const { file } = await this.getMetadata(id);
        return new Upload({ ...file, offset: await this.arrived(id) });
      } catch (error) {
        throw isNotFound(error) ? ERRORS.FILE_NOT_FOUND : error;
      }
    }

    /** After the pieces were joined, the store may not know the upload any more; then the object's size counts. */
    async arrived(id: string): Promise<number> {
      try {
        const parts = await this.retrieveParts(id);
        const rest = (await this.getIncompletePartSize(id)) ?? 0;
        return parts.reduce((sum, { Size = 0 }) => sum + Size, rest);
      } catch (error) {
        if (!isNotFound(error)) throw error;
        return (await this.client.headObject({ Bucket: this.bucket, Key: id })).ContentLength ?? 0;
      }
    }

    async join(id: string): Promise<void> {
      await this.finishMultipartUpload(await this.getMetadata(id), await this.retrieveParts(id));
    }
  };

export const createObjectUploads = async (client: S3, bucket: string): Promise<ObjectUploads> => {
  // Loaded only with an object store: a service with a folder does not need the library.
  const { S3Store: Base } = await import('@tus/s3-store');
  return new (extend(Base))(client, bucket);
};
