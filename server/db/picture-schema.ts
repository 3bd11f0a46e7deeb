import type { Created } from './column-types';

interface DrawnPictureTable {
  fileId: string;
  /** A cover is cut, a figure is whole. */
  shape: 'cover' | 'figure';
  width: number;
  bytes: Buffer;
}

interface SitePictureTable {
  id: string;
  bytes: Buffer;
  createdAt: Created;
}

export interface PictureSchema {
  drawnPicture: DrawnPictureTable;
  sitePicture: SitePictureTable;
}
