import { readFileSync } from 'node:fs';
import { DAY_MS, HOUR_MS } from '@contract/time-units';
import { signInAs } from '@tests/support/browser/application-form';
import { barriers, type WatchedPage } from '@tests/support/browser/openBrowser';
import { openSite, type Site } from '@tests/support/browser/openSite';
import { aJpeg, aPdf } from '@tests/support/sample-files';
import type { Page } from 'playwright-core';

const TITLE = '设备共享使用办法';
let site: Site;
let editor: WatchedPage;
let admin: Page;
beforeAll(async () => {
  site = await openSite();
  editor = await site.newPage();
  admin = editor.page;
  await admin.goto(`${site.address}/login`);
  await signInAs(admin, 'office');
});
afterAll(() => site?.close());

const paper = (name: string, size: number) => ({ name, mimeType: 'application/pdf', buffer: aPdf(size) });
const files = () => admin.getByRole('region', { name: '附件' });
const rows = () => files().locator('ol > li');
const names = async (): Promise<string[]> =>
  (await rows().getByRole('button', { name: /^下载/ }).allTextContents()).map((name) => name.trim());
const choose = async (button: string, ...picked: { name: string; mimeType: string; buffer: Buffer }[]) => {
  const chooser = admin.waitForEvent('filechooser');
  await files().getByRole('button', { name: button, exact: true }).click();
  await (await chooser).setFiles(picked);
};
const pick = async (label: string, option: string): Promise<void> => {
  await admin.getByLabel(label, { exact: true }).click();
  const choice = admin
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option')
    .getByText(option, { exact: true });
  await choice.waitFor();
  // A click may miss its option while the list is still unfolding.
  for (let press = 0; press < 5 && (await choice.isVisible().catch(() => false)); press++) {
    await choice.click();
    await admin.waitForTimeout(400);
  }
};
/** Edits are saved automatically; the line beside the title shows it. */
const saved = (): Promise<void> => admin.getByText(/^已保存/).waitFor();
const publish = async (button: string): Promise<void> => {
  await admin.getByRole('button', { name: button, exact: true }).click();
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: /^(?:发\s*布|定时发布)$/ })
    .click();
  await admin.getByRole('button', { name: button, exact: true }).waitFor({ state: 'detached' });
};
const reader = async (path: string): Promise<Page> => {
  const { page } = await site.newPage();
  await page.goto(site.address + path, { waitUntil: 'networkidle' });
  return page;
};
const offered = async (id: string): Promise<string[]> => {
  const page = await reader(`/policyDoc/${id}`);
  const links = page.getByRole('region', { name: '附件' }).getByRole('link');
  // On a busy machine the network may be idle before the page has requested anything.
  await links.first().waitFor();
  const labels = await links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label') ?? ''));
  await page.context().close();
  return labels.map((label) => label.replace('下载 ', ''));
};

let id = '';

it('refuses a wrong kind, too much and a false name, each in its own sentence', async () => {
  await admin.goto(`${site.address}/admin/contents/new`);
  await admin.getByLabel('标题').fill(TITLE);
  await admin.getByLabel('正文（Markdown）').fill('## 适用范围\n\n各单位的大型设备。');
  await choose(
    '上传附件',
    { name: '清单.txt', mimeType: 'text/plain', buffer: Buffer.from('1') },
    paper('全文.pdf', 20 * 1024 * 1024 + 1),
  );
  await files().getByText('仅支持 PDF、DOCX、JPG，“清单.txt”未添加').waitFor();
  await files().getByText('“全文.pdf”超过 20 MB，请压缩后重新上传').waitFor();

  await choose('上传附件', { name: '照片.pdf', mimeType: 'application/pdf', buffer: aJpeg() });
  await files()
    .getByRole('listitem')
    .filter({ hasText: '照片.pdf' })
    .getByText(/内容不是 PDF/)
    .waitFor();
  await files().getByRole('button', { name: '取消上传“照片.pdf”' }).click();
  expect(await names()).toEqual([]);
});

it('takes several at once, orders them, and keeps a draft from everybody', async () => {
  await choose('上传附件', paper('办法全文.pdf', 5000), paper('申请表.pdf', 4000), {
    name: '流程图.jpg',
    mimeType: 'image/jpeg',
    buffer: aJpeg(),
  });
  await expectNames(3);
  while ((await names())[0] !== '流程图.jpg')
    await files().getByRole('button', { name: '上移“流程图.jpg”' }).click();
  await pick('栏目', '政策文件');
  expect(await barriers(admin)).toEqual([]);
  await saved();
  await admin.waitForURL(/\/admin\/contents\/\d+$/);
  id = admin.url().split('/').at(-1) ?? '';

  for (const path of ['/policyDoc', '/', '/sitemap.xml', '/rss/policyDoc.xml']) {
    const said = await (await fetch(site.address + path, { headers: { accept: 'text/html' } })).text();
    expect(said).not.toContain(TITLE);
  }
  expect((await fetch(`${site.address}/policyDoc/${id}`, { headers: { accept: 'text/html' } })).status).toBe(
    404,
  );
});

