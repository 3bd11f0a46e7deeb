import { demoAccounts } from '@server/db/demo/demo-accounts';
import { barriers, openBrowser, type WatchedPage } from '@tests/support/openBrowser';
import { type BuiltService, startBuiltService } from '@tests/support/startBuiltService';
import type { AppRoute } from '../../config/routes/route';
import { routes } from '../../config/routes/routes';

interface Screen {
  path: string;
  access: string | undefined;
}

/** Every screen whose address needs no number, with the access that its groups hand down. */
const screensOf = (rows: AppRoute[], inherited?: string): Screen[] =>
  rows.flatMap(({ path, access = inherited, component, redirect, routes: children }) => [
    ...(path && component && !redirect && !/[:*]/.test(path) ? [{ path, access }] : []),
    ...screensOf(children ?? [], access),
  ]);

const unique = (screens: Screen[]): Screen[] => [
  ...new Map(screens.map((screen) => [screen.path, screen])).values(),
];

const screens = unique(screensOf(routes));
const reached = (access: string | undefined): string[] =>
  screens.filter((screen) => screen.access === access).map(({ path }) => path);

let service: BuiltService;
let browser: Awaited<ReturnType<typeof openBrowser>>;

beforeAll(async () => {
  [service, browser] = await Promise.all([startBuiltService(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

async function signIn({ page }: WatchedPage, login: string): Promise<void> {
  await page.goto(`${service.address}/login`);
  await page.getByLabel(/用户名/).fill(login);
  await page.getByLabel('密码', { exact: true }).fill(demoAccounts[0]?.password ?? '');
  await page.getByRole('button', { name: /^登\s*录$/ }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** One heading, one title, nothing wider than the screen, no complaint, no serious barrier. */
async function expectSound({ page, complaints }: WatchedPage, path: string): Promise<void> {
  await page.goto(service.address + path, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();

  expect(new URL(page.url()).pathname).toBe(path);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.title()).toMatch(/开创专项/);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  expect(await barriers(page)).toEqual([]);
  expect(complaints).toEqual([]);
}

const looks = [
  ['on a desk, light', { width: 1280, dark: false }],
  ['on a phone, dark', { width: 375, dark: true }],
] as const;

/** Who opens which screens: a visitor, an applicant, and whoever may do everything. */
const people: [who: string, login: string | null, paths: string[]][] = [
  ['a visitor', null, [...reached(undefined), '/api/', '/api/reference/prod-api/cms/apply']],
  ['an applicant', 'shenzhiyao', reached('signedIn')],
  ['the administrator', 'admin', [...reached('staff'), ...reached('permitted')]],
];

describe.each(looks)('every screen %s', (_look, look) => {
  describe.each(people.filter(([, , paths]) => paths.length > 0))('of %s', (_who, login, paths) => {
    let watched: WatchedPage;

    beforeAll(async () => {
      watched = await browser.newPage(look);
      if (login !== null) await signIn(watched, login);
    });

    afterAll(() => watched.page.context().close());

    it.each(paths)('%s is sound', async (path) => {
      watched.complaints.length = 0;

      await expectSound(watched, path);
    });
  });
});
