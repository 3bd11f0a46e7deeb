import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { applicationsOf, signIn } from './demo-visits.mjs';

const OUT = fileURLToPath(new URL('../../server/demo/pictures', import.meta.url));
const VIEW = { width: 1120, height: 700 };
/** Scales to the widest size that the service generates. */
const SCALE = 1600 / VIEW.width;

/** The pictures of the user manual, from the product itself. */
export async function takeManualPictures(browser, origin) {
  mkdirSync(OUT, { recursive: true });
  const context = await browser.newContext({
    viewport: VIEW,
    deviceScaleFactor: SCALE,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const shoot = async (name, path, part) => {
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await page.locator('h1').first().waitFor();
    if (part)
      await page
        .locator(part)
        .first()
        .evaluate((element) => element.scrollIntoView());
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    const { size } = await sharp(png)
      .webp({ quality: 70 })
      .toFile(join(OUT, `manual-${name}.webp`));
    console.log(`manual-${name}.webp ${Math.round(size / 1024)} KB`);
  };
  await shoot('login', '/login');
  await signIn(page, origin);
  const { draft, returned } = await applicationsOf(page, origin);
  await shoot('tasks', draft);
  await shoot('budget', `${draft}?step=budget`, 'table');
  await shoot('check', `${draft}?step=check`);
  await shoot('project', returned);
  await context.close();
}
