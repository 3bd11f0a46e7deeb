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

/** The types of ISO 32000-1, 14.8.4, by which a screen reader tells what it reads. */
type Group = 'Document' | 'Table' | 'TR' | 'L' | 'LI';
type Part = 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'LBody' | 'Figure';

interface PartOptions {
  /** What a figure shows. */
  alt?: string;
  /** Which cells a heading cell belongs to. */
  scope?: 'Row' | 'Column';
  /** Where a figure lies: left, top, right, bottom. */
  bbox?: [number, number, number, number];
}

/** A document that prints every word legibly, and can be read aloud; `text` and `bold` are its fonts. */
export class Pdf extends PdfDocument {
  hasGlyph: HasGlyph = () => true;
  #group: PDFKit.PDFStructureElement | null = null;

  #add(type: Group | Part, options: PartOptions = {}): PDFKit.PDFStructureElement {
    const element = this.struct(type, options);
    if (this.#group) this.#group.add(element);
    else this.addStructure(element);
    return element;
  }

  /** Keeps together what is drawn meanwhile. */
  group(type: Group, draw: () => void): void {
    const outer = this.#group;
    const element = this.#add(type);
    this.#group = element;
    draw();
    element.end();
    this.#group = outer;
  }

  /** Draws what is read as one; it may run on over pages, but starts none. */
  part(type: Part, draw: () => void, options: PartOptions = {}): void {
    this.#add(type, options).add(draw).end();
  }

  /** Draws what is not read out: rules, and what each page repeats. */
  decoration(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.markContent('Artifact', { type });
    draw();
    this.endMarkedContent();
  }

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

/** A tagged PDF on A4 with the Chinese fonts in it. */
export const writePdf = async (
  { title, margins, bufferPages = false }: Sheet,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> => {
  const [text, bold] = await Promise.all([pdfFont(400), pdfFont(700)]);
  const pdf = new Pdf({
    size: 'A4',
    margins,
    bufferPages,
    lang: 'zh-CN',
    info: { Title: title },
    // Tags exist from PDF 1.4 on; 1.7 is the ISO standard.
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
  });
  const bytes: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => bytes.push(part));
    pdf.on('end', () => resolve(Buffer.concat(bytes)));
    pdf.on('error', reject);
  });
  pdf.hasGlyph = fontCharacters(text);
  pdf.registerFont('text', text);
  pdf.registerFont('bold', bold);
  pdf.group('Document', () => draw(pdf));
  pdf.end();
  return done;
};
