// How fast the app responds to input on a processor slowed 4 times: keys typed into the sections of the largest form,
// and menus being opened. Measures the duration of an interaction as Chromium's Event Timing defines it: until the next
// paint.
import { chromium } from 'playwright-core';
import { BROWSER_ARGUMENTS } from '../scripts/support/browser-arguments.mjs';
import { draftAddress, signInAtPage } from './browser-sign-in.mjs';
import { withMissedTwins } from './ratio-rows.mjs';

const SLOWER = 4;
const SECTIONS = ['base', 'unit', 'team', 'plan', 'target', 'budget'];
const TYPED = '1234567890';
const KEY_PAUSE_MS = 120;
const SETTLE_MS = 800;
const TYPING_MS = 100;
const MENU_MS = 200;
/**
 * The twin blocks the main thread this long for every key, as a search through everything would, and must miss the
 * goal.
 */
const BUSY_MS = 250;

const listen = () => {
  window.benchEvents = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) window.benchEvents.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: false });
};

/** The slowest response to an interaction during `act`, in milliseconds; 0 if each came within a frame. */
const slowest = async (page, act) => {
  await page.evaluate(listen);
  await act();
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(() => Math.max(0, ...window.benchEvents));
};

const typeInto = async (page, box) => {
  await box.scrollIntoViewIfNeeded();
  await box.focus();
  return slowest(page, () => page.keyboard.type(TYPED, { delay: KEY_PAUSE_MS }));
};

const open = async (page, address) => {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('main h1').waitFor();
};

async function typing(page, draft) {
  const worst = [];
  for (const section of SECTIONS) {
    await open(page, `${draft}?step=${section}`);
    const boxes = page.locator(
      'main input[type="text"]:visible:not([role="combobox"]):enabled, main textarea:visible',
    );
    const last = (await boxes.count()) - 1;
    for (const at of last > 0 ? [0, last] : [0])
      if (last >= 0) worst.push(await typeInto(page, boxes.nth(at)));
  }
  return Math.max(...worst);
}

async function menus(page, origin, draft) {
  await open(page, origin);
  const account = await slowest(page, () => page.getByRole('button', { name: /的账号$/ }).click());
  await open(page, `${draft}?step=base`);
  const choice = page.getByRole('combobox').first();
  return Math.max(account, await slowest(page, () => choice.click()));
}

/** The same typing while every key blocks the main thread for BUSY_MS. */
async function busyTyping(page, draft) {
  await open(page, `${draft}?step=base`);
  await page.evaluate((ms) => {
    addEventListener('keydown', () => {
      const until = performance.now() + ms;
      while (performance.now() < until);
    });
  }, BUSY_MS);
  return typeInto(page, page.locator('main input[type="text"]:visible:enabled').first());
}

export async function interactions(origin) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: BROWSER_ARGUMENTS,
  });
  try {
    const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await signInAtPage(page, origin, 'shenzhiyao');
    const draft = await draftAddress(page, origin);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const row = (name, goal, ratio, more) => ({ name, goal, ratio, isLeast: false, ...more });
    return withMissedTwins([
      row('申报书里按键到画出，最慢的一次（毫秒，处理器慢 4 倍）', TYPING_MS, await typing(page, draft)),
      row('打开菜单与选项，最慢的一次（同上）', MENU_MS, await menus(page, origin, draft)),
      row('对照：每次按键都等 250 毫秒', TYPING_MS, await busyTyping(page, draft), { isTwin: true }),
    ]);
  } finally {
    await browser.close();
  }
}
