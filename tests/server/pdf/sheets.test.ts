import type { Letter } from '@contract/letter';
import { STAMP_PAGES } from '@contract/rules/stamp-code';
import { letterPdf } from '@server/modules/apply/letters/letter-pdf';
import { receiptPdf } from '@server/modules/apply/receipts/receipt-pdf';
import { stampPdf } from '@server/modules/apply/stamp/stamp-pdf';
import { aReceipt } from '@tests/support/a-receipt';
import { prints } from '@tests/support/pdf-text';

/** As long as they may be, each with a character at its end that is nowhere else. */
const UNIT = `${'青陶水务科技'.repeat(19)}有限公司喆`;
const NAMES = [...Array.from({ length: 29 }, () => '欧阳知遥'), '欧阳淼'];
const ADDRESS = 'https://kc.example.com/verify?code=7F3A-91C2-06BE-D48E';
const KEY = '0123456789abcdef';

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
const letter = (reason: string): Letter => ({
  id: 1,
  letter: 'terminated',
  code: '7F3A-91C2-06BE-D48E',
  decidedAt: '2026-09-30T10:00:00+08:00',
  standing: { state: 'current', at: null, by: null },
  no: 'KC2026-B-0147',
  heading: '项目终止通知书',
  addressee: `${UNIT}、沈知遥：`,
  body: '你单位承担的下列项目，决定予以终止。',
  lines: [
    { label: '项目编号', value: 'KC2026-B-0147' },
    { label: '理由', value: reason },
    { label: '决定单位', value: '开创专项办公室' },
  ],
  marks: [],
  organ: '开创专项办公室',
  day: '2026-09-30',
  digest: '7f3a91c206bed48e'.repeat(4),
});
const receipt = (isStanding: boolean, siteName = '开创专项') =>
  receiptPdf({
    receipt: aReceipt({ unitName: UNIT, members: { total: 30, confirmed: NAMES } }),
    isStanding,
    siteName,
    address: ADDRESS,
    keyId: KEY,
    sequence: 7,
  });

test.each([true, false])(
  'a receipt prints long names whole, and none of it is cut (standing: %s)',
  async (standing) => {
    const pdf = await receipt(standing);

    for (const sign of ['喆', '淼']) expect([sign, prints(pdf, sign)]).toEqual([sign, true]);
    expect(prints(pdf, '…')).toBe(false);
  },
);

test('the page for the seal stays one page with the longest names, none of them cut', async () => {
  const pdf = await stampPdf({
    title: '城市内涝实时预警系统',
    no: 'KC2026-B-0147',
    unitName: UNIT,
    uscc: '91990102MA5K3XW45C',
    leader: '沈知遥',
    members: { total: 30, confirmed: NAMES },
    budget: 120_000_000,
    draft: false,
    version: 1,
    code: '7F3A-91C2-06BE-D48E',
  });

  expect(pagesOf(pdf)).toBe(STAMP_PAGES);
  for (const sign of ['喆', '淼']) expect([sign, prints(pdf, sign)]).toEqual([sign, true]);
  expect(prints(pdf, '…')).toBe(false);
});

test.each([
  ['one page', '单位书面申请终止', 1, false],
  ['several', '单位书面申请终止并完成经费清算。'.repeat(120), 3, true],
])('a letter of %s: each of several names the letter and its number', async (_, reason, pages, isNamed) => {
  const pdf = await letterPdf({ letter: letter(reason), address: ADDRESS, keyId: KEY });

  expect(pagesOf(pdf)).toBe(pages);
  // Nothing else in the letter has this character.
  expect(prints(pdf, '页')).toBe(isNamed);
});
