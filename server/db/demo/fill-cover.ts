import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Transaction } from '@server/db/database';
import { DEMO_COVERS } from './market/demo-covers';

/** Drawn by scripts/demo-pictures.mjs. */
const PICTURES = join(import.meta.dirname, 'pictures');

interface Covered {
  title: string;
  ownerId: number;
  at: Date;
}

/** The picture of an item that has one, with what is said of it: columns of its row. */
export const fillCover = async (tx: Transaction, uploadDir: string, { title, ownerId, at }: Covered) => {
  const cover = DEMO_COVERS[title];
  if (!cover) return {};
  const id = randomUUID();
  const bytes = readFileSync(join(PICTURES, `${cover.picture}.webp`));
  mkdirSync(uploadDir, { recursive: true, mode: 0o700 });
  writeFileSync(join(uploadDir, id), bytes, { mode: 0o600 });
  await tx
    .insertInto('file')
    .values({
      ...{ id, ownerId, purpose: 'picture', name: `${cover.picture}.webp`, type: 'image/webp' },
      ...{ size: bytes.length, state: 'ready', storageKey: id, createdAt: at, updatedAt: at },
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
    .execute();
  return { cover: id, coverAlt: cover.alt, coverCaption: cover.caption };
};
