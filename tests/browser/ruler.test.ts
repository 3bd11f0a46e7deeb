import { openBrowser, type WatchedPage } from '@tests/support/browser/openBrowser';
import { faultsOn } from '../../scripts/screenshots/measure.mjs';

let browser: Awaited<ReturnType<typeof openBrowser>>;
let watched: WatchedPage;
beforeAll(async () => {
  browser = await openBrowser();
  watched = await browser.newPage();
});
afterAll(() => browser.close());

const faultsOf = async (body: string): Promise<string[]> => {
  await watched.page.setContent(`<main style="font: 16px/24px sans-serif">${body}</main>`);
  return faultsOn(watched.page, 12);
};
const button = (size: number, more = '') =>
  `<button aria-label="x" style="width:${size}px;height:${size}px;padding:0;border:0;margin:0;${more}">x</button>`;
const row = (style: string) =>
  `<table><tbody><tr style="vertical-align:top"><td>one</td><td style="${style}">two</td></tr></tbody></table>`;

describe('the ruler finds', () => {
  it.each([
    ['text under its size', '<p style="font-size:11px">tiny</p>', 'small text: tiny (main) 11.0 px'],
    [
      'text that is cut off',
      '<p style="width:40px;overflow:hidden;white-space:nowrap">cut off at the end</p>',
      'clipped: cut off at the end (main)',
    ],
    [
      'a label outside its drawing',
      '<svg width="60" height="20"><text x="30" y="15">outside of it</text></svg>',
      'clipped: outside of it (main) by its drawing',
    ],
    [
      'text over text',
      '<p style="margin:0">under</p><p style="margin:-22px 0 0">over</p>',
      'overlap: under (main) with over',
    ],
    ['small targets side by side', button(16) + button(16), 'small target: x (main) 16 × 16 px'],
    [
      'a date that is broken after a hyphen',
      '<p style="width:110px">done on 2026-11-25</p>',
      'broken: done on 2026-11-25 (main) 2026-11-25',
    ],
    ['a row that does not line up', row('padding-top:8px'), 'row: onetwo (main) cells begin'],
  ])('%s', async (_, body, said) => {
    expect((await faultsOf(body)).join('\n')).toContain(said);
  });
});

describe('the ruler passes', () => {
  it.each([
    [
      'text that ends in an ellipsis',
      '<p style="width:40px;overflow:hidden;text-overflow:ellipsis">long</p>',
    ],
    [
      'lines that stand close',
      '<p style="margin:0;line-height:1.1">one<br>two</p><p style="margin:0">three</p>',
    ],
    ['a small target by itself', button(16, 'margin:40px')],
    ['a link in a sentence', '<p>see <a href="#a">it</a> and <a href="#b">this</a> too</p>'],
    ['a date that stays whole', '<p style="width:110px">done on 2026-\u206011-\u206025</p>'],
    ['a row whose cells begin together', row('padding-top:1px')],
  ])('%s', async (_, body) => {
    expect(await faultsOf(body)).toEqual([]);
  });
});
