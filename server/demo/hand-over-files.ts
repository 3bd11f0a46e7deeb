import { createReadStream, mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '@server/config/config';
import { storageOf } from '@server/storage/open-storage';

/**
 * The fillers write their files into a folder. With an object store that folder is temporary, and
 * `handOver` uploads its files before the rows that name them are committed.
 */
export const withFilesAt = async (
  config: Config,
  fill: (config: Config, handOver: () => Promise<void>) => Promise<void>,
): Promise<void> => {
  if (!config.store) return fill(config, async () => undefined);
  const uploadDir = mkdtempSync(join(tmpdir(), 'kaichuang-demo-'));
  const storage = await storageOf(config);
  try {
    await fill({ ...config, uploadDir }, async () => {
      for (const key of await readdir(uploadDir))
        await storage.put(key, createReadStream(join(uploadDir, key)));
    });
  } finally {
    await rm(uploadDir, { recursive: true, force: true });
  }
};
