import type { Application } from '@contract/apply';
import { anApplicant, clearApplications } from '@tests/support/anApplicant';
import { field, signInAs } from '@tests/support/application-form';
import type { WatchedPage } from '@tests/support/openBrowser';
import { openSite, type Site } from '@tests/support/openSite';
import { waitFor } from '@tests/support/wait-for';
import type { BrowserContext, Page } from 'playwright-core';

const LOGIN = 'gumingqian';
const TITLE = 'base.title';
const SUMMARY = 'base.summary';

let site: Site;
let applicant: Awaited<ReturnType<typeof anApplicant>>;
let draft: Application;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  site = await openSite();
  applicant = await anApplicant(site.service, LOGIN);
});
afterAll(() => site?.close());

beforeEach(async () => {
  site.setClock(new Date());
  await clearApplications(site.service);
  applicant = await anApplicant(site.service, LOGIN);
  draft = await applicant.completeDraft();
});
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

const addressOf = (step: string): string => `${site.address}/innovation/myProjects/${draft.id}?step=${step}`;

/** A browser of its own, signed in, with the step open. */
const sitDown = async (step = 'base'): Promise<WatchedPage> => {
  const watched = await site.newPage();
  const { page } = watched;
  contexts.push(page.context());
  page.setDefaultTimeout(30_000);
  // Leaving with something unsaved asks first; here people leave all the same.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${site.address}/login`);
  await signInAs(page, LOGIN);
  await page.goto(addressOf(step));
  await page.getByRole('heading', { level: 1 }).waitFor();
  return watched;
};

const stored = async (): Promise<Application['sections']['base']> =>
  (await applicant.read(draft.id)).body.data.sections.base;

const storedTitleIs = (title: string) => waitFor(async () => (await stored()).title === title);

const typed = (page: Page, path: string, text: string) => field(page, path).fill(text);
const shows = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

