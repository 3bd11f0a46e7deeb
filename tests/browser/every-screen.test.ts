import { openBrowser, seriousBarriers, type WatchedPage } from '@tests/support/openBrowser';
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
const open = screens.filter(({ access }) => access === undefined).map(({ path }) => path);
const personal = screens.filter(({ access }) => access === 'signedIn').map(({ path }) => path);

let service: BuiltService;
let browser: Awaited<ReturnType<typeof openBrowser>>;

beforeAll(async () => {
  [service, browser] = await Promise.all([startBuiltService(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

async function signIn({ page }: WatchedPage): Promise<void> {
  await page.goto(`${service.address}/login`);
  await page.getByLabel(/用户名/).fill('shenzhiyao');
  await page.getByLabel('密码', { exact: true }).fill('Chun-feng-28');
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
  expect(await seriousBarriers(page)).toEqual([]);
  expect(complaints).toEqual([]);
}

const looks = [
  ['on a desk, light', { width: 1280, dark: false }],
  ['on a phone, dark', { width: 375, dark: true }],
] as const;

describe.each(looks)('every screen %s', (_name, look) => {
  it.each(open)('%s is sound for a visitor', async (path) => {
    const watched = await browser.newPage(look);

    await expectSound(watched, path);

    await watched.page.context().close();
  });

  it('the personal ones are sound for whoever is signed in', async () => {
    const watched = await browser.newPage(look);
    await signIn(watched);

    for (const path of personal) await expectSound(watched, path);

    await watched.page.context().close();
  });
});
