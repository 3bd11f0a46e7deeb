import { aPng } from '@tests/support/a-png';
import { signInAs } from '@tests/support/browser/application-form';
import { type BuiltSite, onBuiltSite } from '@tests/support/browser/built-site';
import type { Page, Route } from 'playwright-core';

let service: BuiltSite['service'];
let browser: BuiltSite['browser'];

onBuiltSite((site) => {
  ({ service, browser } = site);
});

const PICTURES = ['1', '2', '3'].map((n) => `${n.repeat(8)}-1111-4111-8111-111111111111`);
const LONG = 'Wasserversorgungsnetzüberwachungsgerätesteuerung'.repeat(3);
const figures = PICTURES.map((file) => ({ id: file, file, alt: LONG, caption: '三次试验' }));
const files = PICTURES.map((id) => ({ id, name: `${LONG}.pdf`, size: 1024, type: 'application/pdf' }));
const ips = [{ id: 'row1', kind: 'invention', number: LONG.slice(0, 60), title: LONG.slice(0, 120) }];

/** The reply for a case with several pictures, files and long words. */
const withPictures = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  const body = await response.json();
  const { draft } = body.data;
  const more = { figures, summary: LONG, ...('ips' in draft && { ips }) };
  await route.fulfill({
    response,
    json: { ...body, data: { ...body.data, files, draft: { ...draft, ...more } } },
  });
};

/** How many pixels anything in the drawer extends beyond its visible part. */
const overhang = (page: Page): Promise<number> =>
  page.getByRole('dialog').evaluate((drawer) => {
    const { left, right } = drawer.getBoundingClientRect();
    const boxes = [...drawer.querySelectorAll('img, p, td, th, button')].map((one) =>
      one.getBoundingClientRect(),
    );
    return Math.max(...boxes.map((box) => Math.max(box.right - right, left - box.left)));
  });

describe.each([1280, 375])('at %i px', (width) => {
  it.each([
    ['demands', 'demand'],
    ['achievements', 'achi'],
  ])('several pictures and long words of a case stay in its drawer: %s', async (screen, kind) => {
    const { page } = await browser.newPage({ width });
    await page.goto(`${service.address}/login`);
    await signInAs(page, 'office');
    const png = await aPng(960, 540);
    await page.route(new RegExp(`/prod-api/cms/${kind}/\\d+$`), withPictures);
    await page.route(/\/api\/attachments\/[-\d]+$/, (route) =>
      route.fulfill({ body: png, contentType: 'image/png' }),
    );
    await page.goto(`${service.address}/admin/${screen}`);
    await page
      .getByRole('button', { name: /^(?:审核|查看)$/ })
      .first()
      .click();
    await page.getByRole('dialog').locator('img').nth(2).waitFor();

    expect(await overhang(page)).toBeLessThanOrEqual(0);
    const pictures = await page
      .getByRole('dialog')
      .locator('img')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(new Set(pictures).size).toBe(1);
    await page.context().close();
  });
});
