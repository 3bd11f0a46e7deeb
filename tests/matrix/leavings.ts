import type { BrowserContext, Locator, Page } from 'playwright-core';

/** How a page is left, and the page that shows the same step afterwards in the same browser. */
export interface Device {
  page: Page;
  context: BrowserContext;
  /** The field that was edited last. */
  last: Locator;
  address: string;
  /** Ends every session of the person, as a timeout would. */
  endSessions: () => Promise<void>;
  signIn: (page: Page) => Promise<void>;
}

type Leaving = (device: Device) => Promise<Page>;

/** Longer than the pause before an autosave. */
const SAVED_MS = 3500;
const settled = async (page: Page): Promise<Page> => {
  await page.waitForTimeout(SAVED_MS);
  return page;
};
const again = async ({ page, address }: Pick<Device, 'page' | 'address'>): Promise<Page> => {
  await page.goto(address);
  return settled(page);
};
const inNewTab = async (device: Device): Promise<Page> =>
  again({ ...device, page: await device.context.newPage() });

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
  下一步: async (device) => {
    await device.page.getByRole('button', { name: '下一步' }).click();
    await device.page.waitForTimeout(500);
    return again(device);
  },
  浏览器后退: async (device) => {
    await device.page.goBack();
    await device.page.waitForTimeout(500);
    return again(device);
  },
  链接: async (device) => {
    await device.page.getByRole('link', { name: '我的项目' }).first().click();
    await device.page.waitForTimeout(500);
    return again(device);
  },
  刷新: async ({ page }) => {
    await page.reload();
    return settled(page);
  },
  关闭: async (device) => {
    await device.page.waitForTimeout(300);
    await device.page.close({ runBeforeUnload: false });
    return inNewTab(device);
  },
  崩溃: async (device) => {
    await device.page.waitForTimeout(300);
    await device.page.goto('chrome://crash').catch(() => 'crashed');
    await device.page.close();
    return inNewTab(device);
  },
  断网后关闭: async (device) => {
    // Set before the edit, see `walkStep`.
    await device.page.waitForTimeout(300);
    await device.page.close({ runBeforeUnload: false });
    await device.context.setOffline(false);
    return inNewTab(device);
  },
  登录过期: async (device) => {
    await device.endSessions();
    await device.page.waitForTimeout(300);
    await device.page.close({ runBeforeUnload: false });
    const page = await device.context.newPage();
    await device.signIn(page);
    return again({ ...device, page });
  },
  另一个标签页: async (device) => {
    await device.page.waitForTimeout(SAVED_MS);
    return inNewTab(device);
  },
};

export const isOffline = (way: string): boolean => way === '断网后关闭';
