import sharp from 'sharp';

/** A real single-colour JPEG, which every version accepts as a picture. */
export const plainPicture = (width, height) =>
  sharp({ create: { width, height, channels: 3, background: '#1d4f91' } })
    .jpeg()
    .toBuffer();
