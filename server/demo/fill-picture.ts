import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FigureDraft } from '@contract/rules/figures';
import type { Transaction } from '@server/db/database';
import sharp from 'sharp';
import type { DemoPicture } from './demo-picture';

const PICTURES = join(import.meta.dirname, 'pictures');

export interface PictureOwner {
  ownerId: number;
  at: Date;
}

/** Stores one as an upload of its owner; answers with the number of the file. */
export const fillPicture = async (
  tx: Transaction,
  uploadDir: string,
  { ownerId, at }: PictureOwner,
  { picture }: DemoPicture,
): Promise<string> => {
  const id = randomUUID();
  const bytes = readFileSync(join(PICTURES, `${picture}.webp`));
  const { width, height } = await sharp(bytes).metadata();
  mkdirSync(uploadDir, { recursive: true, mode: 0o700 });
  writeFileSync(join(uploadDir, id), bytes, { mode: 0o600 });
  await tx
    .insertInto('file')
    .values({
      id,
      ownerId,
      purpose: 'picture',
      name: `${picture}.webp`,
      type: 'image/webp',
      size: bytes.length,
      state: 'ready',
      storageKey: id,
      createdAt: at,
      updatedAt: at,
      width,
      height,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
    .execute();
  return id;
};

/** The figures of a text, as its row holds them. */
export const fillFigures = async (
  tx: Transaction,
  uploadDir: string,
  owner: PictureOwner,
  pictures: readonly DemoPicture[],
): Promise<FigureDraft[]> => {
  const figures: FigureDraft[] = [];
  for (const [index, picture] of pictures.entries()) {
    const file = await fillPicture(tx, uploadDir, owner, picture);
    figures.push({ id: `row-${index}`, file, alt: picture.alt, caption: picture.caption });
  }
  return figures;
};
