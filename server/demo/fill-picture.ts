import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FigureDraft } from '@contract/rules/figures';
import type { Transaction } from '@server/db/database';
import sharp from 'sharp';
import { writeDemoFile } from './demo-file';
import type { DemoPicture } from './demo-picture';

const PICTURES = join(import.meta.dirname, 'pictures');

export interface PictureOwner {
  ownerId: number;
  at: Date;
}

/** Stores a picture as an upload of its owner and answers the file id. */
export const fillPicture = async (
  tx: Transaction,
  uploadDir: string,
  { ownerId, at }: PictureOwner,
  { picture }: DemoPicture,
): Promise<string> => {
  const bytes = readFileSync(join(PICTURES, `${picture}.webp`));
  const { width, height } = await sharp(bytes).metadata();
  const row = writeDemoFile(uploadDir, {
    ownerId,
    name: `${picture}.webp`,
    at,
    purpose: 'picture',
    content: { type: 'image/webp', bytes },
  });
  await tx
    .insertInto('file')
    .values({ ...row, width, height })
    .execute();
  return row.id;
};

/** The figures of a text in the form of its row. */
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
