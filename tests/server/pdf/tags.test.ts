import { execFileSync } from 'node:child_process';
import { writePdfForm } from '@server/demo/template/write-pdf-form';
import { letterPdf } from '@server/modules/apply/letters/letter-pdf';
import { receiptPdf } from '@server/modules/apply/receipts/receipt-pdf';
import { stampPdf } from '@server/modules/apply/stamp/stamp-pdf';
import { aLetter } from '@tests/support/a-letter';
import { aReceipt } from '@tests/support/a-receipt';
import { untagged } from '@tests/support/pdf-text';
import { aStampSheet } from './a-stamp-sheet';

const ADDRESS = 'https://kc.example.com/verify?code=7F3A-91C2-06BE-D48E';
const KEY = '0123456789abcdef';

const info = (pdf: Buffer, ...options: string[]): string =>
  execFileSync('pdfinfo', [...options, '-'], { input: pdf, encoding: 'utf8' });

/** What a screen reader is given, in its order: the type of each element, and its words. */
const readAloud = (pdf: Buffer): string[] =>
  info(pdf, '-struct-text')
    .split('\n')
    .map((line) => line.trim().replace(/ \(block\)$|:$/, ''))
    .filter((line) => line !== '' && line !== '""' && !line.startsWith('/'));

const documents: Record<string, () => Promise<Buffer>> = {
  'a letter of several pages': () =>
    letterPdf({ letter: aLetter('单位书面申请终止。'.repeat(200)), address: ADDRESS, keyId: KEY }),
  'a receipt': () =>
    receiptPdf({
      receipt: aReceipt(),
      isStanding: false,
      siteName: '开创专项',
      address: ADDRESS,
      keyId: KEY,
      sequence: 7,
    }),
  'the page for the seal': () => stampPdf(aStampSheet()),
  'a draft of it': () => stampPdf(aStampSheet({ draft: true, code: null, version: null })),
  'a form of several pages': () =>
    writePdfForm({
      title: '项目预算测算表',
      topic: '',
      summary: '',
      body: '',
      daysAgo: 0,
      blocks: [
        { kind: 'heading', text: '一、设备费' },
        { kind: 'fields', labels: ['项目名称'] },
        { kind: 'table', head: ['名称', '数量'], rows: [], empty: 60 },
      ],
    }),
};

describe.each(Object.entries(documents))('%s', (_, write) => {
  it('is tagged, in a language, and shown by its title', async () => {
    const pdf = await write();
    const bytes = pdf.toString('latin1');

    expect(info(pdf)).toMatch(/^Tagged: +yes$/m);
    expect(bytes).toContain('/Lang (zh-CN)');
    expect(bytes).toContain('/DisplayDocTitle true');
  });

  it('has one heading, and draws nothing outside its elements', async () => {
    const pdf = await write();
    const read = readAloud(pdf);

    expect(read[0]).toBe('Document');
    expect(read.filter((line) => line === 'H1')).toHaveLength(1);
    expect(untagged(pdf)).toEqual([]);
    // A page number is read with no page: it would be read out in the middle of a sentence.
    expect(read.filter((words) => /第 \d+ 页，共 [2-9] 页/.test(words))).toEqual([]);
  });
});

it('a letter is read as it is printed, its facts as rows with a heading, its code as a figure', async () => {
  const pdf = await letterPdf({ letter: aLetter('单位书面申请终止'), address: ADDRESS, keyId: KEY });
  const read = readAloud(pdf);

  expect(read.slice(0, 10)).toEqual([
    'Document',
    'H1',
    '"项目终止通知书"',
    'P',
    '"青陶水务科技有限公司、沈知遥："',
    'P',
    '"　　你单位承担的下列项目，决定予以终止。"',
    'Table',
    'TR',
    'TH',
  ]);
  expect(read).toContain('Figure');
  const alt = Buffer.from(`二维码：${ADDRESS}`, 'utf16le').swap16().toString('latin1');
  expect(pdf.toString('latin1')).toContain(alt);
});
