import { demoAccounts } from '@server/db/demo/demo-accounts';
import { openBrowser, type WatchedPage } from '@tests/support/openBrowser';
import { type BuiltService, startBuiltService } from '@tests/support/startBuiltService';

let service: BuiltService;
let browser: Awaited<ReturnType<typeof openBrowser>>;

beforeAll(async () => {
  [service, browser] = await Promise.all([startBuiltService(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

const REASON =
  '这一项的判断依据写在申报书的研究方案和考核指标之中，主要优点清楚，存在的不足也可以通过补充试验数据和明确时间安排来改进。';

async function signIn(login: string): Promise<WatchedPage> {
  const watched = await browser.newPage({ width: 1280, dark: false });
  const { page } = watched;
  await page.goto(`${service.address}/login`);
  await page.getByLabel(/用户名/).fill(login);
  await page.getByLabel('密码', { exact: true }).fill(demoAccounts[0]?.password ?? '');
  await page.getByRole('button', { name: /^登\s*录$/ }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  return watched;
}

/** Presses a button in the one dialog that is open; antd parts two letters. */
const confirm = (page: WatchedPage['page'], name: string) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${[...name].join('\\s*')}$`) })
    .last()
    .click();

it('an application is assigned, judged blind, proposed and published', async () => {
  const office = await signIn('office');
  const expert = await signIn('luyiwei');

  // The office accepts what passed the formality check, and asks the expert.
  await office.page.goto(`${service.address}/admin/applications?status=formal_check`);
  await office.page.locator('tbody a').first().click();
  await office.page.getByRole('button', { name: '受理', exact: true }).waitFor();
  const title = (await office.page.locator('h1').textContent()) ?? '';
  await office.page.getByRole('button', { name: '受理', exact: true }).click();
  await confirm(office.page, '受理');
  await office.page.getByText('专家评审').first().waitFor();
  await office.page.getByRole('link', { name: '专家评审' }).click();
  await office.page.getByRole('button', { name: '分配专家' }).click();
  await office.page
    .getByRole('dialog')
    .getByLabel(/陆一苇/)
    .check();
  await confirm(office.page, '分配专家');
  await office.page.getByRole('rowheader', { name: '陆一苇' }).waitFor();

  // The expert declares first, then reads and scores.
  await expert.page.goto(`${service.address}/admin/reviews`);
  await expert.page.getByRole('link', { name: title }).click();
  await expert.page.getByRole('button', { name: '声明无利益冲突并开始评审' }).click();
  await expert.page.getByLabel('创新性得分').waitFor();
  const paper = (await expert.page.locator('main').textContent()) ?? '';
  expect(paper).not.toContain('青陶水务');
  for (const name of ['创新性', '可行性', '团队基础', '预期效益']) {
    await expert.page.getByLabel(`${name}得分`).fill('18');
    await expert.page.getByLabel(`${name}理由`).fill(REASON);
  }
  await expert.page.getByRole('button', { name: '提交评审' }).click();
  await confirm(expert.page, '提交评审');
  await expert.page.getByText('已提交', { exact: true }).waitFor();

  // The office decides, and publishes the list.
  await office.page.goto(`${service.address}/admin/ranking`);
  const row = office.page.getByRole('row').filter({ hasText: title });
  await row.getByText('72').waitFor();
  await row.getByRole('button', { name: '拟立项' }).click();
  await confirm(office.page, '拟立项');
  await office.page.getByRole('button', { name: '发布公示名单' }).click();
  await confirm(office.page, '发布公示名单');
  await office.page.waitForURL(/\/notification\/\d+$/);
  await office.page.getByRole('cell', { name: title }).waitFor();

  expect([...office.complaints, ...expert.complaints]).toEqual([]);
});
