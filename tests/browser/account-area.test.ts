import { join } from 'node:path';
import { idNumberCheckCharacter } from '@contract/rules/id-number';
import { aPng } from '@tests/support/a-png';
import { signInAs } from '@tests/support/browser/application-form';
import type { WatchedPage } from '@tests/support/browser/openBrowser';
import { openSite, type Site } from '@tests/support/browser/openSite';
import { lastCodeTo, sentMessages } from '@tests/support/people';
import { aHeic, aJpeg } from '@tests/support/sample-files';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

const PERSON = 'linxiaoman';
const PASSWORD = 'Chun-feng-28';
const first17 = '99000019900307124';
const NUMBER = first17 + idNumberCheckCharacter(first17);

let site: Site;
const watched: WatchedPage[] = [];

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());
afterEach(async () => {
  for (const { page } of watched.splice(0)) await page.context().close();
});

const signedInPage = async (): Promise<Page> => {
  const next = await site.newPage();
  watched.push(next);
  next.page.setDefaultTimeout(30_000);
  await next.page.goto(`${site.address}/login`);
  await signInAs(next.page, PERSON);
  return next.page;
};

const openTab = async (page: Page, tab: string): Promise<void> => {
  await page.goto(`${site.address}/user?tab=${tab}`);
  await page.locator('h1').first().waitFor();
};

/** Decides the newest request through the API, as the office does. */
const decide = async (agree: boolean, reason?: string): Promise<void> => {
  const { headers } = await site.service.signIn('office');
  const { body } = await site.service.call('GET', '/prod-api/system/cert/list?status=0&isAsc=desc', {
    headers,
  });
  const { id, version } = body.rows[0];
  const answer = await site.service.call('PUT', `/prod-api/system/cert/${id}/decide`, {
    headers,
    body: { agree, version, ...(reason ? { reason } : {}) },
  });
  expect(answer.status).toBe(200);
};

const JPEG = { name: '证件.jpg', mimeType: 'image/jpeg', buffer: aJpeg() };
const HEIC = { name: '证件.heic', mimeType: 'image/heic', buffer: aHeic() };

const applyForRealName = async (page: Page, photograph: typeof JPEG): Promise<void> => {
  await page.getByLabel('姓名', { exact: true }).fill('林小满');
  await page.getByRole('radio', { name: '女' }).check();
  await page.getByRole('textbox', { name: '证件号码' }).fill(NUMBER);
  // The button beside it replaces the file input, also in forms that use antd.
  expect(await page.locator('input[type=file]').isVisible()).toBe(false);
  await page.locator('input[type=file]').setInputFiles(photograph);
  await page.getByText('证件.jpg').first().waitFor();
  await page.getByRole('button', { name: /移除|取出|删除/ }).waitFor();
  await page.getByRole('checkbox', { name: /我单独同意/ }).check();
  await page.getByRole('button', { name: '提交认证申请' }).click();
  await page.getByRole('heading', { name: '实名认证审核中' }).waitFor();
};

/** Type and left and right colours of the photograph that the service stored last. */
const photographKept = async (): Promise<unknown[]> => {
  const { kysely } = site.service.db;
  const { storageKey, type } = await kysely
    .selectFrom('file')
    .select(['storageKey', 'type'])
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow();
  const { data, info } = await sharp(join(site.service.config.uploadDir, storageKey))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number): number[] => [
    ...data.subarray((30 * info.width + x) * 3, (30 * info.width + x) * 3 + 3),
  ];
  const reddest = ([red = 0, , blue = 0]: number[]): string => (red > blue ? 'red' : 'blue');
  return [type, info.width, info.height, reddest(at(10)), reddest(at(86))];
};

