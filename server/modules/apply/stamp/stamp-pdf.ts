import { PROMISES } from '@contract/enums';
import { FIELD_LABELS } from '@contract/rules/field-labels';
import { STAMP_PAGES, stampTextOf } from '@contract/rules/stamp-code';
import type { StampSheet } from '@contract/stamp';
import { drawCode, factRow, wan } from '@server/modules/apply/printed-parts';
import { type Pdf, writePdf } from '@server/pdf/write-pdf';

const LEFT = 64;
const RIGHT = 531;
const LABEL_WIDTH = 96;
const CENTRE = (LEFT + RIGHT) / 2;
const CODE_SIZE = 80;
/** Sizes in points of a value, and how high it may be in its line. */
const SIZES = [11, 9, 7.5, 6];
const LINE_HEIGHT = 32;
const INK = '#1f2329';
const RULE = '#8a8f99';

const rule = (pdf: Pdf, y: number, from = LEFT, to = RIGHT): Pdf =>
  pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor(RULE).stroke();

/** One line of the sheet; a long value shrinks as far as it must, so that the sheet stays one page. */
const fact = (pdf: Pdf, y: number, label: string, value: string | null): void => {
  const width = RIGHT - LEFT - LABEL_WIDTH;
  factRow(pdf, {
    label: () => pdf.font('text').fontSize(11).fillColor(INK).text(label, LEFT, y),
    value: () => {
      if (!value) return;
      const size = SIZES.find(
        (points) => pdf.fontSize(points).heightOfString(value, { width }) <= LINE_HEIGHT,
      );
      const shift = size === SIZES[0] ? 0 : 4;
      pdf.text(value, LEFT + LABEL_WIDTH, y - shift, { width, height: LINE_HEIGHT, ellipsis: true });
    },
    rule: () => rule(pdf, y + 28),
  });
};

const watermark = (pdf: Pdf): void => {
  pdf
    .save()
    .rotate(-35, { origin: [CENTRE, 420] })
    .fillOpacity(0.09)
    .font('bold')
    .fontSize(150);
  pdf.fillColor(INK).text('草稿', LEFT, 340, { width: RIGHT - LEFT, align: 'center', lineBreak: false });
  pdf.restore();
};

const signatures = (pdf: Pdf): void => {
  pdf.part('H2', () => pdf.font('bold').fontSize(12).text('审核意见', LEFT, 512));
  pdf.decoration(() => {
    for (const y of [552, 582]) rule(pdf, y);
    for (const y of [646, 686]) rule(pdf, y, LEFT + 90, LEFT + 220);
    pdf
      .circle(RIGHT - 90, 668, 58)
      .dash(3, { space: 3 })
      .strokeColor(RULE)
      .stroke()
      .undash();
  });
  pdf.font('text').fontSize(11);
  pdf.part('P', () => pdf.text('经办人（签字）', LEFT, 632));
  pdf.part('P', () => pdf.text('负责人（签字）', LEFT, 672));
  pdf.part('P', () => pdf.text('日期        年      月      日', LEFT, 712));
  pdf.fillColor(RULE);
  pdf.part('P', () => pdf.text('单位公章', RIGHT - 148, 661, { width: 116, align: 'center' }));
  pdf.fillColor(INK);
};

const factsOf = (sheet: StampSheet): [string, string | null][] => {
  const { total, confirmed } = sheet.members ?? { total: 0, confirmed: [] };
  return [
    ['项目名称', sheet.title],
    ['申报编号', sheet.no],
    ['申报单位', sheet.unitName],
    ['信用代码', sheet.uscc],
    ['项目负责人', sheet.leader],
    // Only stated if somebody confirmed online: the platform does not know who signed by hand.
    ...(confirmed.length > 0
      ? [
          ['项目成员', `${total} 人，其中本人已在线确认 ${confirmed.length} 人：${confirmed.join('、')}`] as [
            string,
            string,
          ],
        ]
      : []),
    ['预算合计', sheet.budget === null ? null : wan(sheet.budget)],
  ];
};

const promises = (pdf: Pdf): void => {
  pdf.part('H2', () => pdf.font('bold').fontSize(12).text('本单位与项目负责人承诺', LEFT, 394));
  pdf.font('text').fontSize(11);
  pdf.group('L', () => {
    for (const [i, key] of PROMISES.entries())
      pdf.group('LI', () => {
        const words = `${i + 1}. ${FIELD_LABELS[`files.${key}`]}`;
        pdf.part('LBody', () => pdf.text(words, LEFT, 420 + i * 24, { width: RIGHT - LEFT }));
      });
  });
};

const draw = (pdf: Pdf, sheet: StampSheet): void => {
  if (sheet.draft) pdf.decoration(() => watermark(pdf));
  pdf.fillColor(INK).font('bold').fontSize(22);
  pdf.part('H1', () => pdf.text('单位审核签章页', LEFT, 72, { width: RIGHT - LEFT, align: 'center' }));
  const facts = factsOf(sheet);
  // A seventh line still has to fit above the promises.
  const step = facts.length > 6 ? 37 : 42;
  pdf.group('Table', () => {
    facts.forEach(([label, value], i) => {
      fact(pdf, 130 + i * step, label, value);
    });
  });
  promises(pdf);
  signatures(pdf);
  const code = stampTextOf(sheet);
  if (!code) return;
  // The QR code by which a scan of this page is recognized. Placed above everything that is signed or stamped by hand.
  drawCode(pdf, code, [RIGHT - CODE_SIZE, 40, CODE_SIZE]);
  const page = `第 ${sheet.version} 版 · 第 1 页，共 ${STAMP_PAGES} 页`;
  pdf.part('P', () => pdf.fillColor(INK).fontSize(10).text(`校验码 ${sheet.code} · ${page}`, LEFT, 760));
};

/** 单位审核签章页 on exactly one A4 sheet. */
export const stampPdf = (sheet: StampSheet): Promise<Buffer> =>
  writePdf(
    // The lower margin is none: a page is never added for a line that comes near the edge.
    { title: '单位审核签章页', margins: { top: 56, bottom: 0, left: LEFT, right: LEFT } },
    (pdf) => draw(pdf, sheet),
  );
