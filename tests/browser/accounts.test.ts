import { usccCheckCharacter } from '@contract/rules/uscc';
import { type BuiltSite, onFreshPages } from '@tests/support/browser/built-site';
import type { WatchedPage } from '@tests/support/browser/openBrowser';
import { aJpeg } from '@tests/support/sample-files';
import type { Page } from 'playwright-core';

const PASSWORD = 'Qing-shan-71-lv';
const PERSON = { phone: '19911112222', name: 'linqingshan' };

let service: BuiltSite['service'];
let watched: WatchedPage;
let page: Page;

onFreshPages((opened) => {
  ({ service, watched } = opened);
  page = watched.page;
});

/** Asks for a code and reads it where the demonstration shows it. */
async function codeFromOutbox(): Promise<string> {
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送，请注意查收').waitFor();
  await page.getByRole('button', { name: /查看验证码/ }).click();
  const shown = page.getByText(/验证码 \d{6}/);
  await shown.waitFor();
  return /验证码 (\d{6})/.exec((await shown.textContent()) ?? '')?.[1] ?? '';
}
const signedInAs = (name: string) =>
  page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .waitFor();
const errorOf = (label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((input) => {
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  });

/**
 * Complaints of the pages. Above ten checks a minute from one address the service asks for a proof of work, and the
 * browser logs that refusal; it is expected.
 */
const complaints = (): string[] =>
  watched.complaints.filter((text) => !/status of 429 .*\/auth\/check/.test(text));

it('makes a person an account, names each mistake at its field, and signs in [route./register] [call.user.menu] [call.user.register] [call.user.modalUrl]', async () => {
  await page.goto(`${service.address}/register`);
  await page.getByRole('button', { name: '注册并登录' }).click();
  expect(await errorOf('手机号')).toContain('11 位');
  await page.getByLabel('手机号').fill(PERSON.phone);
  const code = await codeFromOutbox();
  await page.getByLabel('用户名').fill('shenzhiyao');
  await page.getByText('用户名已被使用').waitFor();
  await page.getByLabel('用户名').fill(PERSON.name);
  await page.getByText('用户名可以使用').waitFor();
  await page.getByLabel('密码', { exact: true }).fill('12345678');
  expect(await errorOf('密码')).toContain('至少 10 位');
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '《隐私政策》' }).click();
  await page.getByRole('dialog').getByText('处理的信息').waitFor();
  await page.getByRole('button', { name: '已阅读' }).click();
  await page.getByLabel('我已阅读并同意').check();
  await page.getByLabel('验证码', { exact: true }).fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: '注册并登录' }).click();
  await page.getByText('验证码不正确或已过期').waitFor();
  await page.getByLabel('验证码', { exact: true }).fill(code);
  await page.getByRole('button', { name: '注册并登录' }).click();

  await page.waitForURL(({ pathname }) => pathname !== '/register');
  await signedInAs(PERSON.name);
});

it('signs in by a code, and goes back to where one was', async () => {
  await page.goto(`${service.address}/innovation/myProjects`);
  await page.getByRole('link', { name: '验证码登录' }).click();
  await page.getByLabel('手机号或邮箱').fill('19900000001');
  const code = await codeFromOutbox();
  await page.getByLabel('验证码', { exact: true }).fill(code);
  await page.getByRole('button', { name: '登录', exact: true }).click();

  await page.getByRole('heading', { level: 1, name: '我的项目' }).waitFor();
  expect(complaints()).toEqual([]);
});

it('gives a new password to whom holds the phone, and the old one no longer opens', async () => {
  await page.goto(`${service.address}/login`);
  await page.getByRole('link', { name: '忘记密码' }).click();
  await page.getByLabel('手机号或邮箱').fill('19900000002');
  const code = await codeFromOutbox();
  await page.getByLabel('验证码', { exact: true }).fill(code);
  await page.getByLabel('新密码').fill(`${PASSWORD}-xin`);
  await page.getByRole('button', { name: '重设密码' }).click();
  await page.getByText('请用新密码登录').waitFor();

  await page.getByLabel('密码', { exact: true }).fill('Chun-feng-28');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('密码', { exact: true }).fill(`${PASSWORD}-xin`);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
});

it('stops a unit that is registered, and keeps what was typed through a reload', async () => {
  await page.goto(`${service.address}/register?kind=unit`);
  const known = '91360100MA7QT0W12';
  await page.getByLabel('统一社会信用代码').fill(known + usccCheckCharacter(known));
  await page.getByRole('button', { name: '查询单位' }).click();
  await page.getByText(/此单位已注册，管理员为/).waitFor();

  const fresh = '91360100MA8XN0T22';
  await page.getByLabel('统一社会信用代码').fill(fresh + usccCheckCharacter(fresh));
  await page.getByRole('button', { name: '查询单位' }).click();
  await page.getByLabel('单位全称').fill('新岑仪器有限公司');
  await page.reload();
  await page.getByRole('button', { name: '查询单位' }).click();
  expect(await page.getByLabel('单位全称').inputValue()).toBe('新岑仪器有限公司');
  expect(complaints()).toEqual([]);
});

it('registers a unit with its administrator, who then hands in its papers', async () => {
  const uscc = '91360100MA8XN0T33';
  await page.goto(`${service.address}/register?kind=unit`);
  await page.getByLabel('统一社会信用代码').fill(uscc + usccCheckCharacter(uscc));
  await page.getByRole('button', { name: '查询单位' }).click();
  for (const [label, value] of [
    ['单位全称', '望川环保研究院'],
    ['法定代表人', '岑望'],
    ['省份', '江西省'],
    ['城市', '南昌市'],
    ['单位地址', '望川路 1 号'],
    ['管理员姓名', '温如川'],
  ] as const)
    await page.getByLabel(label).fill(value);
  await page.getByRole('radio', { name: /科研院所/ }).check();
  await page.getByLabel('手机号').fill('19911113333');
  const code = await codeFromOutbox();
  await page.getByLabel('用户名').fill('wangchuan');
  await page.getByText('用户名可以使用').waitFor();
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByLabel('我已阅读并同意').check();
  await page.getByLabel('验证码', { exact: true }).fill(code);
  await page.getByRole('button', { name: '提交单位注册' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/register');
  await signedInAs('温如川|wangchuan');

  await page.goto(`${service.address}/user?tab=certification&kind=unit`);
  await page.getByText(/注册还缺材料/).waitFor();
  const paper = { name: '证照.jpg', mimeType: 'image/jpeg', buffer: aJpeg() };
  const inputs = page.locator('form[aria-label="单位注册材料"] input[type=file]');
  await inputs.nth(0).setInputFiles(paper);
  await inputs.nth(1).setInputFiles({ ...paper, name: '授权函.jpg' });
  for (const name of [paper.name, '授权函.jpg']) await page.getByText(name).waitFor();
  await page.locator('form[aria-label="单位注册材料"] progress').first().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '提交材料' }).click();

  await page.getByText(/注册材料已提交，审核结果会通知您/).waitFor();
  expect(complaints()).toEqual([]);
});