test('a certification is applied for, refused with a reason, applied for again and agreed', async () => {
  const page = await signedInPage();
  await openTab(page, 'certification');
  await applyForRealName(page, HEIC);
  expect(await photographKept()).toEqual(['image/jpeg', 96, 64, 'red', 'blue']);
  await page.getByText('990***********').first().waitFor();

  await decide(false, '证件照四角不完整');
  await openTab(page, 'certification');
  await page.getByText(/上次申请未通过，.*原因：证件照四角不完整/).waitFor();
  await applyForRealName(page, JPEG);

  await decide(true);
  await openTab(page, 'certification');
  await page.getByRole('heading', { name: '已通过实名认证' }).waitFor();
  expect(await page.content()).not.toContain(NUMBER);
});

test('a phone is changed with a code to the new one; the old one is told', async () => {
  const page = await signedInPage();
  await openTab(page, 'security');
  await page.getByRole('button', { name: '更换手机号' }).click();
  const form = page.getByRole('form', { name: '手机号' });
  await form.getByLabel('新手机号').fill('19911112222');
  await form.getByRole('button', { name: '获取验证码' }).click();
  await form.getByText('验证码已发送至 19911112222').waitFor();
  await form.getByLabel('验证码', { exact: true }).fill(await lastCodeTo(site.service, '19911112222'));
  await form.getByLabel('当前密码', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: '更换手机号' }).click();
  await page.getByText('手机号码绑定成功').waitFor();
  await page.getByText('199****2222').waitFor();
  const told = (await sentMessages(site.service)).filter(({ recipient }) => recipient === '19900000008');
  expect(told.some(({ body }) => body.includes('绑定的手机号已更换'))).toBe(true);
});

test('a third-party account is unbound after a question, and is gone after a reload', async () => {
  const { kysely } = site.service.db;
  const { id } = await kysely
    .selectFrom('account')
    .select('id')
    .where('login', '=', PERSON)
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('openUser')
    .values({ accountId: id, provider: 'school_cas', subject: 'subject-1', nickname: '小满' })
    .execute();
  const page = await signedInPage();
  await openTab(page, 'security');
  await page.getByRole('button', { name: '解除绑定' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '解除绑定' }).click();
  await page.getByRole('button', { name: '解除绑定' }).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('form', { name: '修改密码' }).waitFor();

  expect(await page.getByRole('button', { name: '解除绑定' }).count()).toBe(0);
  expect(await kysely.selectFrom('openUser').select('id').where('accountId', '=', id).execute()).toEqual([]);
});

test('an avatar is cropped by the keyboard alone and shown at once', async () => {
  const page = await signedInPage();
  await openTab(page, 'account');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '头像.png', mimeType: 'image/png', buffer: await aPng(300, 200) });
  const dialog = page.getByRole('dialog', { name: '裁剪头像' });
  await dialog.getByRole('slider', { name: '缩放' }).focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
  expect(Number(await dialog.getByRole('slider').inputValue())).toBeCloseTo(1.5);
  await dialog.getByRole('button', { name: '右移' }).press('Enter');
  await dialog.getByRole('button', { name: '保存头像' }).press('Enter');
  await page.getByText('头像已更新').waitFor();
  const picture = page.getByRole('img', { name: '当前头像' });
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
});

test('a new password ends the sessions of other devices and keeps this one', async () => {
  const here = await signedInPage();
  const there = await signedInPage();
  await openTab(here, 'sessions');
  await here.getByRole('list', { name: '已登录的设备' }).getByRole('listitem').nth(1).waitFor();

  await openTab(here, 'security');
  const form = here.getByRole('form', { name: '修改密码' });
  await form.getByLabel('旧密码').fill(PASSWORD);
  await form.getByLabel('新密码', { exact: true }).fill('Qiu-yue-1949');
  await form.getByLabel('再次输入新密码').fill('Qiu-yue-1949');
  await form.getByRole('button', { name: '修改密码' }).click();
  await here.getByText('密码已更新，其他设备已退出登录').waitFor();

  await there.goto(`${site.address}/user?tab=sessions`);
  await there.waitForURL(/\/login/);
  await openTab(here, 'sessions');
  await here.getByText('本机').waitFor();
  expect(await here.getByRole('list', { name: '已登录的设备' }).getByRole('listitem').count()).toBe(1);
});
