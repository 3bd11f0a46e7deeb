import PdfDocument from 'pdfkit';
import { fontCharacters } from './font-characters';
import { pdfFont } from './pdf-font';

type TextOptions = PDFKit.Mixins.TextOptions;
type HasGlyph = (codePoint: number) => boolean;

/** Characters that only affect how others look or join; without a glyph of their own they can be left out. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/u;
const LINE_BREAK = /[\n\r\t]/;

/** A character without a glyph is printed as its code: an empty box would make a name unrecognizable. */
const legible = (text: string, hasGlyph: HasGlyph): string =>
  [...text]
    .map((sign) => {
      const codePoint = sign.codePointAt(0) ?? 0;
      if (hasGlyph(codePoint) || LINE_BREAK.test(sign)) return sign;
      return INVISIBLE.test(sign) ? '' : `〔U+${codePoint.toString(16).toUpperCase()}〕`;
    })
    .join('');

/** A document that prints every word legibly; `text` and `bold` are its fonts. */
export class Pdf extends PdfDocument {
  hasGlyph: HasGlyph = () => true;

  override text(text: string, ...rest: unknown[]): this {
    return super.text(legible(text, this.hasGlyph), ...(rest as [number?, number?, TextOptions?]));
  }

  override widthOfString(text: string, options?: TextOptions): number {
    return super.widthOfString(legible(text, this.hasGlyph), options);
  }

  override heightOfString(text: string, options?: TextOptions): number {
    return super.heightOfString(legible(text, this.hasGlyph), options);
  }
}

interface Sheet {
  title: string;
  margins: { top: number; bottom: number; left: number; right: number };
  /** Pages are kept until the end, so that a footer can be drawn on each. */
  bufferPages?: boolean;
}

/** A PDF on A4 with the Chinese fonts in it. */
export const writePdf = async (
  { title, margins, bufferPages = false }: Sheet,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> => {
  const [text, bold] = await Promise.all([pdfFont(400), pdfFont(700)]);
  const pdf = new Pdf({ size: 'A4', margins, bufferPages, lang: 'zh-CN', info: { Title: title } });
  const bytes: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => bytes.push(part));
    pdf.on('end', () => resolve(Buffer.concat(bytes)));
    pdf.on('error', reject);
  });
  pdf.hasGlyph = fontCharacters(text);
  pdf.registerFont('text', text);
  pdf.registerFont('bold', bold);
  draw(pdf);
  pdf.end();
  return done;
};
