import { openBrowser, type WatchedPage } from './openBrowser';
import { type BuiltService, startBuiltService } from './startBuiltService';

export interface BuiltSite {
  service: BuiltService;
  browser: Awaited<ReturnType<typeof openBrowser>>;
}

const WAIT_MS = 30_000;

/** For the tests of one file: the built product on demo data of its own, and a Chromium; `take` gets both. */
export function onBuiltSite(take: (site: BuiltSite) => void | Promise<void>): void {
  let site: BuiltSite | undefined;
  beforeAll(async () => {
    const [service, browser] = await Promise.all([startBuiltService(), openBrowser()]);
    site = { service, browser };
    await take(site);
  });
  afterAll(async () => {
    await site?.browser.close();
    await site?.service.stop();
  });
}

/** The same, and a fresh page before each test, which is gone after it. */
export function onFreshPages(
  take: (opened: BuiltSite & { watched: WatchedPage }) => void,
  waitMs = WAIT_MS,
): void {
  let site: BuiltSite;
  let watched: WatchedPage;
  onBuiltSite((opened) => {
    site = opened;
  });
  beforeEach(async () => {
    watched = await site.browser.newPage();
    watched.page.setDefaultTimeout(waitMs);
    take({ ...site, watched });
  });
  afterEach(() => watched.page.context().close());
}
