import { badBackup } from './backup-fault';
import { ByteReader } from './byte-reader';

/** What a backup is made of: a short description, and bytes of a length that nobody knows beforehand. */
export interface Entry<Head> {
  head: Head;
  body: AsyncIterable<Buffer>;
}

const FRAME_BYTES_MAX = 1024 * 1024;
const HEAD_BYTES_MAX = 1024 * 1024;
const LENGTH_BYTES = 4;

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes);
  return length;
};

/** Writes each piece as its length and its bytes; a length of 0 ends an entry. */
export async function* writeEntries(entries: AsyncIterable<Entry<object>>): AsyncGenerator<Buffer> {
  for await (const { head, body } of entries) {
    const text = Buffer.from(JSON.stringify(head));
    yield Buffer.concat([lengthOf(text.length), text]);
    for await (const piece of body) {
      for (let at = 0; at < piece.length; at += FRAME_BYTES_MAX) {
        const frame = piece.subarray(at, at + FRAME_BYTES_MAX);
        yield Buffer.concat([lengthOf(frame.length), frame]);
      }
    }
    yield lengthOf(0);
  }
}

async function exactly(reader: ByteReader, length: number): Promise<Buffer> {
  const bytes = await reader.take(length);
  if (bytes.length < length) throw badBackup('备份文件的内容在中途结束，不能使用。');
  return bytes;
}

async function readLength(reader: ByteReader, most: number): Promise<number> {
  const length = (await exactly(reader, LENGTH_BYTES)).readUInt32BE();
  if (length > most) throw badBackup('备份文件的内容无法识别，不能使用。');
  return length;
}

async function* frames(reader: ByteReader): AsyncGenerator<Buffer> {
  for (;;) {
    const length = await readLength(reader, FRAME_BYTES_MAX);
    if (length === 0) return;
    yield await exactly(reader, length);
  }
}

/** Yields the entries one after the other; whatever the caller does not read of a body is skipped. */
export async function* readEntries(source: AsyncIterable<Buffer>): AsyncGenerator<Entry<unknown>> {
  const reader = new ByteReader(source);
  try {
    while (!(await reader.isAtEnd())) {
      const length = await readLength(reader, HEAD_BYTES_MAX);
      const head: unknown = JSON.parse((await exactly(reader, length)).toString('utf8'));
      const body = frames(reader);
      yield { head, body: { [Symbol.asyncIterator]: () => ({ next: () => body.next() }) } };
      for (let rest = await body.next(); !rest.done; ) rest = await body.next();
    }
  } finally {
    await reader.close();
  }
}
