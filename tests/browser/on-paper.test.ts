import { signInAs } from '@tests/support/browser/application-form';
import { onFreshPages } from '@tests/support/browser/built-site';
import type { Page } from 'playwright-core';

let page: Page;
let address: string;
onFreshPages(({ service, watched }) => {
  page = watched.page;
  address = service.address;
});

/** Width of the text area of an A4 sheet between its margins, in pixels. */
const PAPER = { width: 672, height: 986 };
/** The whole A4 sheet, for which style sheets are evaluated. */
const SHEET = { width: 794, height: 1123 };

const STAGES = ['申报', '单位审核', '形式审查', '专家评审', '公示', '立项', '阶段成果', '结题'];

it('the printed sheet of a project names every stage and has nothing over its text', async () => {
  await page.goto(`${address}/login`);
  await signInAs(page, 'shenzhiyao');
  await page.goto(`${address}/user/myProjects/3`);
  await page.getByRole('region', { name: '当前状态' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);

  const names = page.locator('ol:has(> li[aria-current="step"]) > li > span:has(> .vh) > span:first-child');
  const boxes = await names.evaluateAll((spans) =>
    spans.map((span) => {
      const { width, left, right } = span.getBoundingClientRect();
      const hidden = getComputedStyle(span.parentElement as Element).clipPath !== 'none';
      return { name: span.textContent, isShown: width > 1 && !hidden, left, right };
    }),
  );
  const fixed = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => getComputedStyle(one).position === 'fixed' && one.getClientRects().length > 0)
      .map((one) => one.className),
  );

  expect(boxes.filter(({ isShown }) => isShown).map(({ name }) => name)).toEqual(STAGES);
  expect(fixed).toEqual([]);
});

const CONTROLS = 'button, select, input, fieldset, [role="search"], [class*="button"]';

it.each(['/achi/data', '/demand/detail/1', '/faq', '/demand'])(
  'what can only be pressed is not on the printed %s',
  async (path) => {
    await page.goto(`${address}${path}`);
    await page.locator('h1').waitFor();
    await page.locator('main h2, main article').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(PAPER);

    const pressed = await page
      .locator(CONTROLS)
      .evaluateAll((all) =>
        all.filter((one) => one.getClientRects().length > 0).map((one) => one.outerHTML.slice(0, 120)),
      );

    expect(pressed).toEqual([]);
  },
);

it('what is dark on the screen is printed in the tones of paper', async () => {
  const tones = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme, media: 'screen' });
    await page.goto(`${address}/demand`);
    await page.waitForFunction(
      (theme) => document.documentElement.dataset['theme'] === theme,
      colorScheme === 'dark' ? 'dark' : 'default',
    );
    await page.emulateMedia({ colorScheme, media: 'print' });
    return page.evaluate(() =>
      ['primary', 'primary-bg', 'warning', 'success', 'error', 'text', 'surface'].map((name) =>
        getComputedStyle(document.documentElement).getPropertyValue(`--c-${name}`),
      ),
    );
  };

  expect(await tones('dark')).toEqual(await tones('light'));
});

it('a chart is printed in ink, with nothing pointed at, and no page ends within it', async () => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${address}/achi/data`);
  const chart = page.locator('[_echarts_instance_]').first();
  await chart.locator('svg text').first().waitFor();
  await chart.hover();
  const tip = chart.locator('div', { hasText: '成果数' }).last();
  await tip.waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });

  const inks = await chart
    .locator('svg text')
    .evaluateAll((texts) => [...new Set(texts.map((text) => text.getAttribute('fill')))]);
  const frame = page.locator('section', { has: chart }).last();
  const { width } = (await chart.locator('svg').boundingBox()) ?? { width: Number.NaN };
  await page.setViewportSize(SHEET);
  const room = await frame.evaluate((section) => section.getBoundingClientRect().width);

  expect(inks).toEqual(['#222']);
  // The margins of the page also have to fit, or the drawing would be cut off.
  expect(width).toBeLessThanOrEqual(PAPER.width - (SHEET.width - room));
  expect(await tip.isVisible()).toBe(false);
  expect(await frame.evaluate((section) => getComputedStyle(section).breakInside)).toBe('avoid');
});

it('the page to sign in with begins on the first sheet, in the large text of 关怀版 as well', async () => {
  await page.goto(`${address}/login`);
  await page.evaluate(() => localStorage.setItem('theme_choice', 'care'));
  await page.reload();
  await page.getByText('演示账号', { exact: true }).waitFor();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  await page.evaluate(() => localStorage.removeItem('theme_choice'));

  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

it('the order of the reviews says on paper what was chosen, without the fields to choose with', async () => {
  await page.goto(`${address}/login`);
  await signInAs(page, 'office');
  await page.goto(`${address}/admin/ranking?category=A`);
  const chosen = page.getByText(' · 关键技术');
  await page.getByRole('table').waitFor();
  expect(await chosen.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });

  expect(await chosen.isVisible()).toBe(true);
  expect(await page.locator('.ant-select:visible').count()).toBe(0);
});

it('a list of the admin area is printed as its rows alone, in ink', async () => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${address}/login`);
  await signInAs(page, 'admin');
  await page.goto(`${address}/admin/users`);
  const cell = page.locator('tbody td[data-lead]').first();
  await cell.waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);

  const around = page.locator('header, nav, summary, .ant-pagination').or(page.locator(CONTROLS));
  const left = await around.evaluateAll((all) =>
    all.filter((one) => one.getClientRects().length > 0 && !one.contains(document.querySelector('main h1'))),
  );

  expect(left).toHaveLength(0);
  expect(await cell.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(24, 33, 47)');
});
