import { buffer } from 'node:stream/consumers';
import type { TableRow } from '@contract/rules/csv';
import type { Sheet } from '@server/spreadsheet/sheet';
import { xlsxFile } from '@server/spreadsheet/xlsx-file';
import { strFromU8, unzipSync } from 'fflate';
import { JSDOM } from 'jsdom';

async function* inOne(rows: TableRow[]) {
  yield rows;
}
const partsOf = async (sheet: Partial<Sheet>): Promise<Record<string, string>> => {
  const whole = { name: '清单', columns: [{ title: '甲' }], batches: inOne([]), ...sheet };
  const parts = unzipSync(await buffer(xlsxFile(whole)));
  return Object.fromEntries(Object.entries(parts).map(([path, bytes]) => [path, strFromU8(bytes)]));
};
const parse = (xml = '') => {
  const { window } = new JSDOM('');
  const document = new window.DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
};
const cellsOf = async (row: TableRow): Promise<string[]> => {
  const parts = await partsOf({ batches: inOne([row]) });
  const rows = [...parse(parts['xl/worksheets/sheet1.xml']).getElementsByTagName('row')];
  return [...(rows[1]?.getElementsByTagName('c') ?? [])].map(({ textContent }) => textContent ?? '');
};

describe('a book', () => {
  it('names each of its parts, and each is well-formed', async () => {
    const parts = await partsOf({ name: '甲/乙 & <丙>：*'.padEnd(60, '长') });

    const named = [...parse(parts['[Content_Types].xml']).getElementsByTagName('Override')].map((part) =>
      part.getAttribute('PartName')?.slice(1),
    );
    expect(Object.keys(parts).filter((path) => !path.endsWith('.rels') && !path.startsWith('['))).toEqual(
      expect.arrayContaining(named),
    );
    for (const xml of Object.values(parts)) parse(xml);
    const name = parse(parts['xl/workbook.xml']).getElementsByTagName('sheet')[0]?.getAttribute('name');
    expect(name).toMatch(/^甲 乙 & <丙>： 长+$/);
    expect(name).toHaveLength(31);
  });

  it.each<[string, TableRow, string[]]>([
    ['numbers and nothing', [1, -2.5, null], ['1', '-2.5', '']],
    ['what XML would read', ['a < b & c > "d"'], ['a < b & c > "d"']],
    ['spaces and lines', ['  两  行\n第二行 '], ['  两  行\n第二行 ']],
    ['a formula as text', ['=1+1', '＝1'], ["'=1+1", "'＝1"]],
    [
      'what a spreadsheet would read as a character',
      ['文件_x4E2D_x0041_.pdf'],
      ['文件_x005F_x4E2D_x005F_x0041_.pdf'],
    ],
    ['beyond the plane', ['𠮷野家'], ['𠮷野家']],
    ['no marks that XML cannot hold', ['甲\u0000\u0007\u001b乙\ud800丙\udc00\uffff'], ['甲乙丙']],
  ])('holds %s', async (_, row, expected) => {
    expect(await cellsOf(row)).toEqual(expected);
  });

  it('shows every line of a text with several, and every heading whole', async () => {
    const parts = await partsOf({
      columns: [
        { title: '最高与最低之差', width: 10 },
        { title: '甲', width: 10 },
      ],
      batches: inOne([
        ['第一行\n第二行', '一行'],
        ['一行的长文字，比这一列更宽', 7],
      ]),
    });
    const sheet = parse(parts['xl/worksheets/sheet1.xml']);
    const looks = [...sheet.getElementsByTagName('c')].slice(2).map((cell) => Number(cell.getAttribute('s')));
    const formats = parse(parts['xl/styles.xml']).getElementsByTagName('cellXfs')[0]?.children;
    const alignments = looks.map((look) => formats?.[look]?.querySelector('alignment'));

    expect(alignments.map((alignment) => alignment?.getAttribute('wrapText'))).toEqual([
      '1',
      null,
      '1',
      null,
    ]);
    // Beside a cell of several lines, the others begin at the same height.
    expect(alignments.map((alignment) => alignment?.getAttribute('vertical'))).toEqual(Array(4).fill('top'));
    expect([...sheet.getElementsByTagName('col')].map((col) => col.getAttribute('width'))).toEqual([
      '16',
      '10',
    ]);
  });

  it('numbers its rows, names its cells, and makes a row as high as its lines', async () => {
    const columns = Array.from({ length: 28 }, () => ({ title: '甲', width: 10 }));
    const parts = await partsOf({
      columns,
      batches: inOne([['一行的长文字，比这一列更宽', ...Array(27).fill(null)], Array(28).fill(1)]),
    });
    const rows = [...parse(parts['xl/worksheets/sheet1.xml']).getElementsByTagName('row')];

    expect(rows.map((row) => [row.getAttribute('r'), row.getAttribute('ht')])).toEqual([
      ['1', '15'],
      ['2', '45'],
      ['3', '15'],
    ]);
    const names = [...(rows[2]?.children ?? [])].map((cell) => cell.getAttribute('r'));
    expect([names[0], names[25], names[26], names[27]]).toEqual(['A3', 'Z3', 'AA3', 'AB3']);
  });

  it('is printed as wide as the paper, with the heading and a number on every page', async () => {
    const parts = await partsOf({ name: "甲'乙" });
    const sheet = parse(parts['xl/worksheets/sheet1.xml']);
    const [fit, setup] = ['pageSetUpPr', 'pageSetup'].map((name) => sheet.getElementsByTagName(name)[0]);
    const titles = parse(parts['xl/workbook.xml']).getElementsByTagName('definedName')[0];

    expect(fit?.getAttribute('fitToPage')).toBe('1');
    expect(['orientation', 'fitToWidth', 'fitToHeight'].map((name) => setup?.getAttribute(name))).toEqual([
      'landscape',
      '1',
      '0',
    ]);
    expect([titles?.getAttribute('name'), titles?.textContent]).toEqual([
      '_xlnm.Print_Titles',
      "'甲''乙'!$1:$1",
    ]);
    expect(sheet.getElementsByTagName('oddFooter')[0]?.textContent).toContain('第 &P 页，共 &N 页');
    // Spreadsheets refuse a sheet whose parts stand in another order (ECMA-376, CT_Worksheet).
    expect([...sheet.documentElement.children].map(({ tagName }) => tagName)).toEqual(
      'sheetPr sheetViews cols sheetData pageMargins pageSetup headerFooter'.split(' '),
    );
  });

  it('holds a time as a day that can be sorted and filtered, by the clock of Beijing', async () => {
    const parts = await partsOf({
      batches: inOne([[new Date('2026-11-28T16:00:00Z'), new Date('2026-11-28T20:17:37Z')]]),
    });
    const cells = [...parse(parts['xl/worksheets/sheet1.xml']).getElementsByTagName('c')].slice(1);
    const styles = parse(parts['xl/styles.xml']);
    const formats = styles.getElementsByTagName('cellXfs')[0]?.children;

    expect(cells.map((cell) => cell.getAttribute('s'))).toEqual(['3', '3']);
    // 2026-11-29 is the day 46355 of a spreadsheet.
    expect(Number(cells[0]?.textContent)).toBe(46_355);
    expect(Number(cells[1]?.textContent)).toBeCloseTo(46_355 + (4 * 3600 + 17 * 60 + 37) / 86_400, 8);
    expect(formats?.[3]?.getAttribute('numFmtId')).toBe(
      styles.getElementsByTagName('numFmt')[0]?.getAttribute('numFmtId'),
    );
  });

  it('says where a text is longer than a cell can hold', async () => {
    const [fits = '', cut = ''] = await cellsOf(['长'.repeat(32_767), '😀'.repeat(20_000)]);

    expect(fits).toBe('长'.repeat(32_767));
    expect(cut).toMatch(/^(?:😀)+…（一格写不下，.*）$/u);
    expect(cut.length).toBeLessThanOrEqual(32_767);
  });

  it('breaks off where its rows do', async () => {
    async function* broken() {
      yield [['甲']];
      throw new Error('the database went away');
    }

    await expect(partsOf({ batches: broken() })).rejects.toThrow('the database went away');
  });
});
