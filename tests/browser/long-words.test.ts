import { signInAs } from '@tests/support/browser/application-form';
import { type BuiltSite, onBuiltSite } from '@tests/support/browser/built-site';
import { settled } from '@tests/support/walk/Walker';
import type { Page, Route } from 'playwright-core';

let service: BuiltSite['service'];
let browser: BuiltSite['browser'];

onBuiltSite((site) => {
  ({ service, browser } = site);
});

const EMAIL = `${'innovation.department'.repeat(3)}@research-institute.example.com`;
const LONG = 'Wasserversorgungsnetzüberwachungsgerätesteuerung'.repeat(2);
const contact = { name: LONG.slice(0, 40), phone: '+86 138 0000 0000', email: EMAIL };
const OPEN = { contact, contactGate: 'open' };
const REPLY = {
  id: 1,
  demandId: 1,
  demandTitle: LONG.slice(0, 80),
  by: LONG.slice(0, 40),
  unitName: LONG,
  status: 'accepted',
  mine: false,
  reason: LONG,
  actions: [],
  open: false,
  version: 1,
  messages: [{ id: 1, mine: false, by: LONG.slice(0, 40), text: LONG, at: '2026-01-05T08:00:00+08:00' }],
  createTime: '2026-01-05T08:00:00+08:00',
  ...OPEN,
};

/** The reply to a member whose other side has such names. */
const withContact = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  const body = await response.json();
  await route.fulfill({ response, json: { ...body, data: { ...body.data, ...OPEN } } });
};

/** Texts that reach beyond their frame. */
const brokenOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const frames = [...document.querySelectorAll('main aside, main section, main article')];
    const texts = frames.flatMap((frame) => [...frame.querySelectorAll('h2, h3, p, dd, dt, bdi')]);
    return texts
      .filter((text) => {
        const frame = text.closest('aside, section, article')?.getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(text);
        const { left, right, width } = words.getBoundingClientRect();
        return frame && width > 0 && (left < frame.left - 1 || right > frame.right + 1);
      })
      .map((text) => `${text.tagName} ${text.textContent}`);
  });

/** Names and dates of a stage that overlap those of another stage. */
const touching = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element | null, stage: Element): boolean =>
      element === stage ||
      (element !== null &&
        getComputedStyle(element).clipPath === 'none' &&
        isSeen(element.parentElement, stage));
    const stages = [...document.querySelectorAll('main ol[aria-label]:first-of-type > li')];
    const words = stages.flatMap((stage) =>
      [...stage.querySelectorAll('span')]
        .filter((span) => span.childElementCount === 0 && span.textContent && isSeen(span, stage))
        .flatMap((span) => {
          const range = document.createRange();
          range.selectNodeContents(span);
          return [...range.getClientRects()].map((box) => ({ stage, text: span.textContent, box }));
        }),
    );
    return words.flatMap((one) =>
      words
        .filter(({ stage, box }) => {
          const isBeside = box.top < one.box.bottom - 2 && one.box.top < box.bottom - 2;
          return stage !== one.stage && isBeside && one.box.left < box.left && one.box.right > box.left + 1;
        })
        .map(({ text }) => `${one.text} touches ${text}`),
    );
  });

const SCREENS = [
  ['achievement', '/achi/detail/', 'achi'],
  ['demand', '/demand/detail/', 'demand'],
] as const;

describe.each(['zh-CN', 'en-US', 'ar-EG'])('in the large text of 关怀版 at 375 px, in %s', (language) => {
  it.each(SCREENS)('long words of a contact stay in their frame: %s', async (_, path, kind) => {
    const list = await (await fetch(`${service.address}/prod-api/cms/open/${kind}`)).json();
    const { page } = await browser.newPage({ width: 375 });
    await page.goto(`${service.address}/login`);
    await signInAs(page, 'shenzhiyao');
    await page.route(/\/prod-api\/cms\/(?:open\/)?(?:achi|demand)\/\d+$/, withContact);
    await page.route(/\/prod-api\/cms\/demand\/\d+\/replies$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), data: [REPLY] } });
    });
    await page.evaluate((code) => {
      localStorage.setItem('umi_locale', code);
      localStorage.setItem('theme_choice', 'care');
    }, language);
    await page.goto(`${service.address}${path}${list.rows[0].id}`, { waitUntil: 'networkidle' });
    await settled(page);

    await page.getByText(EMAIL).first().waitFor();
    expect(await brokenOut(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await page.context().close();
  });
});

it.each(['en-US', 'pt-BR'])('the stages of a project stand apart on a phone, in %s', async (language) => {
  const { page } = await browser.newPage({ width: 375 });
  await page.goto(`${service.address}/login`);
  await signInAs(page, 'shenzhiyao');
  await page.evaluate((code) => localStorage.setItem('umi_locale', code), language);
  await page.goto(`${service.address}/innovation/myProjects`);
  await settled(page);
  const links = page.locator('main a[href*="/innovation/myProjects/"]');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const projects = [...new Set(hrefs.filter((href) => /\/\d+$/.test(href)))];

  const found: string[] = [];
  for (const path of projects) {
    await page.goto(service.address + path);
    await settled(page);
    found.push(...(await touching(page)));
  }

  expect(found).toEqual([]);
  expect(projects.length).toBeGreaterThan(2);
  await page.context().close();
});
