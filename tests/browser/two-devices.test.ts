import { signInAs } from '@tests/support/browser/application-form';
import { openSite, type Site } from '@tests/support/browser/openSite';
import { waitFor } from '@tests/support/wait-for';
import type { BrowserContext, Page } from 'playwright-core';

const LOGIN = 'shenzhiyao';
const FORM = '/user/demand/new';
const MADE = /\/user\/demand\/\d+$/;

let site: Site;
let headers: Record<string, string>;
const contexts: BrowserContext[] = [];
beforeAll(async () => {
  site = await openSite();
  headers = (await site.service.signIn(LOGIN)).headers;
});
afterAll(() => site?.close());
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

/** Opens a separate browser, signed in, at this address. */
const sitDown = async (path: string): Promise<Page> => {
  const { page } = await site.newPage();
  contexts.push(page.context());
  page.setDefaultTimeout(30_000);
  // Leaving with unsaved changes asks for confirmation; the tests always confirm.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${site.address}/login`);
  await signInAs(page, LOGIN);
  await page.goto(site.address + path);
  return page;
};
const rowsOf = async (sql: string, values: unknown[] = []) =>
  (await site.service.db.pool.query(sql, values)).rows;

interface Stored {
  draft?: { title: string };
  fields?: { summary: string };
}
/** Records besides the application, with one of their text fields and its content. */
const RECORDS = [
  {
    kind: 'a demand',
    id: 'title',
    open: async () => {
      const { body } = await site.service.call('POST', '/prod-api/cms/demand', { headers, body: {} });
      const read = `/prod-api/cms/demand/${body.data.id}`;
      return { path: `/user/demand/${body.data.id}`, read, textOf: ({ draft }: Stored) => draft?.title };
    },
  },
  {
    kind: 'the result of a stage',
    id: 'summary',
    open: async () => {
      const [row] = await rowsOf(
        "select application_id as id from stage_result where milestone = 'one' and status = 'returned' limit 1",
      );
      const read = `/prod-api/cms/result/${row.id}/one`;
      const path = `/innovation/result/${row.id}?milestone=one`;
      return { path, read, textOf: ({ fields }: Stored) => fields?.summary };
    },
  },
];

describe.each(RECORDS)('two devices at $kind', ({ open, id }) => {
  it('lose neither value before one is chosen, though one of them wrote without a network', async () => {
    const { path, read, textOf } = await open();
    const value = async () => textOf((await site.service.call('GET', read, { headers })).body.data);
    const [admin, phone] = await Promise.all([sitDown(path), sitDown(path)]);
    await phone.locator(`#${id}`).waitFor();

    await phone.context().setOffline(true);
    await phone.locator(`#${id}`).fill('手机上离线写下的');
    await phone.getByText('网络连接中断，内容已存在本机').waitFor();
    await admin.locator(`#${id}`).fill('电脑上写下的');
    await waitFor(async () => (await value()) === '电脑上写下的');
    await phone.context().setOffline(false);
    const panel = phone.getByRole('group', { name: /^另一处有更新/ });
    await panel.waitFor();
    const [mine, theirs] = [await phone.locator(`#${id}`).inputValue(), await panel.textContent()];

    expect(theirs).toContain('电脑上写下的');
    expect(mine).toBe('手机上离线写下的');
    expect(await value()).toBe('电脑上写下的');
    const kept = async () =>
      (await rowsOf("select value #>> '{}' as value from field_history where path = $1", [id])).map(
        (row) => row.value,
      );
    expect(await kept()).toContain('手机上离线写下的');
    await panel.getByRole('button', { name: /保留我的/ }).click();
    await waitFor(async () => (await value()) === '手机上离线写下的');
    expect(await kept()).toContain('电脑上写下的');
  });
});

describe('a record that is begun', () => {
  const count = async (): Promise<number> => (await rowsOf('select count(*)::int as n from demand'))[0].n;
  const title = (page: Page) => page.locator('#title');

  it('is made by the first change under the same cursor, and by nothing else', async () => {
    const before = await count();
    const page = await sitDown(FORM);
    await title(page).waitFor();
    await page.goto(`${site.address}/user/demand`);
    await page.getByRole('heading', { level: 1, name: '我的需求' }).waitFor();
    expect(await count()).toBe(before);

    await page.goto(site.address + FORM);
    await title(page).pressSequentially('边写边建的需求', { delay: 450 });
    await page.waitForURL(MADE);

    expect(await page.evaluate(() => document.activeElement?.id)).toBe('title');
    expect(await title(page).inputValue()).toBe('边写边建的需求');
    expect(await count()).toBe(before + 1);
  });

  it('is two records in two tabs, and goes on after an end without a network', async () => {
    const before = await count();
    const page = await sitDown(FORM);
    const other = await page.context().newPage();
    await other.goto(site.address + FORM);
    for (const [each, text] of [
      [page, '第一个标签页'],
      [other, '第二个标签页'],
    ] as const)
      await title(each).fill(text);
    for (const each of [page, other]) await each.waitForURL(MADE);
    expect(await count()).toBe(before + 2);

    await other.goto(site.address + FORM);
    await title(other).waitFor();
    expect(await title(other).inputValue()).toBe('');
    await other.context().setOffline(true);
    await title(other).fill('离线写下就关了');
    await other.waitForTimeout(300);
    await other.close();
    await page.context().setOffline(false);
    await page.goto(site.address + FORM);
    await title(page).waitFor();

    expect(await title(page).inputValue()).toBe('离线写下就关了');
    await page.waitForURL(MADE);
    expect(await count()).toBe(before + 3);
  });
});
