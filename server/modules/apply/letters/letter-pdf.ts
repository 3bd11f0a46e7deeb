import type { Letter } from '@contract/letter';
import { LETTER_TEXTS } from '@contract/letter-choices';
import { beijingTime } from '@contract/rules/beijing-time';
import { letterDay } from '@contract/rules/decision-letter';
import { groupedDigest } from '@contract/rules/digest-groups';
import {
  drawCode,
  FAINT,
  factLines,
  INK,
  nameSeveralPages,
  room,
  SHEET_LEFT,
  SHEET_RIGHT,
} from '@server/modules/apply/printed-parts';
import { type Pdf, writePdf } from '@server/pdf/write-pdf';

export interface LetterSheet {
  letter: Letter;
  /** Where the letter can be verified; the QR code holds the same address. */
  address: string;
  keyId: string;
}

const LEFT = SHEET_LEFT;
const WIDTH = SHEET_RIGHT - LEFT;
const QR_SIZE = 96;
/** Height of the foot in points: QR code and the lines beside it, with the issuing authority above. */
const FOOT = 232;

/** The warning printed on a letter that is no longer valid; null while it is. */
const standingText = ({ standing: { state, at, by } }: Letter): string | null => {
  if (state === 'current' || at === null) return null;
  if (state === 'replaced' && by)
    return `本通知书已于 ${beijingTime(at)}由《${LETTER_TEXTS[by]}》替代，不再有效`;
  return `所载决定已于 ${beijingTime(at)}撤回，正在重新办理，本通知书不再有效`;
};

const drawFoot = (pdf: Pdf, { letter, address, keyId }: LetterSheet): void => {
  room(pdf, FOOT);
  pdf.y += 20;
  pdf.font('text').fontSize(12).fillColor(INK);
  const signed = { width: WIDTH, align: 'right' } as const;
  pdf.part('P', () => pdf.text(letter.organ, LEFT, pdf.y, signed));
  pdf.part('P', () => pdf.text(letterDay(letter.day), LEFT, pdf.y + 6, signed));
  const top = pdf.y + 28;
  drawCode(pdf, address, [LEFT, top, QR_SIZE]);
  const beside = LEFT + QR_SIZE + 24;
  const width = SHEET_RIGHT - beside;
  pdf.part('P', () => pdf.fillColor(FAINT).fontSize(10).text('校验码', beside, top));
  pdf.part('P', () =>
    pdf
      .fillColor(INK)
      .font('bold')
      .fontSize(15)
      .text(letter.code, beside, top + 15, { width }),
  );
  pdf.fillColor(FAINT).font('text').fontSize(9);
  pdf.part('P', () =>
    pdf.text(
      '本通知书由平台签署。扫描二维码，或在下面的网址输入校验码，可查验真伪，以及所载决定是否仍然有效。',
      beside,
      top + 40,
      { width, lineGap: 2 },
    ),
  );
  pdf.part('P', () => pdf.text(address.replace(/\?.*$/, ''), beside, pdf.y + 3, { width }));
  const below = Math.max(pdf.y, top + QR_SIZE) + 10;
  pdf.part('P', () => pdf.text(`内容指纹 ${groupedDigest(letter.digest)}`, LEFT, below, { width: WIDTH }));
  pdf.part('P', () => pdf.text(`签名 Ed25519 · 密钥 ${keyId}`, LEFT, pdf.y + 2, { width: WIDTH }));
};

const drawWarning = (pdf: Pdf, words: string): void => {
  const [y, width] = [pdf.y, WIDTH - 24];
  const height = pdf.fontSize(11).heightOfString(words, { width, lineGap: 3 });
  pdf.part('P', () => pdf.text(words, LEFT + 12, y + 8, { width, lineGap: 3 }));
  pdf.decoration(() =>
    pdf
      .rect(LEFT, y, WIDTH, height + 16)
      .lineWidth(1)
      .strokeColor(INK)
      .stroke(),
  );
  pdf.y = y + height + 34;
};

const draw = (pdf: Pdf, sheet: LetterSheet): void => {
  const { heading, addressee, body, lines } = sheet.letter;
  pdf.fillColor(INK).font('bold').fontSize(22);
  pdf.part('H1', () => pdf.text(heading, LEFT, 72, { width: WIDTH, align: 'center' }));
  pdf.y += 18;
  const changed = standingText(sheet.letter);
  if (changed) drawWarning(pdf, changed);
  pdf.font('text').fontSize(12);
  pdf.part('P', () => pdf.text(addressee, LEFT, pdf.y, { width: WIDTH, lineGap: 5 }));
  pdf.part('P', () => pdf.text(`　　${body}`, LEFT, pdf.y + 4, { width: WIDTH, lineGap: 5 }));
  pdf.y += 16;
  factLines(
    pdf,
    lines.map(({ label, value }) => [label, value]),
  );
  drawFoot(pdf, sheet);
  nameSeveralPages(pdf, `《${heading}》${sheet.letter.no} · 校验码 ${sheet.letter.code}`);
};

/** 通知书: one A4 sheet, and more where a long reason takes them. */
export const letterPdf = (sheet: LetterSheet): Promise<Buffer> =>
  writePdf(
    {
      title: `${sheet.letter.heading} ${sheet.letter.no}`,
      margins: { top: 64, bottom: 56, left: LEFT, right: LEFT },
      bufferPages: true,
    },
    (pdf) => draw(pdf, sheet),
  );
