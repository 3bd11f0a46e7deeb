import sharp from 'sharp';

/** A real picture of one colour. */
export const aPng = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#1d4f91' } })
    .png()
    .toBuffer();
