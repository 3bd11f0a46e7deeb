import { qrDrawing } from '@contract/rules/qr-drawing';
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
  pdf
    .save()
    .translate(x, y)
    .scale(side / size);
  pdf.path(path).fill('#000000').restore();
};
