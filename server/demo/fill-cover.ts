import type { Transaction } from '@server/db/database';
import { fillFigures, fillPicture, type PictureOwner } from './fill-picture';
import { DEMO_COVERS } from './market/demo-covers';

/** Columns for the pictures of an item, with their captions; for items that have pictures. */
export const fillCover = async (
  tx: Transaction,
  uploadDir: string,
  item: PictureOwner & { title: string },
) => {
  const cover = DEMO_COVERS[item.title];
  if (!cover) return {};
  return {
    figures: JSON.stringify(await fillFigures(tx, uploadDir, item, cover.figures ?? [])),
    cover: await fillPicture(tx, uploadDir, item, cover),
    coverAlt: cover.alt,
    coverCaption: cover.caption,
  };
};
