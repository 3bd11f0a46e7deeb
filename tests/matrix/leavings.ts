import type { BrowserContext, Locator, Page } from 'playwright-core';

/** How a page is left, and the page that shows the same step afterwards in the same browser. */
export interface Desk {
  page: Page;
  context: BrowserContext;
  /** The field that was edited last. */
  last: Locator;
  address: string;
  /** Ends every session of the person, as a timeout would. */
  endSessions: () => Promise<void>;
  signIn: (page: Page) => Promise<void>;
}

type Leaving = (desk: Desk) => Promise<Page>;

/** Longer than the pause before an autosave. */
const SAVED_MS = 3500;
const settled = async (page: Page): Promise<Page> => {
  await page.waitForTimeout(SAVED_MS);
  return page;
};
const again = async ({ page, address }: Pick<Desk, 'page' | 'address'>): Promise<Page> => {
  await page.goto(address);
  return settled(page);
};
const inNewTab = async (desk: Desk): Promise<Page> => again({ ...desk, page: await desk.context.newPage() });

export const LEAVINGS: Readonly<Record<string, Leaving>> = {
  Tab: async ({ page }) => {
    await page.keyboard.press('Tab');
    return settled(page);
  },
  Enter: async ({ page, last }) => {
    // In a long text it is a line, in a list a choice: only where it ends a line of text.
    if (await last.evaluate((box) => box instanceof HTMLInputElement && box.type === 'text'))
      await page.keyboard.press('Enter');
    return settled(page);
  },
  点别处: async ({ page }) => {
    await page.getByRole('heading', { level: 1 }).click();
    return settled(page);
  },
  下一步: async (desk) => {
    await desk.page.getByRole('button', { name: '下一步' }).click();
    await desk.page.waitForTimeout(500);
    return again(desk);
  },
  浏览器后退: async (desk) => {
    await desk.page.goBack();
    await desk.page.waitForTimeout(500);
    return again(desk);
  },
  链接: async (desk) => {
    await desk.page.getByRole('link', { name: '我的项目' }).first().click();
    await desk.page.waitForTimeout(500);
    return again(desk);
  },
  刷新: async ({ page }) => {
    await page.reload();
    return settled(page);
  },
  关闭: async (desk) => {
    await desk.page.waitForTimeout(300);
    await desk.page.close({ runBeforeUnload: false });
    return inNewTab(desk);
  },
  崩溃: async (desk) => {
    await desk.page.waitForTimeout(300);
    await desk.page.goto('chrome://crash').catch(() => 'crashed');
    await desk.page.close();
    return inNewTab(desk);
  },
  断网后关闭: async (desk) => {
    // Set before the edit, see `walkStep`.
    await desk.page.waitForTimeout(300);
    await desk.page.close({ runBeforeUnload: false });
    await desk.context.setOffline(false);
    return inNewTab(desk);
  },
  登录过期: async (desk) => {
    await desk.endSessions();
    await desk.page.waitForTimeout(300);
    await desk.page.close({ runBeforeUnload: false });
    const page = await desk.context.newPage();
    await desk.signIn(page);
    return again({ ...desk, page });
  },
  另一个标签页: async (desk) => {
    await desk.page.waitForTimeout(SAVED_MS);
    return inNewTab(desk);
  },
};

export const isOffline = (way: string): boolean => way === '断网后关闭';
