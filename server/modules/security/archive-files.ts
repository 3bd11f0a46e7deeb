import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { isFileLost } from '@server/errors/file-lost';
import type { ZipEntry } from '@server/http/zip-body';
import { type FileRow, openFile } from '@server/modules/attachment/service';
import type { StorageConfig } from '@server/storage/open-storage';
import { untilLost } from '@server/storage/until-lost';

/** `missing`: nothing of it can be read. `changed`: what can be read differs from what was uploaded, or ends early. */
export type FileFault = 'missing' | 'changed';

export interface ArchivedFile {
  file: FileRow;
  path: string;
  /** Known once its entry was written; null for a whole file. */
  fault: FileFault | null;
}

/** The bytes as far as they can be read; afterwards, the fault says whether they are those that were uploaded. */
async function* readable(bytes: Readable, one: ArchivedFile): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const piece of untilLost(bytes)) {
    hash.update(piece);
    yield piece;
  }
  if (hash.digest('hex') !== one.file.sha256) one.fault = 'changed';
}

const openIfThere = async (config: StorageConfig, file: FileRow): Promise<Readable | null> => {
  try {
    return await openFile(config, file);
  } catch (error) {
    if (isFileLost(error)) return null;
    throw error;
  }
};

/**
 * An entry for each file that can be opened; one that cannot does not keep the others out. If the storage itself is
 * away, the archive fails, and is written when it is back.
 */
export async function* fileEntries(
  config: StorageConfig,
  files: readonly ArchivedFile[],
): AsyncGenerator<ZipEntry> {
  for (const one of files) {
    const bytes = await openIfThere(config, one.file);
    if (bytes)
      yield { path: one.path, bytes: () => Readable.from(readable(bytes, one), { objectMode: false }) };
    else one.fault = 'missing';
  }
}
