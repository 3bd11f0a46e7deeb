import { signInAs } from '@tests/support/browser/application-form';
import type { WatchedPage } from '@tests/support/browser/openBrowser';
import type { Page } from 'playwright-core';
import { frameOf } from './frames';

type Open = (look?: { width?: number }) => Promise<WatchedPage>;

/** Until the app has the page, and shows what it has to show: heading, data, nothing that still turns. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.querySelector('main h1') !== null &&
      // A closed dialog waits for whoever opens it.
      ![
        ...document.querySelectorAll(
          '[data-prepared], #prepared, [data-page-loading], main [aria-busy="true"]',
        ),
      ].some((element) => element.checkVisibility()),
  );
};

/** A change of route is over when its page has the focus; until then the page before it may still stand there. */
const arrived = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.activeElement?.localName === 'h1');
  await settled(page);
};

/** Anybody may open it, and there is little to draw. */
const LIGHT_PAGE = '/privacy';

/** One screen for each person that the walk needs, signed in once. */
export class Walker {
  private screens = new Map<string | null, Promise<WatchedPage>>();
  /** Where a screen was when it followed its last link. */
  private origins = new Map<Page, string>();

  constructor(
    readonly address: string,
    private open: Open,
  ) {}

  private async enter(who: string | null): Promise<WatchedPage> {
    const screen = await this.open();
    screen.page.setDefaultTimeout(30_000);
    if (who !== null) {
      await screen.page.goto(`${this.address}/login`);
      await signInAs(screen.page, who);
    }
    return screen;
  }

  screenOf(who: string | null): Promise<WatchedPage> {
    const known = this.screens.get(who) ?? this.enter(who);
    this.screens.set(who, known);
    return known;
  }

  /** A page of its own: typed into the address bar, or opened from a mail. */
  async load(page: Page, address: string): Promise<void> {
    await page.goto(this.address + address);
    await settled(page);
  }

  /** Where it stands already, or by loading it. */
  async stayOrLoad(page: Page, address: string): Promise<void> {
    if (page.url() !== this.address + encodeURI(address)) await this.load(page, address);
  }

  /** Within the app, without loading anything, as over a link that no page need have. */
  async jump(page: Page, address: string): Promise<void> {
    await page.evaluate((to) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const { idx = 0 } = (history.state ?? {}) as { idx?: number };
      history.pushState({ idx: idx + 1, key: String(performance.now()) }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, address);
    await arrived(page);
  }

  /** Over a link of the page that has one. */
  async follow(page: Page, from: string, address: string): Promise<void> {
    const origin = this.origins.get(page);
    this.origins.delete(page);
    if (origin === from) {
      await page.goBack();
      await page.waitForURL(this.address + from);
      await settled(page);
    } else {
      await this.stayOrLoad(page, from);
    }
    await page.locator(`a[href="${address}"]:visible`).first().click();
    await page.waitForURL(this.address + encodeURI(address));
    await settled(page);
    this.origins.set(page, from);
  }

  /** Away from where the page is, and there again by Back, without loading anything. */
  async leaveAndReturn(page: Page, address: string): Promise<void> {
    await this.jump(page, LIGHT_PAGE);
    await page.goBack();
    await page.waitForURL(this.address + encodeURI(address));
    await settled(page);
  }
}

/** Where the focus is, as a screen reader would say it. */
const focusOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === document.body ? 'nowhere' : (activeElement?.localName ?? 'nowhere');
  });

export const impressionOf = async (page: Page) => ({
  headings: await page.getByRole('heading', { level: 1 }).allTextContents(),
  tab: await page.title(),
  said: (await page.locator('p[aria-live="polite"][role="status"].vh').first().textContent()) ?? '',
  focus: await focusOf(page),
  frame: await frameOf(page),
});
