import { signInAs } from '@tests/support/browser/application-form';
import { type BuiltSite, onFreshPages } from '@tests/support/browser/built-site';
import { barriers, type WatchedPage } from '@tests/support/browser/openBrowser';
import type { Page } from 'playwright-core';

let service: BuiltSite['service'];
let browser: BuiltSite['browser'];
let watched: WatchedPage;
let page: Page;

onFreshPages((opened) => {
  ({ service, watched, browser } = opened);
  page = watched.page;
});

const go = (path: string) => page.goto(service.address + path);
const as = async (login: string): Promise<void> => {
  await go('/login');
  await signInAs(page, login);
};

it('leads a visitor from the course centre through sign-in into a course', async () => {
  await go('/learning');
  await page.getByRole('link', { name: '智能制造' }).click();
  await page.getByRole('link', { name: '供水管网漏损诊断与水力建模' }).click();
  await page.getByRole('heading', { level: 1, name: '供水管网漏损诊断与水力建模' }).waitFor();
  expect(await page.content()).not.toContain('K7M3Q');

  await page.getByRole('link', { name: '登录后加入' }).click();
  await signInAs(page, 'shenzhiyao');
  await page.getByLabel('邀请码').fill('k7m3q');
  await page.getByRole('button', { name: '查看' }).click();
  await page.getByRole('button', { name: '加入课程' }).click();
  await page.getByText('加入成功').waitFor();
  await page.getByRole('link', { name: '进入课程' }).click();

  await page.getByRole('region', { name: '我的身份' }).getByText('学生').waitFor();
  await page.getByRole('heading', { name: '课程成员' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(watched.complaints).toEqual([]);
});

it('lets a learner ask, a teacher refuse with a reason, and the learner read it', async () => {
  await as('shenzhiyao');
  await go('/learning/mine');
  await page.getByRole('button', { name: '撤销申请' }).click();
  await page.getByText('已撤销').waitFor();
  await go('/learning/join?code=WATER8');
  await page.getByText('管理人员', { exact: true }).click();
  await page.getByRole('button', { name: '提交申请' }).click();
  await page.getByText('管理人员申请已提交，请等待审核').waitFor();

  const teacher = await browser.newPage();
  const admin = teacher.page;
  admin.setDefaultTimeout(30_000);
  await admin.goto(`${service.address}/login`);
  await signInAs(admin, 'gumingqian');
  await admin.goto(`${service.address}/learning/requests`);
  const row = admin.getByRole('listitem').filter({ has: admin.getByRole('heading', { name: '沈知遥' }) });
  await row.getByRole('button', { name: '驳回' }).click();
  await row.getByLabel('驳回的原因').fill('管理人员已经配齐，欢迎参与开发');
  await row.getByRole('button', { name: '驳回' }).click();
  await admin.getByText('已驳回，原因已告知沈知遥').waitFor();
  expect(teacher.complaints).toEqual([]);
  await admin.context().close();

  await go('/learning/mine');
  await page.getByText('原因：管理人员已经配齐，欢迎参与开发').waitFor();
  expect(watched.complaints).toEqual([]);
});

it('says to a newcomer what is missing, and where to put it right', async () => {
  await as('linxiaoman');
  await go('/learning/join?code=K7M3Q');
  await page.getByRole('alert').getByText('请先完善基本信息').waitFor();
  await page.getByRole('link', { name: '完善资料' }).click();

  await page.waitForURL(/\/user\?tab=account/);
});

it('gives a teacher a new course with its code, link and picture', async () => {
  await as('gumingqian');
  await go('/learning/courses/new');
  await page.getByLabel('名称').fill('二次供水水质快检实践');
  await page.getByLabel('一句话介绍').fill('学会在现场用快检装置测余氯和浊度，并读懂结果。');
  await page.getByLabel('领域').click();
  await page.getByTitle('智能制造').click();
  await page.getByRole('button', { name: '开设课程' }).click();

  await page.getByRole('heading', { level: 1, name: '二次供水水质快检实践' }).waitFor();
  const invitation = page.getByRole('region', { name: '邀请码' });
  await invitation.getByRole('img', { name: /的二维码$/ }).waitFor();
  expect(await invitation.locator('bdi').first().textContent()).toMatch(/^[2-9A-HJ-NP-Z]{5}$/);
  expect(await barriers(page)).toEqual([]);
});

it('is the home page of a learning site, in its own colour', async () => {
  const address = new URL(service.address);
  address.hostname = 'learning.localhost';
  await page.goto(address.origin);
  await page.getByRole('link', { name: '前往主站' }).waitFor();

  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('课程中心');
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('learning');
  const nav = page.getByRole('navigation', { name: '主导航' });
  expect(await nav.getByRole('link').allTextContents()).toEqual(['课程中心', '学习项目', '我的学习', '帮助']);
  expect(await page.getByRole('link', { name: '前往主站' }).getAttribute('href')).toBe(
    `http://localhost:${address.port}/`,
  );
  expect(await barriers(page)).toEqual([]);
});

it.each([
  ['a course', '/learning/courses/5'],
  ['a project', '/learning/projects/8'],
  ['a code', '/learning/join?code=K7M3Q'],
  ['the form of a course', '/learning/courses/5/edit'],
])('%s is sound for its teacher on a phone in the dark', async (_what, path) => {
  const phone = await browser.newPage({ width: 375, dark: true });
  await phone.page.goto(`${service.address}/login`);
  await signInAs(phone.page, 'gumingqian');
  await phone.page.goto(service.address + path, { waitUntil: 'networkidle' });
  await phone.page.locator('h1').first().waitFor();

  const wider = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await phone.page.evaluate(wider)).toBeLessThanOrEqual(0);
  expect(await barriers(phone.page)).toEqual([]);
  expect(phone.complaints).toEqual([]);
  await phone.page.context().close();
});
