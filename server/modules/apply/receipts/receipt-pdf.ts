import type { Receipt } from '@contract/apply';
import { beijingTime } from '@contract/rules/beijing-time';
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
  wan,
} from '@server/modules/apply/printed-parts';
import { type Pdf, writePdf } from '@server/pdf/write-pdf';

export interface ReceiptSheet {
  receipt: Receipt;
  /** False once the filed version was withdrawn or returned. */
  isStanding: boolean;
  siteName: string;
  /** Where the receipt can be verified; the QR code holds the same address. */
  address: string;
  keyId: string;
  sequence: number;
}

const LEFT = SHEET_LEFT;
const WIDTH = SHEET_RIGHT - LEFT;
const QR_SIZE = 116;

/** The same sentence that the page of the receipt shows. */
const NOT_STANDING = '这一版本已撤回或退回修改，重新提交后以新的回执为准';

/** Only stated if somebody confirmed online: the platform does not know who signed by hand. */
const membersFact = ({ total, confirmed }: Receipt['members']): [string, string][] =>
  confirmed.length === 0
    ? []
    : [['项目成员', `${total} 人，其中本人已在线确认 ${confirmed.length} 人：${confirmed.join('、')}`]];

const draw = (pdf: Pdf, { receipt, isStanding, siteName, address, keyId, sequence }: ReceiptSheet): void => {
  pdf.part('P', () => pdf.fillColor(FAINT).font('text').fontSize(11).text(siteName, LEFT, 64));
  pdf.part('H1', () => pdf.fillColor(INK).font('bold').fontSize(22).text('提交回执', LEFT, 84));
  if (!isStanding) pdf.part('P', () => pdf.fontSize(11).text(NOT_STANDING, LEFT, 124, { width: WIDTH }));
  pdf.y = isStanding ? 144 : 164;
  const facts: [string, string][] = [
    ['项目编号', receipt.no],
    ['项目名称', receipt.title],
    ['申报批次', receipt.periodName],
    ['申报单位', receipt.unitName],
    ['项目负责人', receipt.leader],
    ...membersFact(receipt.members),
    ['预算合计', wan(receipt.budget)],
    ['提交时间', beijingTime(receipt.submittedAt)],
    ...(receipt.condition ? [['受理条件', '负责人通过实名认证（提交时间不变）'] as [string, string]] : []),
    ['提交版本', String(receipt.filedVersion)],
    ['内容指纹', groupedDigest(receipt.digest)],
    ['签名', `Ed25519 · 密钥 ${keyId} · 第 ${sequence} 份`],
  ];
  factLines(pdf, facts);
  room(pdf, 16 + QR_SIZE);
  const foot = pdf.y + 16;
  drawCode(pdf, address, [LEFT, foot, QR_SIZE]);
  const beside = LEFT + QR_SIZE + 24;
  const across = { width: SHEET_RIGHT - beside };
  pdf.part('P', () => pdf.fillColor(FAINT).font('text').fontSize(11).text('校验码', beside, foot));
  pdf.part('P', () =>
    pdf
      .fillColor(INK)
      .font('bold')
      .fontSize(16)
      .text(receipt.code, beside, foot + 18, across),
  );
  pdf.fillColor(FAINT).font('text').fontSize(10);
  pdf.part('P', () =>
    pdf.text(
      '扫描二维码，或在下面的网址输入校验码，可查验本回执的编号、提交时间与内容指纹。查验不显示申报内容。',
      beside,
      foot + 50,
      { width: across.width, lineGap: 3 },
    ),
  );
  pdf.part('P', () => pdf.text(address.replace(/\?.*$/, ''), beside, foot + 100, across));
  nameSeveralPages(pdf, `提交回执 ${receipt.no} · 校验码 ${receipt.code}`);
};

/** 提交回执 on one A4 sheet, and more where long names take them, with the code that leads to its proof. */
export const receiptPdf = (sheet: ReceiptSheet): Promise<Buffer> =>
  writePdf(
    {
      title: `提交回执 ${sheet.receipt.no}`,
      margins: { top: 56, bottom: 56, left: LEFT, right: LEFT },
      bufferPages: true,
    },
    (pdf) => draw(pdf, sheet),
  );
