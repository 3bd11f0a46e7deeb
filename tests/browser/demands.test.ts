import { DAY_MS } from '@contract/time-units';
import { choose, chooseMonth, field, fillFields, signInAs } from '@tests/support/browser/application-form';
import { type BuiltSite, onBuiltSite } from '@tests/support/browser/built-site';
import { barriers, type WatchedPage } from '@tests/support/browser/openBrowser';
import { PHONE } from '@tests/support/personal-data';
import { settled } from '@tests/support/walk/Walker';
import type { Page } from 'playwright-core';

const TITLE = '加压泵房振动的在线诊断';
const PROBLEM =
  '四座加压泵房共 12 台水泵，目前靠每月人工测振一次，从异常到发现平均 18 天，期间两次烧毁轴承。希望在线判别轴承、联轴器和汽蚀三类异常，提前不少于 7 天给出提示。';
const dayAhead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

let service: BuiltSite['service'];
let browser: BuiltSite['browser'];
const opened: WatchedPage[] = [];

onBuiltSite((site) => {
  ({ service, browser } = site);
});
afterEach(async () => {
  for (const { page } of opened.splice(0)) await page.context().close();
});

/** Opens a separate browser, signed in as this person. */
const as = async (login: string | null, look?: { width: number; dark: boolean }): Promise<WatchedPage> => {
  const watched = await browser.newPage(look);
  opened.push(watched);
  watched.page.setDefaultTimeout(30_000);
  if (login !== null) {
    await watched.page.goto(`${service.address}/login`);
    await signInAs(watched.page, login);
  }
  return watched;
};
const agree = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

it('leads from a new demand over a return to its publication, to a reply and its acceptance [route./demand/:id] [route./user/demand] [route./user/demand/:id] [route./user/demand/detail/:id]', async () => {
  const owner = await as('shenzhiyao');
  const { page } = owner;
  await page.goto(`${service.address}/user/demand`);
  await page.getByRole('link', { name: '发布需求' }).click();
  await page.waitForURL(/\/user\/demand\/new$/);
  await page.getByRole('button', { name: '提交审核' }).click();
  await page.getByRole('alert').filter({ hasText: '处需要修改' }).waitFor();
  await fillFields(page, { title: TITLE, problem: PROBLEM });
  await page.getByText('已保存').waitFor();
  // The first change creates the record; the form stays open, now under the record's address.
  await page.waitForURL(/\/user\/demand\/\d+$/);
  const formAddress = page.url();
  await page.reload();
  await page.waitForFunction(
    (title) => (document.getElementById('title') as HTMLInputElement | null)?.value === title,
    TITLE,
  );
  await choose(field(page, 'type'), '技术开发');
  await choose(field(page, 'field'), '智能制造');
  await chooseMonth(field(page, 'expectedBy'), dayAhead(200).slice(0, 7));
  await chooseMonth(field(page, 'validUntil'), dayAhead(90));
  await fillFields(page, { cooperation: '委托开发' });
  await page.getByText('还有 3 项未写明').waitFor();
  await page.getByRole('button', { name: '提交审核' }).click();
  await agree(page, '提交审核');
  await page.getByText('由管理方审核，通过后公开展示', { exact: false }).waitFor();

  const admin = (await as('office')).page;
  const judge = async (act: () => Promise<void>) => {
    await admin.goto(`${service.address}/admin/demands?status=pending`);
    await admin
      .getByRole('row', { name: new RegExp(TITLE) })
      .getByRole('button', { name: '审核' })
      .click();
    await act();
  };
  await judge(async () => {
    await admin.getByRole('button', { name: '退回修改' }).click();
    await admin.locator('#reason').fill('请补充预算区间和知识产权归属');
    await admin.getByRole('dialog').last().getByRole('button', { name: '退回修改' }).click();
    await admin.getByText('已退回，原因已通知发布人').waitFor();
  });

  await page.goto(formAddress.replace('/user/demand', '/demand'));
  await page.getByText('意见：请补充预算区间和知识产权归属').waitFor();
  await fillFields(page, { budgetMin: '20', budgetMax: '35', cooperation: '委托开发，专利双方共有' });
  await page.getByText('已保存').waitFor();
  await page.getByRole('button', { name: '提交审核' }).click();
  await agree(page, '提交审核');
  await page.getByText('由管理方审核，通过后公开展示', { exact: false }).waitFor();
  await judge(async () => {
    await admin.getByRole('button', { name: /^发\s*布$/ }).click();
    await admin
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: /^发\s*布$/ })
      .click();
    await admin.getByText('需求已发布').waitFor();
  });
  const id = formAddress.split('/').at(-1);
  const detail = `${service.address}/user/demand/detail/${id}`;

  // A person whose unit is not a member: can read everything and ask, but never sees the number.
  const asker = (await as('luyiwei')).page;
  await asker.goto(detail);
  await asker.getByText('当前账号所在单位还不是已核验的会员单位', { exact: false }).waitFor();
  await asker.getByRole('button', { name: '申请对接' }).click();
  await asker.locator('[id^="reply-"][id$="-text"]').fill('做过水泵振动监测，可先装两台试测一个月');
  await asker.getByRole('button', { name: '提交对接申请' }).click();
  await asker.getByText('待答复').waitFor();

  await page.goto(detail);
  await page.getByRole('heading', { name: /陆一苇/ }).waitFor();
  await page.getByRole('button', { name: /^接\s*受$/ }).click();
  await agree(page, '接');
  await page.getByText('已接受').waitFor();
  await page.getByText('对接中').first().waitFor();
  await asker.reload();
  await asker.getByText('可以在这里继续留言', { exact: false }).waitFor();

  expect(await asker.content()).not.toMatch(PHONE);
  expect(await page.getByText('luyiwei@', { exact: false }).count()).toBe(1);
  expect(owner.complaints.filter((line) => !/40[49]|422/.test(line))).toEqual([]);
});

