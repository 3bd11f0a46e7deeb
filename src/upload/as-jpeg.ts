import type { FilePurpose } from '@contract/attachment';
import { promisedType, suits } from '@contract/rules/upload-check';

/** Picture formats of phones and scanners that are converted to JPEG. */
const TURNED = /\.(?:heic|heif|webp|bmp|png)$/i;
const HEIC = /\.hei[cf]$/i;
const QUALITY = 0.92;
/** The service draws no larger pictures either. */
const PIXELS_MAX = 100_000_000;

interface Drawing {
  width: number;
  height: number;
  onto: (context: CanvasRenderingContext2D) => void | Promise<void>;
}

/** Some browsers can decode HEIC; all can decode the other formats. */
const byBrowser = async (file: File): Promise<Drawing> => {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  return { width, height, onto: (context) => context.drawImage(picture, 0, 0) };
};

/**
 * The decoder is large and seldom needed, so it is loaded with the first such picture, as a file of its own that
 * operators of the platform may replace (LGPL). Its build is plain JavaScript, so that the content security policy need
 * not allow WebAssembly.
 */
const byDecoder = async (file: File): Promise<Drawing> => {
  const [{ default: libheif }, bytes] = await Promise.all([
    import('libheif-js/libheif/libheif.js'),
    file.arrayBuffer(),
  ]);
  const [picture] = new (libheif().HeifDecoder)().decode(new Uint8Array(bytes));
  if (!picture) throw new Error(`"${file.name}" holds no picture.`);
  const [width, height] = [picture.get_width(), picture.get_height()];
  return {
    width,
    height,
    onto: (context) =>
      new Promise<void>((done, fail) => {
        picture.display(context.createImageData(width, height), (drawn) => {
          if (!drawn) return fail(new Error(`"${file.name}" cannot be drawn.`));
          context.putImageData(drawn, 0, 0);
          done();
        });
      }),
  };
};

const draw = (file: File): Promise<Drawing> =>
  HEIC.test(file.name) ? byBrowser(file).catch(() => byDecoder(file)) : byBrowser(file);

export const isTurned = ({ name }: File, purpose: FilePurpose): boolean =>
  TURNED.test(name) && !suits(promisedType(name) ?? '', purpose);

/**
 * The picture as a JPEG if the service does not accept its format, otherwise unchanged; rejects for what is no picture.
 */
export async function asJpeg(file: File, purpose: FilePurpose): Promise<File> {
  if (!isTurned(file, purpose)) return file;
  const { width, height, onto } = await draw(file);
  if (width * height > PIXELS_MAX) throw new Error(`"${file.name}" is too large to be drawn.`);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  // JPEG knows no transparency: what shows through a paper is white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  await onto(context);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  if (!blob) throw new Error(`"${file.name}" could not be turned into a JPEG.`);
  return new File([blob], file.name.replace(/\.[^.]+$/, '.jpg'), {
    type: 'image/jpeg',
    lastModified: file.lastModified,
  });
}
