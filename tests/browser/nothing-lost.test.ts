import type { Application } from '@contract/apply';
import { type Applicant, anApplicant, clearApplications } from '@tests/support/anApplicant';
import { field, signInAs } from '@tests/support/browser/application-form';
import type { WatchedPage } from '@tests/support/browser/openBrowser';
import { openSite, type Site } from '@tests/support/browser/openSite';
import { waitFor } from '@tests/support/wait-for';
import { settled } from '@tests/support/walk/Walker';
import type { BrowserContext, Page } from 'playwright-core';

const LOGIN = 'gumingqian';
const TITLE = 'base.title';
const SUMMARY = 'base.summary';

let site: Site;
let applicant: Applicant;
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

/** Opens a separate browser, signed in, at this step. */
const sitDown = async (step = 'base'): Promise<WatchedPage> => {
  const watched = await site.newPage();
  const { page } = watched;
  contexts.push(page.context());
  page.setDefaultTimeout(30_000);
  // Leaving with unsaved changes asks for confirmation; the tests always confirm.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${site.address}/login`);
  await signInAs(page, LOGIN);
  await page.goto(addressOf(step));
  await settled(page);
  return watched;
};

const stored = async (): Promise<Application['sections']['base']> =>
  (await applicant.read(draft.id)).body.data.sections.base;

const storedTitleIs = (title: string) => waitFor(async () => (await stored()).title === title);

const typed = (page: Page, path: string, text: string) => field(page, path).fill(text);
const shows = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

describe('what was typed', () => {
  it('without a network is on the device, says so, and goes to the service when the network is back [req:fault-f19]', async () => {
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

  it('when the session has ended stays under the dialog that asks to sign in, and is saved after it [req:fault-f20]', async () => {
    const { page } = await sitDown();

    // Typed first: any call of the page may bring the dialog, which takes the keyboard.
    await typed(page, TITLE, '会话过期以前没有保存的');
    await site.service.db.pool.query("update session set ended_at = now(), end_reason = 'logout'");
    const dialog = page.getByRole('dialog', { name: '登录已过期，请重新登录，填写的内容已保留' });
    await dialog.waitFor();
    const underIt = await field(page, TITLE).inputValue();
    await dialog.getByLabel('密码', { exact: true }).fill('Chun-feng-28');
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });

    expect(underIt).toBe('会话过期以前没有保存的');
    expect(await field(page, TITLE).inputValue()).toBe('会话过期以前没有保存的');
    applicant = await anApplicant(site.service, LOGIN);
    await storedTitleIs('会话过期以前没有保存的');
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
    const [admin, phone] = await Promise.all([sitDown(), sitDown()]);

    await typed(admin.page, TITLE, '在办公室写下的名称');
    await storedTitleIs('在办公室写下的名称');
    const summary = '在手机上写下的摘要。'.repeat(25);
    await typed(phone.page, SUMMARY, summary);
    await waitFor(async () => (await stored()).summary === summary);

    expect((await stored()).title).toBe('在办公室写下的名称');
    await waitFor(async () => (await field(phone.page, TITLE).inputValue()) === '在办公室写下的名称');
    expect(await phone.page.getByText('另一处有更新').count()).toBe(0);
  });

  it('on the same field are shown both values, and the one that is not kept stays in the history', async () => {
    const [admin, phone] = await Promise.all([sitDown(), sitDown()]);

    await typed(admin.page, TITLE, '办公室里的名称');
    await storedTitleIs('办公室里的名称');
    await typed(phone.page, TITLE, '手机上的另一个名称');
    const panel = phone.page.getByRole('group', { name: /^另一处有更新/ });
    await panel.waitFor();
    const [mine, theirs] = [await field(phone.page, TITLE).inputValue(), await panel.textContent()];
    const before = (await stored()).title;
    await panel.getByRole('button', { name: /保留我的/ }).click();
    await storedTitleIs('手机上的另一个名称');

    expect(theirs).toContain('办公室里的名称');
    expect(mine).toBe('手机上的另一个名称');
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

    await shows(page, /批次已于 .*）截止，草稿已保留/);
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
      const left = page.getByRole('region', { name: /没有来得及提交，只存在这台设备上/ });
      await left.getByText('截止之后写下的名称').waitFor();
      await shows(page, /截止，草稿已保留/);

      expect(await field(page, TITLE).textContent()).toBe(draft.sections.base.title);
      expect((await stored()).title).toBe(draft.sections.base.title);
      await page.reload();
      await left.getByText('截止之后写下的名称').waitFor();
    } finally {
      await site.service.db.pool.query('update period set apply_end = $2 where id = $1', [
        draft.periodId,
        deadline,
      ]);
    }
  });
});

describe('a button that is pressed twice', () => {
  it('files the application once', async () => {
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