it('readers get exactly what was published, in its order, byte for byte', async () => {
  await admin.reload();
  await expectNames(3);
  const order = await names();
  expect(order[0]).toBe('流程图.jpg');
  await publish('发布');

  expect(await offered(id)).toEqual(order);
  const page = await reader(`/policyDoc/${id}`);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: '下载 办法全文.pdf' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('办法全文.pdf');
  expect(readFileSync(await download.path()).equals(aPdf(5000))).toBe(true);
});

it('replaces, removes and fetches; what is published changes with a note only', async () => {
  const before = await offered(id);
  await choose('更换文件“申请表.pdf”', paper('申请表（2027 版）.pdf', 6000));
  await files().getByRole('button', { name: '下载 申请表（2027 版）.pdf' }).waitFor();
  await files().getByRole('button', { name: '移除“流程图.jpg”' }).click();
  const coming = admin.waitForEvent('download');
  await files().getByRole('button', { name: '下载 申请表（2027 版）.pdf' }).click();
  expect(readFileSync(await (await coming).path()).equals(aPdf(6000))).toBe(true);

  await saved();
  await admin.getByRole('button', { name: '发布修改' }).click();
  await admin.getByText('请填写修订说明').first().waitFor();
  expect(await offered(id)).toEqual(before);

  await admin.getByLabel('修订说明').fill('更换申请表，撤下流程图');
  await publish('发布修改');
  const after = await names();
  expect(new Set(after)).toEqual(new Set(['办法全文.pdf', '申请表（2027 版）.pdf']));
  expect(await offered(id)).toEqual(after);
});

it('keeps what was typed a moment before leaving, for every editor and for no reader', async () => {
  await admin.goto(`${site.address}/admin/contents`);
  await admin.getByRole('link', { name: TITLE }).click();
  await admin.getByLabel('文号').fill('开专办〔2027〕1 号');
  await admin.getByRole('main').getByRole('link', { name: '内容管理' }).click();
  await admin.waitForURL(({ pathname }) => pathname === '/admin/contents');
  await admin.getByRole('link', { name: TITLE }).click();
  expect(await admin.getByLabel('文号').inputValue()).toBe('开专办〔2027〕1 号');
  await admin.getByRole('main').getByRole('link', { name: '内容管理' }).click();
  await admin.getByRole('row', { name: TITLE }).getByText('有修改未发布').waitFor();
  await admin.getByRole('link', { name: TITLE }).click();

  const page = await reader(`/policyDoc/${id}`);
  expect(await page.content()).not.toContain('〔2027〕1 号');
  await page.context().close();
  await admin.getByRole('button', { name: '放弃修改' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: '放弃修改' }).click();
  await admin.getByText('有修改未发布').waitFor({ state: 'detached' });
  expect(await admin.getByLabel('文号').inputValue()).toBe('');
  // The browser also logs the service's refusal of the false name above.
  expect(editor.complaints.filter((words) => !words.includes('status of 422'))).toEqual([]);
});

it('a text for tomorrow appears tomorrow, with its file, and not a minute before', async () => {
  const now = new Date();
  const due = new Date(now.getTime() + DAY_MS);
  const clock = new Date(due.getTime() + 8 * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ');
  await admin.goto(`${site.address}/admin/contents/new`);
  await admin.getByLabel('标题').fill('明日公布的办法');
  await pick('栏目', '政策文件');
  await admin.getByLabel('发布时间').fill(clock);
  await admin.keyboard.press('Enter');
  await choose('上传附件', paper('明日附件.pdf', 3000));
  await expectNames(1);
  await publish('定时发布');
  await admin.waitForURL(/\/admin\/contents\/\d+$/);
  const timed = admin.url().split('/').at(-1) ?? '';
  const stored = await site.service.db.kysely
    .selectFrom('content')
    .select(['typeKey', 'state', 'publishAt'])
    .where('id', '=', Number(timed))
    .executeTakeFirstOrThrow();
  const minute = new Date(Math.floor(due.getTime() / 1000) * 1000);
  expect(stored).toEqual({ typeKey: 'policyDoc', state: 'published', publishAt: minute });
  const status = async (): Promise<number> =>
    (await fetch(`${site.address}/policyDoc/${timed}`, { headers: { accept: 'text/html' } })).status;

  expect(await status()).toBe(404);
  site.setClock(new Date(due.getTime() - 60_000));
  expect(await status()).toBe(404);
  site.setClock(new Date(due.getTime() + 60_000));
  expect(await status()).toBe(200);
  expect(await offered(timed)).toEqual(['明日附件.pdf']);
});

async function expectNames(count: number): Promise<void> {
  await rows()
    .nth(count - 1)
    .waitFor();
  expect(await names()).toHaveLength(count);
}
