import { signInAs } from '@tests/support/browser/application-form';
import { type BuiltSite, onBuiltSite } from '@tests/support/browser/built-site';
import {
  CATALOGUE_ROWS,
  type CatalogueRow,
  CONTEXTS,
  type Context,
  type Outcome,
  outcomeIn,
} from '@tests/support/catalogue-rows';
import type { Page } from 'playwright-core';

/** A page that needs nothing of the calls below. */
const QUIET = '/faq';
const NOTICES = '/user?tab=notices';
const LEVELS = { warning: '.ant-message-warning', error: '.ant-message-error' } as const;

interface Scene {
  /** The page that is open when the error occurs. */
  at: string;
  call: { method: string; path: string };
  happens: (page: Page) => Promise<unknown>;
}

/** Navigates within the app, without reloading the page. */
const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

const HEADINGS: Record<string, string> = { [QUIET]: '常见问题', [NOTICES]: '账号设置' };
/** Found by name, because the page has other checkboxes that may appear earlier. */
const tickOf = (page: Page) => page.getByRole('checkbox', { name: '申报办理进展：站内' });

/** Waits until the new page has moved the focus to its heading; a key pressed earlier would go to that heading. */
const hasTheFocus = async (page: Page, heading: string): Promise<void> => {
  await page.waitForFunction(
    (name) => document.activeElement?.localName === 'h1' && document.activeElement.textContent === name,
    heading,
  );
};

const DEMANDS = '/demand';

const SCENES: Record<Context, Scene> = {
  'page load': {
    at: QUIET,
    call: { method: 'GET', path: '/prod-api/cms/open/demand' },
    happens: (page) => goTo(page, DEMANDS),
  },
  action: {
    at: NOTICES,
    call: { method: 'PUT', path: '/api/users/preferences.json' },
    // Pressed by keyboard, because a notice that is still shown could cover it from a click.
    happens: (page) => tickOf(page).press('Space'),
  },
  'background call': {
    at: QUIET,
    call: { method: 'GET', path: '/prod-api/system/notification/list' },
    happens: (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  },
};

let service: BuiltSite['service'];
let page: Page;
let stored: [string, string][] = [];
/** The reply that the service is made to give, and to which call. */
let stub: { call: Scene['call']; reply: CatalogueRow['reply'] } | null = null;
const REFUSED = { status: 401, body: { code: 401 } };

onBuiltSite(async (site) => {
  ({ service } = site);
  ({ page } = await site.browser.newPage());
  page.setDefaultTimeout(30_000);
  await page.goto(`${service.address}/login`);
  await signInAs(page, 'linxiaoman');
  stored = await page.evaluate(() => Object.entries(localStorage) as [string, string][]);
  await page.route(/\/(?:prod-)?api\//, (route) => {
    const { pathname } = new URL(route.request().url());
    const isRenewal = pathname === '/prod-api/auth/refresh';
    if (
      !stub ||
      !(isRenewal || (pathname === stub.call.path && route.request().method() === stub.call.method))
    )
      return route.continue();
    const { status, body } = isRenewal ? REFUSED : stub.reply;
    return route.fulfill({
      status,
      contentType: body === '' ? 'text/html' : 'application/json',
      body: body === '' ? '' : JSON.stringify(body),
    });
  });
});

const here = (): string => new URL(page.url()).pathname;

/** Opens the page; signs in again if an earlier row signed the person out. */
const arrive = async (address: string, context: Context): Promise<void> => {
  const isIn = await page.evaluate(() => localStorage.getItem('access_token') !== null);
  if (!isIn)
    await page.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, stored);
  const known = await page.evaluate(() => sessionStorage.getItem('scene'));
  // A new context reloads the page, so that no notices of the previous one remain.
  if (!isIn || known !== context) await page.goto(`${service.address}${address}`);
  else if (!page.url().endsWith(address)) {
    await goTo(page, address);
    await hasTheFocus(page, HEADINGS[address] ?? '');
  }
  await page.evaluate((name) => sessionStorage.setItem('scene', name), context);
  if (address === NOTICES) await tickOf(page).waitFor();
  else await page.getByRole('heading', { level: 1, name: '常见问题' }).waitFor();
};

const countOf = (text: string): Promise<number> => page.getByText(text, { exact: false }).count();

const expectShown = async (outcome: Extract<Outcome, { shows: string }>): Promise<void> => {
  const { shows, text, title } = outcome;
  const where = shows === 'notification' ? '.ant-notification-notice' : LEVELS[shows];
  const notice = page.locator(where).filter({ hasText: text });
  await notice.waitFor();
  if (title) expect(await notice.textContent()).toContain(title);
  // Exactly once: the page must not say it in a second place.
  expect(await countOf(text)).toBe(1);
};

const NOTICE = '.ant-message-notice, .ant-notification-notice';

/** Notices of earlier rows may still be shown; only the new ones are judged. */
const markEarlierNotices = (): Promise<void> =>
  page.evaluate((notice) => {
    for (const earlier of document.querySelectorAll(notice)) earlier.setAttribute('data-earlier', '');
  }, NOTICE);

const expectNothingSaid = async (): Promise<void> => {
  const said = page.locator(NOTICE).and(page.locator(':not([data-earlier])'));
  expect(await said.allTextContents()).toEqual([]);
};

const expectGone = async (path: string): Promise<void> => {
  await page.waitForURL(({ pathname }) => pathname === path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectNothingSaid();
};

const expectOutcome = async (outcome: Outcome, stands: string): Promise<void> => {
  if ('goes' in outcome) return expectGone(outcome.goes);
  if ('signsIn' in outcome) {
    await page.waitForURL(({ pathname }) => pathname === '/login');
    expect(new URL(page.url()).searchParams.get('from')).toBe(stands);
    expect(await page.evaluate(() => localStorage.getItem('xhr-user-info'))).toBeNull();
    return;
  }
  if ('shows' in outcome) await expectShown(outcome);
  expect(here()).toBe(new URL(stands, service.address).pathname);
};

/** Two warnings within half a second are one. */
const isThrottled = ({ name }: CatalogueRow): boolean => /^status -?[14]/.test(name) || name === 'status -2';

const TABLE = CONTEXTS.flatMap((context) =>
  CATALOGUE_ROWS.map((row): [Context, string, CatalogueRow] => [context, row.name, row]),
);

it.each(TABLE)('%s, %s: has its one effect on the page', async (context, _, row) => {
  const scene = SCENES[context];
  await arrive(scene.at, context);
  if (context !== 'background call' && isThrottled(row)) await page.waitForTimeout(500);
  await markEarlierNotices();
  stub = { call: scene.call, reply: row.reply };
  const answered = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === scene.call.path &&
      response.request().method() === scene.call.method,
  );
  try {
    await scene.happens(page);
    await answered;
    const outcome = outcomeIn(context, row);
    await expectOutcome(outcome, context === 'page load' ? DEMANDS : scene.at);
    if ('silent' in outcome) {
      await page.waitForTimeout(100);
      await expectNothingSaid();
    }
    if (context === 'page load' && 'shows' in outcome)
      await page.getByText('这部分页面没有显示出来').waitFor();
  } finally {
    stub = null;
  }
});