describe('what was typed', () => {
  it('without a network is on the device, says so, and goes to the service when the network is back', async () => {
    const { page } = await sitDown();

    await page.context().setOffline(true);
    await typed(page, TITLE, '离线时写下的项目名称');
    await shows(page, '网络连接中断，内容已存在本机');
    await page.waitForTimeout(2500);
    await page.context().setOffline(false);

    await shows(page, /已保存 \d\d:\d\d/);
    await storedTitleIs('离线时写下的项目名称');
  });

  it('a moment before the page is loaded anew is there again', async () => {
    const { page } = await sitDown();

    await typed(page, TITLE, '刚写完就刷新页面');
    await page.reload();

    await waitFor(async () => (await field(page, TITLE).inputValue()) === '刚写完就刷新页面');
    await storedTitleIs('刚写完就刷新页面');
  });

  it('key by key without a pause is there to the last letter, reload after reload', async () => {
    const { page } = await sitDown();

    for (const round of ['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛']) {
      const text = `abcdefghijklmnopqrstuvwxyz${round}`;
      await typed(page, TITLE, '');
      await field(page, TITLE).focus();
      for (const key of text) void page.keyboard.insertText(key);
      await page.waitForFunction(
        ([id, all]) => (document.getElementById(id ?? '') as HTMLInputElement).value === all,
        [TITLE, text],
      );
      await page.reload();

      await field(page, TITLE).waitFor();
      await waitFor(async () => (await field(page, TITLE).inputValue()) !== '');
      expect(await field(page, TITLE).inputValue()).toBe(text);
    }
  });

  it('before the browser crashed without a network is there in a new tab', async () => {
    const { page } = await sitDown();

    await page.context().setOffline(true);
    await typed(page, TITLE, '崩溃之前写下的名称');
    await page.waitForTimeout(200);
    await page.goto('chrome://crash').catch(() => 'crashed');
    const context = page.context();
    await page.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(addressOf('base'));

    await waitFor(async () => (await field(again, TITLE).inputValue()) === '崩溃之前写下的名称');
    await storedTitleIs('崩溃之前写下的名称');
  });

  it('when the session has ended stays under the dialog that asks to sign in, and is saved after it', async () => {
    const { page } = await sitDown();

    await site.service.db.pool.query("update session set ended_at = now(), end_reason = 'logout'");
    await typed(page, TITLE, '会话过期以后写下的');
    const dialog = page.getByRole('dialog', { name: '登录已过期，请重新登录，草稿已保留' });
    await dialog.waitFor();
    const underIt = await field(page, TITLE).inputValue();
    await dialog.getByLabel('密码', { exact: true }).fill('Chun-feng-28');
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });

    expect(underIt).toBe('会话过期以后写下的');
    expect(await field(page, TITLE).inputValue()).toBe('会话过期以后写下的');
    applicant = await anApplicant(site.service, LOGIN);
    await storedTitleIs('会话过期以后写下的');
    await shows(page, /已保存 \d\d:\d\d/);
  });

  it('and then cleared is cleared, on the service as well', async () => {
    const { page } = await sitDown();

    await typed(page, TITLE, '');
    await waitFor(async () => ((await stored()).title ?? '') === '');
    await page.reload();

    await field(page, TITLE).waitFor();
    expect(await field(page, TITLE).inputValue()).toBe('');
  });

  it('in one step is there after going back and forth between pages', async () => {
    const { page } = await sitDown();

    await typed(page, TITLE, '返回以后还在的名称');
    await page.getByRole('link', { name: '我的项目' }).first().click();
    await page.getByRole('heading', { level: 1, name: '我的项目' }).waitFor();
    await page.goBack();

    await field(page, TITLE).waitFor();
    expect(await field(page, TITLE).inputValue()).toBe('返回以后还在的名称');
    await storedTitleIs('返回以后还在的名称');
  });

  it('leaves the device when its owner signs out', async () => {
    const { page } = await sitDown();

    await typed(page, TITLE, '别人不该看到的名称');
    await storedTitleIs('别人不该看到的名称');
    await page.getByRole('button', { name: /顾明谦/ }).click();
    await page
      .getByRole('button', { name: '退出登录' })
      .or(page.getByRole('menuitem', { name: '退出登录' }))
      .click();
    await page.waitForURL(({ pathname }) => !pathname.startsWith('/innovation/myProjects'));

    const left = await page.evaluate(async () => {
      const open = indexedDB.open('kaichuang-drafts');
      const db = await new Promise<IDBDatabase>((done) => {
        open.onsuccess = () => done(open.result);
      });
      const all = db.transaction('edits').objectStore('edits').getAll();
      return new Promise<unknown[]>((done) => {
        all.onsuccess = () => done(all.result);
      });
    });
    expect(left).toEqual([]);
  });
});

describe('two at work on one application', () => {
  it('on different fields never notice each other, and each sees what the other wrote', async () => {
    const [desk, phone] = await Promise.all([sitDown(), sitDown()]);

    await typed(desk.page, TITLE, '在办公室写下的名称');
    await storedTitleIs('在办公室写下的名称');
    const summary = '在手机上写下的摘要。'.repeat(25);
    await typed(phone.page, SUMMARY, summary);
    await waitFor(async () => (await stored()).summary === summary);

    expect((await stored()).title).toBe('在办公室写下的名称');
    await waitFor(async () => (await field(phone.page, TITLE).inputValue()) === '在办公室写下的名称');
    expect(await phone.page.getByText('另一处有更新').count()).toBe(0);
  });

  it('on the same field are shown both values, and the one that is not kept stays in the history', async () => {
    const [desk, phone] = await Promise.all([sitDown(), sitDown()]);

    await typed(desk.page, TITLE, '办公室里的名称');
    await storedTitleIs('办公室里的名称');
    await typed(phone.page, TITLE, '手机上的另一个名称');
    const panel = phone.page.getByRole('region', { name: '另一处有更新' });
    await panel.waitFor();
    const both = await panel.textContent();
    const before = (await stored()).title;
    await panel.getByRole('button', { name: /保留我的/ }).click();
    await storedTitleIs('手机上的另一个名称');

    expect(both).toContain('办公室里的名称');
    expect(both).toContain('手机上的另一个名称');
    expect(before).toBe('办公室里的名称');
    const history = await applicant.send('GET', `/${draft.id}/history?path=${TITLE}`);
    expect(JSON.stringify(history.body)).toContain('办公室里的名称');
  });

  it('in two tabs of one browser see each other without loading anew', async () => {
    const { page } = await sitDown();
    const other = await page.context().newPage();
    await other.goto(addressOf('base'));
    await field(other, TITLE).waitFor();

    await typed(page, TITLE, '第一个标签页里的名称');

    await waitFor(async () => (await field(other, TITLE).inputValue()) === '第一个标签页里的名称');
  });
});

