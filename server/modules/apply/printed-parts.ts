import { qrDrawing } from '@contract/rules/qr-drawing';
import { pageFooters } from '@server/pdf/page-footers';
import type { Pdf } from '@server/pdf/write-pdf';
import qrcode from 'qrcode-generator';

/** 分 → 万元 with two to six places, as the form shows them. */
export const wan = (fen: number): string =>
  `${(fen / 1_000_000).toLocaleString('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 6 })} 万元`;

/**
 * Draws a QR code with its upper left corner at (x, y), without a quiet zone: the blank paper around it serves as one.
 */
export const drawCode = (
  pdf: Pdf,
  text: string,
  [x, y, side]: [x: number, y: number, side: number],
): void => {
  const { size, path } = qrDrawing(qrcode, text, 0);
  const draw = (): void => {
    pdf
      .save()
      .translate(x, y)
      .scale(side / size);
    pdf.path(path).fill('#000000').restore();
  };
  pdf.part('Figure', draw, { alt: `二维码：${text}`, bbox: [x, y, x + side, y + side] });
};

/** The left and right edge of what is printed on a sheet of A4, and how far down a page it may go. */
export const SHEET_LEFT = 64;
export const SHEET_RIGHT = 531;
const LABEL_WIDTH = 96;
const LOWER_EDGE = 842 - 56;
export const INK = '#1f2329';
export const FAINT = '#5c6470';
export const RULE = '#8a8f99';

/** Goes on the next page where it would not be whole on this one. */
export const room = (pdf: Pdf, height: number): void => {
  if (pdf.y + height > LOWER_EDGE) pdf.addPage();
};

/** One fact of a sheet as a row of its table: what it is, what is said, and the rule below. */
export const factRow = (
  pdf: Pdf,
  { label, value, rule }: Record<'label' | 'value' | 'rule', () => void>,
): void => {
  pdf.group('TR', () => {
    pdf.part('TH', label, { scope: 'Row' });
    pdf.part('TD', value);
  });
  pdf.decoration(rule);
};

const factLine = (pdf: Pdf, label: string, value: string): void => {
  const width = SHEET_RIGHT - SHEET_LEFT - LABEL_WIDTH;
  pdf.font('text').fontSize(11);
  // A long value runs on by itself; a short line is never torn from its label.
  room(pdf, Math.min(pdf.heightOfString(value, { width, lineGap: 4 }), 120) + 20);
  const y = pdf.y;
  factRow(pdf, {
    label: () => pdf.fillColor(FAINT).text(label, SHEET_LEFT, y),
    value: () => pdf.fillColor(INK).text(value, SHEET_LEFT + LABEL_WIDTH, y, { width, lineGap: 4 }),
    rule: () => {
      const end = pdf.y + 5;
      pdf.moveTo(SHEET_LEFT, end).lineTo(SHEET_RIGHT, end).lineWidth(0.5).strokeColor(RULE).stroke();
      pdf.y = end + 9;
    },
  });
};

/** The facts of a sheet, however long, each under the previous one. */
export const factLines = (pdf: Pdf, facts: readonly (readonly [label: string, value: string])[]): void =>
  pdf.group('Table', () => {
    for (const [label, value] of facts) factLine(pdf, label, value);
  });

/** Below the lower edge: where a page of several is named and numbered. */
const FOOT = 842 - 44;

/** Names each page of a document of several; one of a single page needs no number. */
export const nameSeveralPages = (pdf: Pdf, title: string): void => {
  if (pdf.bufferedPageRange().count < 2) return;
  pdf.fillColor(FAINT);
  pageFooters(pdf, title, { left: SHEET_LEFT, width: SHEET_RIGHT - SHEET_LEFT, y: FOOT });
};
