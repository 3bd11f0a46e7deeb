import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FigureDraft } from '@contract/rules/cover-faults';
import type { Transaction } from '@server/db/database';
import { DEMO_COVERS, type DemoPicture } from './market/demo-covers';

/** Drawn by scripts/demo-pictures.mjs. */
const PICTURES = join(import.meta.dirname, 'pictures');

interface Covered {
  title: string;
  ownerId: number;
  at: Date;
}

const fillPicture = async (
  tx: Transaction,
  uploadDir: string,
  { ownerId, at }: Covered,
  { picture }: DemoPicture,
): Promise<string> => {
  const id = randomUUID();
  const bytes = readFileSync(join(PICTURES, `${picture}.webp`));
  mkdirSync(uploadDir, { recursive: true, mode: 0o700 });
  writeFileSync(join(uploadDir, id), bytes, { mode: 0o600 });
  await tx
    .insertInto('file')
    .values({
      ...{ id, ownerId, purpose: 'picture', name: `${picture}.webp`, type: 'image/webp' },
      ...{ size: bytes.length, state: 'ready', storageKey: id, createdAt: at, updatedAt: at },
      ...{ width: 1600, height: 900 },
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
    .execute();
  return id;
};

/** The pictures of an item that has some, with what is said of them: columns of its row. */
export const fillCover = async (tx: Transaction, uploadDir: string, item: Covered) => {
  const cover = DEMO_COVERS[item.title];
  if (!cover) return {};
  const figures: FigureDraft[] = [];
  for (const [index, figure] of (cover.figures ?? []).entries()) {
    const file = await fillPicture(tx, uploadDir, item, figure);
    figures.push({ id: `row-${index}`, file, alt: figure.alt, caption: figure.caption });
  }
  return {
    cover: await fillPicture(tx, uploadDir, item, cover),
    ...{ coverAlt: cover.alt, coverCaption: cover.caption },
    figures: JSON.stringify(figures),
  };
};