describe('a deadline that passes while somebody types', () => {
  it('keeps the draft, says so, and lets nothing more be changed', async () => {
    const { page } = await sitDown();
    const deadline = new Date(draft.deadline ?? '');

    site.setClock(new Date(deadline.getTime() + 60_000));
    applicant = await anApplicant(site.service, LOGIN);
    await page.context().clearCookies();
    await page.goto(`${site.address}/login`);
    await signInAs(page, LOGIN);
    await page.goto(addressOf('base'));

    await shows(page, /批次已于 .* 截止，草稿已保留/);
    expect((await stored()).title).toBe(draft.sections.base.title);
  });

  it('keeps on the device what the service no longer takes', async () => {
    const { page } = await sitDown();
    const deadline = new Date(draft.deadline ?? '');

    await site.service.db.pool.query(
      "update period set apply_end = now() - interval '1 minute' where id = $1",
      [draft.periodId],
    );
    try {
      await typed(page, TITLE, '截止之后写下的名称');
      await shows(page, /截止，草稿已保留|服务器没有接受最近的修改，已存在本机/);

      expect(await field(page, TITLE).inputValue()).toBe('截止之后写下的名称');
      expect((await stored()).title).toBe(draft.sections.base.title);
    } finally {
      await site.service.db.pool.query('update period set apply_end = $2 where id = $1', [
        draft.periodId,
        deadline,
      ]);
    }
  });
});

describe('a button that is pressed twice', () => {
  it('files once', async () => {
    const { page, complaints } = await sitDown('check');

    await page.getByRole('button', { name: '确认提交' }).dblclick();
    await page.getByRole('dialog').getByRole('button', { name: '确认提交' }).dblclick();
    await page
      .getByText(/KC\d{4}-[A-Z]-\d{4}/)
      .first()
      .waitFor();

    const { rows } = await site.service.db.pool.query(
      "select count(*)::int as n from application_event where application_id = $1 and event = 'submit'",
      [draft.id],
    );
    expect(rows).toEqual([{ n: 1 }]);
    expect(complaints).toEqual([]);
  });
});

/** Other records that two devices may hold: where a text of theirs is written, and what stands there. */
const RECORDS = [
  {
    kind: 'a demand',
    open: async () => {
      const { headers } = await site.service.signIn(LOGIN);
      const { body } = await site.service.call('POST', '/prod-api/cms/demand', { headers, body: {} });
      const read = `/prod-api/cms/demand/${body.data.id}`;
      return { path: `/user/demand/${body.data.id}`, read, textOf: (data: Stored) => data.draft?.title };
    },
    id: 'title',
  },
  {
    kind: 'the result of a stage',
    open: async () => {
      const { id } = await stageOneOf(LOGIN);
      const read = `/prod-api/cms/result/${id}/one`;
      const path = `/innovation/result/${id}?milestone=one`;
      return { path, read, textOf: (data: Stored) => data.fields?.summary };
    },
    id: 'summary',
  },
];
interface Stored {
  draft?: { title: string };
  fields?: { summary: string };
}

/** A project whose first stage may be written now. */
const stageOneOf = async (login: string): Promise<{ id: number }> => {
  const { pool } = site.service.db;
  const { rows } = await pool.query(
    `update application set status = 'stage_one', no = 'KC-T-1' where id = $1
     and owner_id = (select id from account where login = $2) returning id, period_id as period`,
    [draft.id, login],
  );
  await pool.query(
    "update period set stage_one_start = now() - interval '1 day', stage_one_end = now() + interval '9 days' where id = $1",
    [rows[0].period],
  );
  return rows[0];
};

