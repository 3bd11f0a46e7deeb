import { createCipheriv, createDecipheriv } from 'node:crypto';
import { badBackup } from './backup-fault';
import type { BackupSecret } from './backup-secret';
import { ByteReader } from './byte-reader';
import { makeHeader, readHeader } from './sealed-header';

/**
 * AES-256-GCM in pieces, each with its number and with whether it is the last (the STREAM construction, as `age` has
 * it): none can be changed, moved, left out, added or cut off. The key belongs to one file, so the numbers never repeat.
 */
const PIECE_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const SEALED_BYTES = PIECE_BYTES + TAG_BYTES;
const NUMBER_BYTES = 11;

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NUMBER_BYTES + 1);
  nonce.writeUIntBE(number, NUMBER_BYTES - 6, 6);
  nonce[NUMBER_BYTES] = isLast ? 1 : 0;
  return nonce;
}

function seal(key: Buffer, number: number, isLast: boolean, plain: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function tryOpen(key: Buffer, number: number, isLast: boolean, sealed: Buffer): Buffer | null {
  if (sealed.length < TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast));
  const end = sealed.length - TAG_BYTES;
  decipher.setAuthTag(sealed.subarray(end));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
  } catch {
    // The tag does not fit: another key, or bytes that were changed.
    return null;
  }
}

export async function* sealStream(
  source: AsyncIterable<Buffer>,
  secret: BackupSecret,
  cost?: number,
): AsyncGenerator<Buffer> {
  const { head, key } = await makeHeader(secret, cost);
  yield head;
  const reader = new ByteReader(source);
  for (let number = 0, isLast = false; !isLast; number += 1) {
    const plain = await reader.take(PIECE_BYTES);
    isLast = await reader.isAtEnd();
    yield seal(key, number, isLast, plain);
  }
}

const faultAt = (number: number, key: Buffer, sealed: Buffer, isLast: boolean): Error => {
  const megabytes = ((number * SEALED_BYTES) / 1024 ** 2).toFixed(1);
  const isCut = isLast && tryOpen(key, number, false, sealed) !== null;
  return badBackup(
    isCut
      ? `备份文件不完整：在 ${megabytes} MB 之后被截断。没有改动任何数据。`
      : `备份文件在约 ${megabytes} MB 处不完整或被改动过，不能使用。没有改动任何数据。`,
  );
};

/** Each piece it yields is authentic; the file is complete only once the generator has ended without an error. */
export async function* openSealed(
  source: AsyncIterable<Buffer>,
  secret: BackupSecret,
): AsyncGenerator<Buffer> {
  const reader = new ByteReader(source);
  try {
    const key = await readHeader(secret, reader);
    for (let number = 0, isLast = false; !isLast; number += 1) {
      const sealed = await reader.take(SEALED_BYTES);
      isLast = await reader.isAtEnd();
      const plain = tryOpen(key, number, isLast, sealed);
      if (plain === null) throw faultAt(number, key, sealed, isLast);
      yield plain;
    }
  } finally {
    await reader.close();
  }
}
