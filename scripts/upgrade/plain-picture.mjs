import sharp from 'sharp';

/** A real picture of one colour: a JPG, which every version takes wherever it takes pictures. */
export const plainPicture = (width, height) =>
  sharp({ create: { width, height, channels: 3, background: '#1d4f91' } })
    .jpeg()
    .toBuffer();
