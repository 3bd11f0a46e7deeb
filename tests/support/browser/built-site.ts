import { type BuiltService, startBuiltService } from '@tests/support/startBuiltService';
import { openBrowser, type WatchedPage } from './openBrowser';

export interface BuiltSite {
  service: BuiltService;
  browser: Awaited<ReturnType<typeof openBrowser>>;
}

const WAIT_MS = 30_000;

/** For the tests of one file: the built product on demo data of its own, and a Chromium; `take` gets both. */
export function onBuiltSite(take: (site: BuiltSite) => void | Promise<void>): void {
  const ends: (() => Promise<unknown>)[] = [];
  /** What has started is stopped again, even if the other part never starts. */
  const start = async <T>(starting: Promise<T>, end: (started: T) => Promise<unknown>): Promise<T> => {
    const started = await starting;
    ends.push(() => end(started));
    return started;
  };
  beforeAll(async () => {
    const service = start(startBuiltService(), (started) => started.stop());
    const browser = start(openBrowser(), (opened) => opened.close());
    await Promise.allSettled([service, browser]);
    await take({ service: await service, browser: await browser });
  });
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });
}

/** The same, with a fresh page for each test, which is closed after it. */
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
