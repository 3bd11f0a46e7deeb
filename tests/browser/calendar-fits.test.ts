import { signInAs } from '@tests/support/browser/application-form';
import { type BuiltSite, onBuiltSite } from '@tests/support/browser/built-site';
import type { Page } from 'playwright-core';

let site: BuiltSite;
let page: Page;
onBuiltSite(async (built) => {
  site = built;
});

/** Whether the open calendar is completely inside the window, without columns or rows cut off. */
const isWhole = (): boolean => {
  const open = [...document.querySelectorAll('.ant-picker-dropdown')].find((popup) =>
    popup.checkVisibility(),
  );
  if (!open) return false;
  const frame = open.getBoundingClientRect();
  const isIn = ({ left, right }: DOMRect): boolean => left >= frame.left && right <= frame.right;
  return (
    frame.top >= 0 &&
    Math.floor(frame.bottom) <= window.innerHeight &&
    frame.left >= 0 &&
    Math.floor(frame.right) <= window.innerWidth &&
    [...open.querySelectorAll('td, button')].every((part) => isIn(part.getBoundingClientRect()))
  );
};
const MOVED_MS = 2000;

describe.each([
  ['an ordinary phone', 812, 'light'],
  ['a low screen', 620, 'light'],
  ['the large text of 关怀版', 812, 'care'],
])('on %s', (_, height, look) => {
  beforeAll(async () => {
    ({ page } = await site.browser.newPage({ width: 375 }));
    await page.setViewportSize({ width: 375, height });
    await page.addInitScript((choice) => localStorage.setItem('theme_choice', choice), look);
    await page.goto(`${site.service.address}/login`);
    await signInAs(page, 'office');
    await page.goto(`${site.service.address}/admin/periods`);
    await page
      .getByText(/^修\s*改$/)
      .first()
      .click();
    await page.getByPlaceholder('YYYY-MM-DD HH:mm:ss').last().waitFor();
  });
  afterAll(() => page.context().close());

  it.each([
    ['YYYY-MM-DD HH:mm:ss', 'end'],
    ['YYYY-MM-DD HH:mm:ss', 'center'],
    ['YYYY-MM-DD HH:mm:ss', 'start'],
    ['YYYY-MM', 'center'],
  ] as const)('the calendar of a field (%s) at the %s is there whole', async (placeholder, block) => {
    const field = page.getByPlaceholder(placeholder, { exact: true }).last();
    await field.evaluate((element, at) => element.scrollIntoView({ block: at }), block);
    await field.click();

    await page.waitForFunction(isWhole, null, { timeout: MOVED_MS }).catch(() => null);

    expect(await page.evaluate(isWhole)).toBe(true);
    await field.press('Escape');
  });
});
