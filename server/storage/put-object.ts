import type { CompletedPart, S3 } from '@aws-sdk/client-s3';
import { PART_BYTES } from './object-uploads';
import { inPieces } from './pieces';

interface Target {
  Bucket: string;
  Key: string;
}

const sendPart = async (
  client: S3,
  target: Target & { UploadId: string | undefined },
  part: CompletedPart,
  Body: Buffer,
) => {
  const { ETag } = await client.uploadPart({ ...target, PartNumber: part.PartNumber, Body });
  part.ETag = ETag;
};

const sendInPieces = async (
  client: S3,
  target: Target,
  pieces: AsyncIterator<Buffer>,
  first: Buffer,
): Promise<void> => {
  const { UploadId } = await client.createMultipartUpload(target);
  const upload = { ...target, UploadId };
  const Parts: CompletedPart[] = [];
  try {
    for (let piece: Buffer | undefined = first; piece; ) {
      const part: CompletedPart = { PartNumber: Parts.length + 1 };
      await sendPart(client, upload, part, piece);
      Parts.push(part);
      const next = await pieces.next();
      piece = next.done ? undefined : next.value;
    }
    await client.completeMultipartUpload({ ...upload, MultipartUpload: { Parts } });
  } catch (error) {
    // Pieces that are left behind are swept a day later.
    await client.abortMultipartUpload(upload).catch(() => undefined);
    throw error;
  }
};

/** An object appears whole or not at all, and never more than two pieces of it are held in memory. */
export const putObject = async (client: S3, target: Target, bytes: AsyncIterable<Buffer>): Promise<void> => {
  const pieces = inPieces(bytes, PART_BYTES)[Symbol.asyncIterator]();
  const first = await pieces.next();
  const Body = first.done ? Buffer.alloc(0) : first.value;
  if (Body.length < PART_BYTES) await client.putObject({ ...target, Body });
  else await sendInPieces(client, target, pieces, Body);
};
