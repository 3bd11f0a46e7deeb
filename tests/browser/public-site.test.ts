import { readFileSync } from 'node:fs';
import type { WatchedPage } from '@tests/support/browser/openBrowser';
import { openSite, type Site } from '@tests/support/browser/openSite';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const visit = async (path: string, look = {}): Promise<WatchedPage> => {
  const watched = await site.newPage(look);
  await watched.page.goto(site.address + path, { waitUntil: 'networkidle' });
  return watched;
};
const listed = async (type: string): Promise<{ id: number; title: string }[]> =>
  (await site.service.call('GET', `/prod-api/cms/open/kczx/cmsByCmsType/${type}/cmsList`)).body.rows;
const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

describe('reading with scripts', () => {
  it('filters a list, opens a text, and Back returns to the filter, the place and the link', async () => {
    const { page, complaints } = await visit('/notification', { width: 375 });
    await page.getByRole('link', { name: '阅读最多' }).click();
    const row = page.getByRole('main').getByRole('link', { name: '上年度专项执行情况报告' });
    await row.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await row.click();
    await page.getByRole('heading', { level: 1, name: '上年度专项执行情况报告' }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.goBack();
    await row.waitFor();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 3, before);

    expect(before).toBeGreaterThan(200);
    expect(queryOf(page.url())).toEqual({ orderByColumn: 'views' });
    expect(await row.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('goes through a long text by its outline, on a desktop and on a phone', async () => {
    const { page } = await visit('/UserManual');
    await page
      .getByRole('navigation', { name: '本文目录' })
      .getByRole('link', { name: '撤回与修改' })
      .click();
    const heading = page.getByRole('main').getByRole('heading', { name: '撤回与修改' });
    expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(140);

    const phone = (await visit('/UserManual', { width: 375, dark: true })).page;
    await phone.getByRole('button', { name: /本文目录/ }).click();
    await phone.getByRole('dialog', { name: '本文目录' }).getByRole('link', { name: '撤回与修改' }).click();
    await phone.getByRole('dialog', { name: '本文目录' }).waitFor({ state: 'hidden' });
    expect(
      await phone
        .getByRole('main')
        .getByRole('heading', { name: '撤回与修改' })
        .evaluate((element) => element.getBoundingClientRect().top),
    ).toBeLessThan(140);
  });

  it('has with it the letters of names that older systems draw as boxes', async () => {
    const { page, complaints } = await visit('/faq');
    await page.evaluate(() => {
      const name = Object.assign(document.createElement('p'), { id: 'rare', textContent: '䶮𬭎㛃𫖯' });
      name.style.fontFamily = "'Rare Names'";
      document.body.append(name);
    });
    await page.evaluate(() => document.fonts.load('16px "Rare Names"', '𬭎'));
    const tools = await page.context().newCDPSession(page);
    await tools.send('DOM.enable');
    await tools.send('CSS.enable');
    const { root } = await tools.send('DOM.getDocument');
    const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#rare' });
    const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });

    expect(fonts.map(({ isCustomFont, glyphCount }) => [isCustomFont, glyphCount])).toEqual([[true, 4]]);
    expect(complaints).toEqual([]);
  });

  it('downloads a template as the document it says it is', async () => {
    const { page } = await visit('/commonTemplates');
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: '下载 单位审核意见表.docx' }).click();
    const download = await coming;

    expect(download.suggestedFilename()).toBe('单位审核意见表.docx');
    expect(readFileSync(await download.path()).includes('word/document.xml')).toBe(true);
  });

  it('finds by the key / and the arrow keys from any page', async () => {
    const { page, complaints } = await visit('/faq');
    await page.keyboard.press('/');
    await page.getByRole('searchbox', { name: '搜索全站' }).fill('kczxglbf');
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /开创专项管理办法/ })
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');

    await page.getByRole('heading', { level: 1, name: '开创专项管理办法（2026 年修订）' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('leads with announcements at /version2, and says that / is the same page [route./version2]', async () => {
    const { page } = await visit('/version2');
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();

    expect(headings.slice(0, 2)).toEqual(['要闻', '公告']);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${site.address}/`);
    expect(await page.getByRole('link', { name: '查看公告' }).getAttribute('href')).toBe('/notification');
  });

  it('never loses the text between the first paint and the app', async () => {
    const { page, complaints } = await site.newPage();
    await page.addInitScript(() => {
      const seen: boolean[] = [];
      Object.assign(window, { seen });
      const isShown = (element: Element): boolean =>
        element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
      const look = (): void => {
        if (document.body) seen.push([...document.querySelectorAll('main h1')].filter(isShown).length === 1);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(`${site.address}/policyDoc/${(await listed('policyDoc'))[0]?.id}`, {
      waitUntil: 'networkidle',
    });
    await page.locator('#splash').waitFor({ state: 'detached' });

    const seen = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
    const first = seen.indexOf(true);
    expect(first).toBeGreaterThanOrEqual(0);
    expect(seen.slice(first)).not.toContain(false);
    expect(await page.locator('h1').count()).toBe(1);
    expect(complaints).toEqual([]);
  });
});

describe('reading without scripts', () => {
  it.each([
    ['/', '开创专项', '本批次申报问题答复（第三期）'],
    ['/notification', '通知公告', '上一批次拟立项项目公示'],
    ['/policyDoc', '政策文件', '专项经费使用与决算规定'],
    ['/commonTemplates', '常用模板', '单位审核意见表'],
    ['/faq', '常见问题', '草稿保存了，为什么还不算申报？'],
    ['/demand', '需求', '冷链车厢门封老化的判定方法'],
    ['/UserManual', '使用手册', '填写七个部分'],
    ['/PlatformIntroduction', '平台介绍', '平台定位'],
    ['/privacy', '隐私政策', '谁能看到'],
    ['/accessibility', '无障碍声明', '只用键盘'],
  ])('%s shows its heading and its text', async (path, heading, words) => {
    const { page } = await visit(path, { scripts: false, width: 375 });

    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([heading]);
    // The page's outline, which a phone opens on demand, contains the same words.
    expect(await page.getByText(words).filter({ visible: true }).count()).toBeGreaterThan(0);
    expect(await page.locator('#splash').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  });

  it('goes from the home page to a text and on to its neighbour', async () => {
    const { page } = await visit('/', { scripts: false });
    await page.getByRole('link', { name: '全部文件' }).click();
    await page.getByRole('link', { name: '开创专项申报指南' }).click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('开创专项申报指南');
    await page.getByRole('link', { name: /^上一篇/ }).click();

    expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('开创专项申报指南');
  });

  it('opens the answer to a question', async () => {
    const { page } = await visit('/faq', { scripts: false });
    await page.getByText('草稿保存了，为什么还不算申报？').click();

    expect(await page.getByText(/保存只是把内容存在服务器和本机/).isVisible()).toBe(true);
  });
});
