import { signInAs } from '@tests/support/browser/application-form';
import { type BuiltSite, onBuiltSite } from '@tests/support/browser/built-site';
import { settled } from '@tests/support/walk/Walker';
import type { Page } from 'playwright-core';
import { faultsOn } from '../../scripts/screenshots/measure.mjs';

let service: BuiltSite['service'];
let browser: BuiltSite['browser'];

onBuiltSite((site) => {
  ({ service, browser } = site);
});

const widthsOver = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe.each(['/', '/innovation', '/demand', '/login', '/faq', '/achi/data'])('%s loses nothing', (path) => {
  it('at 320 px', async () => {
    const { page } = await browser.newPage({ width: 320 });
    await page.goto(service.address + path);
    await settled(page);

    expect(await widthsOver(page)).toBeLessThanOrEqual(0);
    await page.context().close();
  });

  it.each(['zh-CN', 'en-US', 'ar-EG'])('at 320 px in the large text of 关怀版, in %s', async (language) => {
    const { page } = await browser.newPage({ width: 320 });
    await page.addInitScript((code) => {
      localStorage.setItem('umi_locale', code);
      localStorage.setItem('theme_choice', 'care');
    }, language);
    await page.goto(service.address + path);
    await settled(page);

    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    expect(await widthsOver(page)).toBeLessThanOrEqual(0);
    expect((await faultsOn(page, 12)).filter((fault) => /^(?:overlap|broken)/.test(fault))).toEqual([]);
    await page.context().close();
  });

  it('with text twice as large', async () => {
    const { page } = await browser.newPage();
    await page.goto(service.address + path);
    await settled(page);
    // All text sizes are CSS variables, set here by script because the policy allows no injected style sheet.
    await page.evaluate(() => {
      const root = document.documentElement;
      const given = getComputedStyle(root);
      for (const size of ['ui', 'meta', 'cap', 'h1', 'h2', 'h3'])
        for (const name of [`--fs-${size}`, `--lh-${size}`])
          root.style.setProperty(name, `${Number.parseFloat(given.getPropertyValue(name)) * 2}px`);
    });

    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('28px');
    expect(await widthsOver(page)).toBeLessThanOrEqual(0);
    await page.context().close();
  });
});

it('what the header of the admin area opens stands on the screen at 320 px', async () => {
  const { page } = await browser.newPage({ width: 320 });
  await page.goto(`${service.address}/login`);
  await signInAs(page, 'office');
  await page.goto(`${service.address}/admin/applications`);
  await settled(page);

  for (const name of [/^通知/, /的账号$/]) {
    await page.getByRole('banner').getByRole('button', { name }).click();
    const panel = page.locator('header [id]:has(> section, > p):visible');
    const box = await panel.boundingBox();
    expect(box && [box.x >= 0, box.y < 80, box.x + box.width <= 320]).toEqual([true, true, true]);
    await page.keyboard.press('Escape');
  }
  await page.locator('summary').first().click();
  for (const name of ['关怀版', '简体中文'])
    await page.getByRole('group').getByRole('button', { name }).waitFor();
  await page.getByRole('group').getByRole('link', { name: '返回网站' }).waitFor();
  await page.context().close();
});

it.each(['/404', '/login'])(
  'the foot of %s stands at the foot of a window that is taller than it',
  async (path) => {
    const { page } = await browser.newPage({ width: 1280 });
    await page.setViewportSize({ width: 1280, height: 2600 });
    await page.goto(service.address + path);
    await settled(page);
    const foot = await page.getByRole('contentinfo').boundingBox();

    expect(foot && foot.y + foot.height).toBe(2600);
    await page.context().close();
  },
);

/** Taller by this much, the bar would cover what was just above it. */
const TALLER_PX = 140;

/**
 * The focused element, if the bar at the bottom of the window covers it; otherwise null. Asked again once the bar has
 * become taller, as it does when it says something longer, because the focused element must then make room.
 */
const underBar = (page: Page): Promise<string | null> =>
  page.evaluate(async (taller) => {
    const drawn = async (): Promise<void> => {
      for (let frame = 0; frame < 2; frame++) await new Promise((next) => requestAnimationFrame(next));
    };
    // The browser scrolls to what the Tab key focuses with the next frame.
    await drawn();
    const { activeElement: at, body } = document;
    const isBar = (element: Element): boolean => {
      const { position, bottom } = getComputedStyle(element);
      return position === 'sticky' && bottom === '0px' && element.querySelector('a, button') !== null;
    };
    const bar = [...document.querySelectorAll<HTMLElement>('main section')].find(isBar);
    if (!bar) return 'no bar stands at the foot';
    if (!at || at === body || bar.contains(at)) return null;
    const covered = (): string | null => {
      const { left, width, bottom } = at.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, bottom - 2);
      const above = bar.getBoundingClientRect().top;
      return bar.contains(seen)
        ? `${at.outerHTML.slice(0, 80)} ends at ${bottom}, the bar begins at ${above}`
        : null;
    };
    const now = covered();
    const gap = bar.getBoundingClientRect().top - at.getBoundingClientRect().bottom;
    if (now || gap < 0 || gap > taller) return now;
    bar.style.paddingBlockEnd = `${taller}px`;
    await drawn();
    const later = covered();
    bar.style.paddingBlockEnd = '';
    return later;
  }, TALLER_PX);

const chooseFirst = async (page: Page): Promise<void> => {
  await page.locator('tbody').getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
};

it.each<[path: string, who: string, begin: (page: Page) => Promise<void>]>([
  ['/innovation/myProjects/3', 'shenzhiyao', async () => undefined],
  ['/admin/certifications', 'office', chooseFirst],
])(
  'on a phone in 关怀版, nothing of %s stands below the bar at its foot when the Tab key leads there',
  async (path, who, begin) => {
    const { page } = await browser.newPage({ width: 375 });
    await page.addInitScript(() => localStorage.setItem('theme_choice', 'care'));
    await page.goto(`${service.address}/login`);
    await signInAs(page, who);
    await page.goto(service.address + path);
    await settled(page);
    await begin(page);

    const found: (string | null)[] = [];
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab');
      found.push(await underBar(page));
    }

    expect(found.filter(Boolean)).toEqual([]);
    await page.context().close();
  },
);
