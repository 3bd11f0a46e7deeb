import type { BrowserContext, Locator, Page } from 'playwright-core';

/** The page that is being left, with what is needed to open the same form again in the same browser. */
interface Device {
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

/** Far less than the pause before an autosave. */
const MOMENT_MS = 300;

/** A drawer lies over the page; it is closed first, and then what lies under it is used. */
const drawerTitle = (page: Page): Locator => page.locator('.ant-drawer-open .ant-drawer-title');
const closeDrawer = async (page: Page): Promise<void> => {
  if (!(await drawerTitle(page).isVisible())) return;
  await page.keyboard.press('Escape');
  await drawerTitle(page).waitFor({ state: 'hidden' });
};

const again = async ({ page, address }: Pick<Device, 'page' | 'address'>): Promise<Page> => {
  await page.goto(address);
  return page;
};
const inNewTab = async (device: Device): Promise<Page> =>
  again({ ...device, page: await device.context.newPage() });
const closeSoon = async ({ page }: Device): Promise<void> => {
  await page.waitForTimeout(MOMENT_MS);
  await page.close({ runBeforeUnload: false });
};

export const LEAVINGS: Readonly<Record<string, Leaving>> = {
  Tab: async ({ page }) => {
    await page.keyboard.press('Tab');
    return page;
  },
  Enter: async ({ page, last }) => {
    // In a long text Enter adds a line, in a list it selects; it only submits in a single-line text field.
    if (await last.evaluate((box) => box instanceof HTMLInputElement && box.type === 'text'))
      await page.keyboard.press('Enter');
    return page;
  },
  点别处: async ({ page }) => {
    const drawer = drawerTitle(page);
    await ((await drawer.isVisible()) ? drawer : page.getByRole('heading', { level: 1 })).click();
    return page;
  },
  下一步: async (device) => {
    await device.page.getByRole('button', { name: '下一步' }).click();
    await device.page.waitForTimeout(MOMENT_MS);
    return again(device);
  },
  浏览器后退: async (device) => {
    await device.page.goBack();
    await device.page.waitForTimeout(MOMENT_MS);
    return again(device);
  },
  链接: async (device) => {
    // Within the application the frame stays and only the form is removed.
    await closeDrawer(device.page);
    await device.page.locator('header a:visible, nav a:visible').first().click();
    await device.page.waitForTimeout(MOMENT_MS);
    return again(device);
  },
  刷新: async ({ page }) => {
    await page.reload();
    return page;
  },
  关闭: async (device) => {
    await closeSoon(device);
    return inNewTab(device);
  },
  崩溃: async (device) => {
    await device.page.waitForTimeout(MOMENT_MS);
    await device.page.goto('chrome://crash').catch(() => 'crashed');
    await device.page.close();
    return inNewTab(device);
  },
  断网后关闭: async (device) => {
    // The network went before the first edit.
    await closeSoon(device);
    await device.context.setOffline(false);
    return inNewTab(device);
  },
  登录过期: async (device) => {
    await device.endSessions();
    await closeSoon(device);
    const page = await device.context.newPage();
    await device.signIn(page);
    return again({ ...device, page });
  },
  // Both tabs stay open, and the second shows what the first has not sent yet.
  另一个标签页: inNewTab,
};

export const isOffline = (way: string): boolean => way === '断网后关闭';
export const needsNext = (way: string): boolean => way === '下一步';
