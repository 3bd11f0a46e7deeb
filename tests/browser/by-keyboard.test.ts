import { idNumberCheckCharacter } from '@contract/rules/id-number';
import { DAY_MS } from '@contract/time-units';
import { field } from '@tests/support/browser/application-form';
import { type BuiltSite, onFreshPages } from '@tests/support/browser/built-site';
import { keyboard as hand } from '@tests/support/browser/input-device';
import type { WatchedPage } from '@tests/support/browser/openBrowser';
import { aJpeg, aPdf } from '@tests/support/sample-files';
import type { Locator, Page } from 'playwright-core';

const TITLE = '原水藻类爆发的提前七天预警';
const PROBLEM =
  '水源地每年夏季藻类爆发 2 到 3 次，目前靠每周一次人工取样，从爆发到发现平均 4 天，其间两次被迫停产。希望结合浮标与遥感，提前不少于 7 天给出预警，误报每季不超过一次。';
const dayAhead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const first17 = '99000019900307124';
const ID_NUMBER = first17 + idNumberCheckCharacter(first17);

let service: BuiltSite['service'];
let watched: WatchedPage;
let page: Page;

onFreshPages((opened) => {
  ({ service, watched } = opened);
  page = watched.page;
}, 20_000);

/** Opens a personal page and signs in on the way. */
async function signInTo(path: string, login: string): Promise<void> {
  await page.goto(service.address + path);
  await hand.write(page.getByLabel('用户名、手机号或邮箱'), login);
  await hand.write(page.getByLabel('密码', { exact: true }), 'Chun-feng-28');
  await hand.press(page.getByRole('button', { name: '登录', exact: true }));
  await page.waitForURL(({ pathname, search }) => pathname + search === path);
}
const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
const focused = (): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? document.activeElement?.localName ?? '');

/** Follows the Tab key from the first stop around to it again: every element that takes the focus gives it back. */
async function expectNoTrap(): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.getByRole('link', { name: '跳到主要内容' }).focus();
  const stops: string[] = [];
  do {
    await page.keyboard.press('Tab');
    stops.push(await focused());
  } while (stops.length < 400 && stops.at(-1) !== '跳到主要内容');
  expect(stops.at(-1)).toBe('跳到主要内容');
}

it('a demand goes from nothing to 待审核 [route./user/demand] [route./user/demand/:id]', async () => {
  await signInTo('/user/demand', 'shenzhiyao');
  await hand.press(page.getByRole('link', { name: '发布需求' }));
  await page.waitForURL(/\/user\/demand\/new$/);
  await hand.press(button('提交审核'));
  const summary = page.getByRole('alert').filter({ hasText: '处需要修改' });
  await summary.waitFor();
  await hand.press(summary.getByRole('link').first());
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('title');

  await hand.write(field(page, 'title'), TITLE);
  await hand.choose(field(page, 'type'), '技术开发');
  await hand.choose(field(page, 'field'), '智慧农业');
  await hand.write(field(page, 'problem'), PROBLEM);
  await hand.press(button(/^添加指标/));
  const row = page.getByRole('group', { name: /^指标 1/ });
  await hand.write(row.getByLabel('指标', { exact: true }), '提前量');
  await hand.write(row.getByLabel('目标', { exact: true }), '不少于 7 天');
  await hand.write(field(page, 'budgetMin'), '30');
  await hand.write(field(page, 'budgetMax'), '60');
  await hand.chooseMonth(field(page, 'expectedBy'), dayAhead(200).slice(0, 7));
  await hand.chooseMonth(field(page, 'validUntil'), dayAhead(90));
  await hand.write(field(page, 'cooperation'), '委托开发，专利双方共有');
  const papers = page.getByRole('group', { name: '附件' });
  await hand.attach(papers, { name: '取样记录.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await papers.getByText('取样记录.pdf').first().waitFor();
  await page.getByText('已保存').waitFor();
  await expectNoTrap();

  await hand.press(button('提交审核'));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: '提交审核' }));
  await page.getByText('由管理方审核，通过后公开展示', { exact: false }).waitFor();

  await page.goto(`${service.address}/user/demand?status=pending`);
  await page.getByRole('link', { name: TITLE }).waitFor();
  expect(watched.complaints).toEqual([]);
});

it('a real-name certification is handed in [call.POST /api/users/accounts/{id}/authentication_apply.json]', async () => {
  await signInTo('/user?tab=certification', 'linxiaoman');
  await hand.write(page.getByLabel('姓名', { exact: true }), '林小满');
  await hand.press(page.getByRole('radio', { name: '女' }));
  await hand.write(page.getByRole('textbox', { name: '证件号码' }), ID_NUMBER);
  await hand.attach(page.getByRole('group', { name: '证件照' }), {
    name: '证件.jpg',
    mimeType: 'image/jpeg',
    buffer: aJpeg(),
  });
  await button(/移除|取出|删除/).waitFor();
  await hand.press(button('阅读证件信息处理告知书'));
  await hand.press(page.getByRole('checkbox', { name: /我单独同意/ }));
  await expectNoTrap();

  await hand.press(button('提交认证申请'));

  await page.getByRole('heading', { name: '实名认证审核中' }).waitFor();
  expect(watched.complaints).toEqual([]);
});

it('a professional certification is handed in [call.POST /api/users/accounts/{id}/professional_auth_apply.json]', async () => {
  await signInTo('/user?tab=certification&kind=professional', 'gumingqian');
  await hand.press(page.getByRole('radio', { name: '教师' }));
  await hand.choose(page.getByRole('combobox', { name: '职称' }), '副教授');
  await hand.choose(page.getByRole('combobox', { name: /学校/ }), '云泽大学');
  await hand.attach(page.getByRole('group', { name: '证明材料' }), {
    name: '工作证.jpg',
    mimeType: 'image/jpeg',
    buffer: aJpeg(),
  });
  await button(/移除|取出|删除/).waitFor();

  await hand.press(button('提交认证申请'));

  await page.getByRole('heading', { name: '职业认证审核中' }).waitFor();
  expect(watched.complaints).toEqual([]);
});
