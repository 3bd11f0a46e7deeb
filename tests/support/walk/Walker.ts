import { signInAs } from '@tests/support/browser/application-form';
import type { WatchedPage } from '@tests/support/browser/openBrowser';
import type { Page } from 'playwright-core';
import { frameOf } from './frames';

type Open = (look?: { width?: number }) => Promise<WatchedPage>;

/** Waits for hydration and until the page shows its heading and data, with nothing loading. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.querySelector('main h1') !== null &&
      // A closed dialog does not have to be ready.
      ![
        ...document.querySelectorAll(
          '[data-prepared], #prepared, [data-page-loading], main [aria-busy="true"]',
        ),
      ].some((element) => element.checkVisibility()),
  );
};

/** A change of route is complete when the new page has the focus; until then the previous page may still be shown. */
const arrived = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.activeElement?.localName === 'h1');
  await settled(page);
};

/** A page that anybody may open, with little to draw. */
const LIGHT_PAGE = '/privacy';

/** One screen for each person that the walk needs, signed in once. */
export class Walker {
  private screens = new Map<string | null, Promise<WatchedPage>>();
  /** The address of each page before it followed its last link. */
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

  /** Loads the page, as when its address is typed or opened from a mail. */
  async load(page: Page, address: string): Promise<void> {
    await page.goto(this.address + address);
    await settled(page);
  }

  /** Stays if the page is already open, otherwise loads it. */
  async stayOrLoad(page: Page, address: string): Promise<void> {
    if (page.url() !== this.address + encodeURI(address)) await this.load(page, address);
  }

  /** Navigates within the app without loading, as by a link, even if no page has such a link. */
  async jump(page: Page, address: string): Promise<void> {
    await page.evaluate((to) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const { idx = 0 } = (history.state ?? {}) as { idx?: number };
      history.pushState({ idx: idx + 1, key: String(performance.now()) }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, address);
    await arrived(page);
  }

  /** Follows a link on a page that has one. */
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

  /** Leaves the page and returns with Back, without loading anything. */
  async leaveAndReturn(page: Page, address: string): Promise<void> {
    await this.jump(page, LIGHT_PAGE);
    await page.goBack();
    await page.waitForURL(this.address + encodeURI(address));
    await settled(page);
  }
}

/** The focused element as a screen reader would announce it. */
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
