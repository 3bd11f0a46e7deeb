import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { applicationsOf, signIn } from './demo-visits.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OUT = join(ROOT, 'docs/screenshots');
const WIDTHS = [1280, 375];
const HEIGHT = 800;

const shoot = async (page, name, width) => {
  await page.locator('h1').first().waitFor();
  // The heading appears before the content, so wait for the content.
  await page.waitForFunction(
    () => document.querySelector('[data-page-loading], main div[aria-busy="true"]') === null,
  );
  // The window is made as tall as the page; otherwise bars fixed to its lower edge would cover the middle of the
  // picture.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  const png = await page.screenshot({ animations: 'disabled' });
  await page.setViewportSize({ width, height: HEIGHT });
  const small = await sharp(png).png({ palette: true, quality: 80, compressionLevel: 9 }).toBuffer();
  writeFileSync(join(OUT, `${name}-${width}.png`), small);
};

const takeAll = async (browser, origin, width) => {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(origin, { waitUntil: 'networkidle' });
  await shoot(page, 'home', width);
  await signIn(page, origin);
  const { draft, returned } = await applicationsOf(page, origin);
  await shoot(page, 'list', width);
  for (const [name, path] of [
    ['task-list', draft],
    ['budget', `${returned}?step=budget`],
    ['check', `${returned}?step=check`],
    ['confirmation', `${returned}?view=receipt`],
  ]) {
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await shoot(page, name, width);
  }
  await context.close();
};

/** Pictures of the main screens for docs/. */
export async function takeDocsPictures(browser, origin) {
  mkdirSync(OUT, { recursive: true });
  for (const width of WIDTHS) await takeAll(browser, origin, width);
}
