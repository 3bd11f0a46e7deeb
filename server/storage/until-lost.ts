import { isFileLost } from '@server/errors/file-lost';

/**
 * The bytes of one file as far as the storage can still read them; the caller compares their hash. A storage that is
 * away is no lost file, and fails.
 */
export async function* untilLost(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* bytes;
  } catch (error) {
    if (!isFileLost(error)) throw error;
  }
}