it('shows a member the contact details, and sends whoever is no owner from the form to the page', async () => {
  const { page, complaints } = await as('gumingqian');
  await page.goto(`${service.address}/demand/2`);
  await page.waitForURL(/\/demand\/detail\/2$/);
  await page.getByRole('heading', { level: 1, name: '冷链车厢门封老化的判定方法' }).waitFor();
  await page.getByText(/^199\d{8}$/).waitFor();

  expect(complaints.filter((line) => !line.includes('404'))).toEqual([]);
});

/** The number of one of the own demands. */
const numberOf = async (page: Page, title: string): Promise<string> => {
  await page.goto(`${service.address}/user/demand`);
  const address = await page.getByRole('link', { name: title }).first().getAttribute('href');
  return address?.match(/\d+$/)?.[0] ?? '';
};

it('says of a closed demand that it is closed', async () => {
  const closed = await numberOf((await as('shenzhiyao')).page, '泵房噪声的低成本治理');
  const { page } = await as(null);
  await page.goto(`${service.address}/demand/detail/${closed}`);
  await page.getByRole('heading', { level: 1, name: '需求已关闭' }).waitFor();
});

it.each([
  [1280, false],
  [375, true],
])('has no barrier in form, thread and drawer at %i px', async (width, dark) => {
  const { page } = await as('shenzhiyao', { width, dark });
  await page.goto(`${service.address}/user/demand/${await numberOf(page, '老旧小区夜间最小流量的判读')}`);
  await page.getByText('意见：', { exact: false }).first().waitFor();
  const inForm = await barriers(page);
  await page.goto(`${service.address}/demand/detail/3`);
  await page.getByRole('heading', { name: '我的对接申请' }).waitFor();
  const inThread = await barriers(page);
  await page.goto(`${service.address}/demand`);
  // A click before hydration would be lost.
  await settled(page);
  if (width < 768) {
    await page.getByRole('button', { name: '筛选与排序' }).click();
    await page.getByRole('dialog').getByRole('link', { name: '智慧农业' }).click();
    await page.getByRole('button', { name: '筛选与排序（1）' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  }

  expect([...inForm, ...inThread, ...(await barriers(page))]).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});
