/** Splits the bytes into pieces of one size; the last is the rest, and empty only if there are no bytes at all. */
export async function* inPieces(bytes: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  let isFirst = true;
  for await (const chunk of bytes) {
    held.push(chunk);
    length += chunk.length;
    while (length > size) {
      const all = Buffer.concat(held);
      yield all.subarray(0, size);
      isFirst = false;
      held = [all.subarray(size)];
      length -= size;
    }
  }
  if (length > 0 || isFirst) yield Buffer.concat(held);
}
