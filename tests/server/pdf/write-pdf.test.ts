import { writePdf } from '@server/pdf/write-pdf';
import { pdfText } from '@tests/support/pdf-text';

const margins = { top: 40, bottom: 40, left: 40, right: 40 };
const printed = async (words: string, font: 'text' | 'bold' = 'text') =>
  pdfText(
    await writePdf({ title: '姓名', margins }, (pdf) => {
      pdf.font(font).text(words);
    }),
  );

/**
 * Characters in real names that common fonts lack: Extension A, those of 通用规范汉字表 beyond U+FFFF, old and traditional
 * forms.
 */
const RARE_NAMES = [
  '㛃䶮喆赟昇堃旻玥翀犇',
  '彧頔翯祎珺龑昉䜣㸌㧑',
  '𬭎𫖯𬸪𫍯𫘜𬱖𬍛𬀩𬘘𬴊',
  '陳國龍臺灣學應麗鄧鍾',
  '峯栢邨喆淼囍嫑㐂䒟㑇',
];

test.each(RARE_NAMES)('%s prints whole, in both weights, and can be copied', async (names) => {
  for (const font of ['text', 'bold'] as const)
    expect(await printed(names, font)).toEqual({ text: names, boxes: 0 });
});

test('a character that the font lacks is named by its code, never drawn as a box', async () => {
  expect(await printed('𠮷田🙂')).toEqual({ text: '〔U+20BB7〕田〔U+1F642〕', boxes: 0 });
});

test('marks without a picture of their own leave nothing behind', async () => {
  expect(await printed('葛\u{E0100}飾\u200B区')).toEqual({ text: '葛飾区', boxes: 0 });
});

test('embeds only what it prints: a sheet stays small', async () => {
  const pdf = await writePdf({ title: '姓名', margins }, (sheet) => {
    sheet.font('text').text('单位审核签章页').font('bold').text('负责人 䶮㛃');
  });
  expect(pdf.length).toBeLessThan(40_000);
});