describe.each(RECORDS)('two devices at $kind', ({ open, id }) => {
  it('lose neither value before one is chosen, though one of them wrote without a network', async () => {
    const { path, read, textOf } = await open();
    const { headers } = await site.service.signIn(LOGIN);
    const value = async () => textOf((await site.service.call('GET', read, { headers })).body.data);
    const [desk, phone] = await Promise.all([sitDown(), sitDown()]);
    for (const { page } of [desk, phone]) {
      await page.goto(`${site.address}${path}`);
      await page.locator(`#${id}`).waitFor();
    }

    await phone.page.context().setOffline(true);
    await phone.page.locator(`#${id}`).fill('手机上离线写下的');
    await shows(phone.page, '网络连接中断，内容已存在本机');
    await desk.page.locator(`#${id}`).fill('电脑上写下的');
    await waitFor(async () => (await value()) === '电脑上写下的');
    await phone.page.context().setOffline(false);
    const panel = phone.page.getByRole('region', { name: '另一处有更新' });
    await panel.waitFor();
    const both = await panel.textContent();

    expect(both).toContain('电脑上写下的');
    expect(both).toContain('手机上离线写下的');
    expect(await value()).toBe('电脑上写下的');
    await panel.getByRole('button', { name: /保留我的/ }).click();
    await waitFor(async () => (await value()) === '手机上离线写下的');
    const { rows } = await site.service.db.pool.query(
      "select value #>> '{}' as value from field_history where path = $1 order by id",
      [id],
    );
    expect(rows.map((row) => row.value)).toEqual(
      expect.arrayContaining(['手机上离线写下的', '电脑上写下的']),
    );
  });
});

describe('a record that is begun', () => {
  const count = async (): Promise<number> => {
    const { rows } = await site.service.db.pool.query('select count(*)::int as n from demand');
    return rows[0].n;
  };

  it('is made by the first change under the same cursor, and by nothing else', async () => {
    const before = await count();
    const { page } = await sitDown();
    await page.goto(`${site.address}/user/demand/new`);
    await page.locator('#title').waitFor();
    await page.getByRole('link', { name: '我的需求' }).first().click();
    await page.getByRole('heading', { level: 1, name: '我的需求' }).waitFor();
    expect(await count()).toBe(before);

    await page.goto(`${site.address}/user/demand/new`);
    await page.locator('#title').pressSequentially('边写边建的需求', { delay: 450 });
    await page.waitForURL(/\/user\/demand\/\d+$/);

    expect(await page.evaluate(() => document.activeElement?.id)).toBe('title');
    expect(await page.locator('#title').inputValue()).toBe('边写边建的需求');
    expect(await count()).toBe(before + 1);
  });

  it('is two records in two tabs, and goes on after an end without a network', async () => {
    const before = await count();
    const { page } = await sitDown();
    const other = await page.context().newPage();
    await page.goto(`${site.address}/user/demand/new`);
    await other.goto(`${site.address}/user/demand/new`);
    await page.locator('#title').waitFor();
    await other.locator('#title').waitFor();
    await page.locator('#title').fill('第一个标签页');
    await other.locator('#title').fill('第二个标签页');
    for (const each of [page, other]) await each.waitForURL(/\/user\/demand\/\d+$/);
    expect(await count()).toBe(before + 2);

    await other.goto(`${site.address}/user/demand/new`);
    await other.locator('#title').waitFor();
    await other.context().setOffline(true);
    await other.locator('#title').fill('离线写下就关了');
    await other.waitForTimeout(300);
    await other.close();
    await page.context().setOffline(false);
    await page.goto(`${site.address}/user/demand/new`);

    await waitFor(async () => (await page.locator('#title').inputValue()) === '离线写下就关了');
    await page.waitForURL(/\/user\/demand\/\d+$/);
    expect(await count()).toBe(before + 3);
  });
});
