import type { Created } from './column-types';

interface DrawnPictureTable {
  fileId: string;
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
