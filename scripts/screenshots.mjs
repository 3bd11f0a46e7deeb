// npm run screenshots: pictures of the main screens for docs/, taken from the real service with its demo data, so that
// they stay true. Needs Chromium and a Chinese font (see README).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { startDemoService } from './demo-service.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = join(ROOT, 'docs/screenshots');
const WIDTHS = [1280, 375];
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const signIn = async (page, origin) => {
  await page.goto(`${origin}/login`);
  await page.getByLabel('用户名、手机号或邮箱').fill('shenzhiyao');
  await page.getByLabel('密码', { exact: true }).fill('Chun-feng-28');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
};

/** Addresses of the draft and of the returned application, as the list shows them. */
const applicationsOf = async (page, origin) => {
  await page.goto(`${origin}/innovation/myProjects`, { waitUntil: 'networkidle' });
  const addressOf = async (name) =>
    (
      await page
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .first()
        .getAttribute('href')
    )?.split('?')[0];
  return { draft: await addressOf('继续填写'), returned: await addressOf('继续修改') };
};

const shoot = async (page, name, width) => {
  await page.locator('h1').first().waitFor();
  const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const small = await sharp(png).png({ palette: true, quality: 80, compressionLevel: 9 }).toBuffer();
  writeFileSync(join(OUT, `${name}-${width}.png`), small);
};

const takeAll = async (browser, origin, width) => {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
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

mkdirSync(OUT, { recursive: true });
const { origin, stop } = await startDemoService();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ARGUMENTS,
});
try {
  for (const width of WIDTHS) await takeAll(browser, origin, width);
} finally {
  await browser.close();
  await stop();
}
