import { COVER_RATIO, COVER_WIDTHS } from '@contract/cover-sizes';
import { type BuiltSite, onBuiltSite } from '@tests/support/browser/built-site';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

let site: BuiltSite;
onBuiltSite((built) => {
  site = built;
});

const SLOW = 4;
const SETTLED_MS = 500;
/** A screenshot of an empty page has less than this share of the bytes of a complete one. */
const EMPTY = 1 / 3;

/** Uploaded covers load at any time into reserved space; they are made invisible here. */
const hideCovers = async (page: Page): Promise<void> => {
  const width = Number(COVER_WIDTHS[0]);
  const size = { width, height: Math.round(width / COVER_RATIO) };
  const body = await sharp({ create: { ...size, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  await page.route('**/cover/**', (route) => route.fulfill({ contentType: 'image/png', body }));
};

/** Screenshots of every change on the screen until everything has loaded and for some time after, on a slow machine. */
const film = async (page: Page, address: string): Promise<string[]> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  const pictures: string[] = [];
  devtools.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(data);
    devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => pictures.push('lost'));
  });
  await devtools.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('#splash').waitFor({ state: 'detached' });
  await page.waitForTimeout(SETTLED_MS);
  await devtools.send('Page.stopScreencast');
  const whole = pictures.at(-1)?.length ?? 0;
  return pictures.filter(({ length }) => length > whole * EMPTY);
};

it.each([
  ['/', 1280],
  ['/policyDoc/1', 1280],
  ['/demand', 1280],
  ['/achi', 1280],
  ['/login', 1280],
  ['/login?way=code', 375],
  ['/', 375],
  ['/demand', 375],
])('the first picture of %s with text is the page, %i wide', async (path, width) => {
  const { page, complaints } = await site.browser.newPage({ width });

  await hideCovers(page);
  const pictures = await film(page, site.service.address + path);

  expect(pictures.length).toBeGreaterThan(0);
  expect(new Set(pictures).size).toBe(1);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('a list is searched before any script has run', async () => {
  const { page } = await site.browser.newPage({ scripts: false });
  await page.goto(`${site.service.address}/demand`);

  await page.getByRole('searchbox').fill('门封');
  await page.getByRole('searchbox').press('Enter');

  await page.waitForURL(/keyword=/);
  expect(await page.getByRole('main').textContent()).toContain('冷链车厢门封老化的判定方法');
  await page.context().close();
});
