import { field } from '@tests/support/browser/application-form';
import { type InputDevice, keyboard, mouse } from '@tests/support/browser/input-device';
import { openBrowser, type WatchedPage } from '@tests/support/browser/openBrowser';
import { Writer } from '@tests/support/browser/Writer';
import { type BuiltService, startBuiltService } from '@tests/support/startBuiltService';
import type { Page } from 'playwright-core';

jest.setTimeout(300_000);

const NUMBER = /KC\d{4}-B-\d{4}/;
const FILE = /^(核对并提交|确认提交|提交)$/;

async function signIn(page: Page, device: InputDevice): Promise<void> {
  await device.write(page.getByLabel('用户名、手机号或邮箱'), 'gumingqian');
  await device.write(page.getByLabel('密码', { exact: true }), 'Chun-feng-28');
  await device.press(page.getByRole('button', { name: '登录', exact: true }));
}

/** From the list of categories to an open draft; answers with its address. */
async function beginDraft(page: Page, device: InputDevice): Promise<string> {
  await page.waitForURL(({ pathname }) => pathname === '/innovation/myProjects/new');
  await device.press(page.getByRole('radio', { name: /应用示范/ }));
  await device.press(page.getByRole('link', { name: '开始填写' }));
  await device.write(field(page, 'base.title'), '管网漏损诊断');
  await page.waitForURL(/\/innovation\/myProjects\/\d+/);
  return page.url().split('?')[0] ?? '';
}

const numberOn = async (page: Page): Promise<string> => {
  const shown = page.getByText(NUMBER).first();
  await shown.waitFor();
  return NUMBER.exec((await shown.textContent()) ?? '')?.[0] ?? '';
};

async function takeBackAndEdit(page: Page, device: InputDevice, address: string): Promise<void> {
  await page.goto(address);
  await device.press(page.getByRole('button', { name: '撤回申报' }));
  await device.press(page.getByRole('dialog').getByRole('button', { name: /撤回/ }));
  const reopen = page.getByRole('button', { name: '重新编辑' });
  await device.press(reopen);
  await reopen.waitFor({ state: 'hidden' });
  await page.goto(`${address}?step=base`);
  await device.write(field(page, 'base.title'), '县域管网漏损诊断与调度平台');
  await page
    .getByText(/已保存/)
    .first()
    .waitFor();
}

const ways: [way: string, width: number, device: InputDevice][] = [
  ['on a phone', 375, mouse],
  ['by keyboard alone', 1280, keyboard],
];

describe.each(ways)('an applicant %s', (_way, width, device) => {
  let service: BuiltService;
  let browser: Awaited<ReturnType<typeof openBrowser>>;
  let watched: WatchedPage;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startBuiltService(), openBrowser()]);
    watched = await browser.newPage({ width });
    watched.page.setDefaultTimeout(30_000);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  it('files from the home page to the receipt, takes it back and files again [route./innovation/myProjects/new] [route./innovation/myProjects/:id]', async () => {
    const { page } = watched;
    await page.goto(service.address);
    await device.press(page.getByRole('link', { name: '开始申报' }));
    await signIn(page, device);
    const address = await beginDraft(page, device);
    await page.goto(`${address}?step=base`);

    await new Writer(page, device).everything();
    await device.press(page.getByRole('button', { name: FILE }));
    await device.pressTwice(page.getByRole('dialog').getByRole('button', { name: '确认提交' }));
    const number = await numberOn(page);

    await page.goto(`${service.address}/innovation/myProjects`);
    await page.getByText(number).first().waitFor();
    expect(await page.getByText('已提交', { exact: true }).count()).toBeGreaterThan(0);

    await takeBackAndEdit(page, device, address);
    await page.goto(`${address}?step=check`);
    await device.press(page.getByRole('button', { name: FILE }));
    await device.press(page.getByRole('dialog').getByRole('button', { name: '确认提交' }));
    expect(await numberOn(page)).toBe(number);
    expect(watched.complaints).toEqual([]);
  });
});
