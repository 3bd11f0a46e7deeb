import { STAMP_PAGES } from '@contract/rules/stamp-code';
import { letterPdf } from '@server/modules/apply/letters/letter-pdf';
import { receiptPdf } from '@server/modules/apply/receipts/receipt-pdf';
import { stampPdf } from '@server/modules/apply/stamp/stamp-pdf';
import { aLetter } from '@tests/support/a-letter';
import { aReceipt } from '@tests/support/a-receipt';
import { prints } from '@tests/support/pdf-text';
import { aStampSheet } from './a-stamp-sheet';

/** As long as they may be, each with a character at its end that is nowhere else. */
const UNIT = `${'青陶水务科技'.repeat(19)}有限公司喆`;
const NAMES = [...Array.from({ length: 29 }, () => '欧阳知遥'), '欧阳淼'];
const ADDRESS = 'https://kc.example.com/verify?code=7F3A-91C2-06BE-D48E';
const KEY = '0123456789abcdef';

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
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
  const pdf = await stampPdf(aStampSheet({ unitName: UNIT, members: { total: 30, confirmed: NAMES } }));

  expect(pagesOf(pdf)).toBe(STAMP_PAGES);
  for (const sign of ['喆', '淼']) expect([sign, prints(pdf, sign)]).toEqual([sign, true]);
  expect(prints(pdf, '…')).toBe(false);
});

test.each([
  ['one page', '单位书面申请终止', 1, false],
  ['several', '单位书面申请终止并完成经费清算。'.repeat(120), 3, true],
])('a letter of %s: each of several names the letter and its number', async (_, reason, pages, isNamed) => {
  const pdf = await letterPdf({
    letter: aLetter(reason, { addressee: `${UNIT}、沈知遥：` }),
    address: ADDRESS,
    keyId: KEY,
  });

  expect(pagesOf(pdf)).toBe(pages);
  // Nothing else in the letter has this character.
  expect(prints(pdf, '页')).toBe(isNamed);
});
