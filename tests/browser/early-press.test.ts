import { type BuiltSite, onBuiltSite } from '@tests/support/browser/built-site';
import pg from 'pg';
import type { Page } from 'playwright-core';

let site: BuiltSite;
onBuiltSite((built) => {
  site = built;
});

/** Opens a prepared page whose scripts are held back, except those that run before the first paint. */
const arriving = async (path: string, width: number) => {
  const { page, complaints } = await site.browser.newPage({ width });
  let release = (): void => undefined;
  const released = new Promise<void>((go) => {
    release = go;
  });
  await page.route(/\/(?!boot\.|env\.)[\w.-]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(site.service.address + path, { waitUntil: 'commit' });
  await page.locator('main h1').first().waitFor();
  return { page, complaints, release };
};
const isPrepared = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['prepared'] !== undefined);
const isHydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset['prepared'] === undefined);

interface Press {
  path: string;
  width: number;
  button: string | RegExp;
  how: 'mouse' | 'keyboard';
  /** Waits for the effect of the click. */
  brings: (page: Page) => Promise<unknown>;
}
const dialog = (page: Page) => page.getByRole('dialog').first().waitFor();
const largeText = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset['theme'] === 'care');
const PRESSES: Press[] = [
  { path: '/', width: 1280, button: '关怀版', how: 'mouse', brings: largeText },
  { path: '/demand', width: 1280, button: /^语言/, how: 'mouse', brings: dialog },
  { path: '/policyDoc', width: 1280, button: /^语言/, how: 'keyboard', brings: dialog },
  { path: '/demand', width: 375, button: '打开菜单', how: 'mouse', brings: dialog },
];

it.each(PRESSES)('$button of $path, pressed by $how before the app has it, is pressed', async (press) => {
  const { page, complaints, release } = await arriving(press.path, press.width);
  const button = page.getByRole('button', { name: press.button }).first();

  if (press.how === 'mouse') await button.click();
  else {
    await button.focus();
    await page.keyboard.press('Enter');
  }
  expect(await isPrepared(page)).toBe(true);
  release();

  await isHydrated(page);
  await press.brings(page);
  expect(complaints).toEqual([]);
  await page.context().close();
});

/** Visible controls that only the app can answer and whose clicks nothing keeps until then. */
const lost = (page: Page): Promise<string[]> =>
  page
    .locator('#root :is(button, input, select, textarea, summary, [role=button], [role=tab], [tabindex="0"])')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility() && !control.closest('[inert], [hidden]'))
        // Excludes controls whose clicks boot.js keeps, or that the browser answers itself.
        .filter(
          (control) => !control.matches('button[type=button], summary, :disabled, :read-only:not(button)'),
        )
        // Excludes search fields, which the browser itself submits to the search page (filmstrip.test.ts).
        .filter((control) => !control.closest('form')?.querySelector('input[type=search][name=keyword]'))
        .map((control) => control.outerHTML.slice(0, 160)),
    );

it.each(['/', '/demand', '/achi', '/policyDoc', '/policyDoc/1', '/login', '/learning'])(
  'no control of %s takes a press for nothing',
  async (path) => {
    for (const width of [1280, 375]) {
      const { page, release } = await arriving(path, width);
      expect(await lost(page)).toEqual([]);
      release();
      await page.context().close();
    }
  },
);

/** Makes the open period end in five hours, so that the page shows the remaining seconds. */
const onTheLastDay = async (connectionString: string): Promise<void> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query("update period set apply_end = now() + interval '5 hours' where apply_end > now()");
  await client.end();
};

it('the page is hydrated as it stands, however long that takes', async () => {
  await onTheLastDay(site.service.databaseUrl);
  const { page, complaints } = await site.browser.newPage();
  // Every read of the clock returns a slightly later time, so that no two parts of a page see the same one.
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    let looks = 0;
    Date.now = () => {
      looks += 1;
      return now() + looks * 700;
    };
  });

  await page.goto(`${site.service.address}/`);
  await isHydrated(page);

  await page.getByRole('timer').waitFor();
  expect(complaints).toEqual([]);
});
