import { signInAs } from '@tests/support/application-form';
import { newTab, type WatchedPage } from '@tests/support/openBrowser';
import type { Page } from 'playwright-core';
import { frameOf } from './frames';

type Open = (look?: { width?: number }) => Promise<WatchedPage>;

/** Until the page shows what it has to show: heading, data, nothing that still turns. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.querySelector('main h1') !== null &&
      // A closed dialog waits for whoever opens it.
      ![...document.querySelectorAll('#preview, [data-page-loading], main [aria-busy="true"]')].some(
        (element) => element.checkVisibility(),
      ),
  );
};

/** One screen for each person that the walk needs, signed in once, and a tab beside it that never loads twice. */
export class Walker {
  private screens = new Map<string | null, Promise<WatchedPage>>();
  private tabs = new Map<string | null, Promise<WatchedPage>>();
  /** Where a tab was when it followed its last link. */
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

  /** For changes of route: it stays in the app from stop to stop. */
  tabOf(who: string | null): Promise<WatchedPage> {
    const known = this.tabs.get(who) ?? this.screenOf(who).then(newTab);
    this.tabs.set(who, known);
    return known;
  }

  /** A page of its own: typed into the address bar, or opened from a mail. */
  async load(page: Page, address: string): Promise<void> {
    await page.goto(this.address + address);
    await settled(page);
  }

  /** Over a link of the page that has one, without loading anything. */
  async follow(page: Page, from: string, address: string): Promise<void> {
    const origin = this.origins.get(page);
    this.origins.delete(page);
    if (origin === from) {
      await page.goBack();
      await page.waitForURL(this.address + from);
      await settled(page);
    } else {
      await this.load(page, from);
    }
    await page.locator(`a[href="${address}"]:visible`).first().click();
    await page.waitForURL(this.address + encodeURI(address));
    await settled(page);
    this.origins.set(page, from);
  }

  /** Away from where the page is, and there again by Back, without loading anything. */
  async leaveAndReturn(page: Page, address: string): Promise<void> {
    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL(({ pathname }) => pathname === '/');
    await settled(page);
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
