import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentInput } from '@contract/content';
import { DAY_MS } from '@contract/time-units';
import { createContent } from '@server/modules/content/service';
import { RENDERER } from '@server/pages/page-renderer';
import { contentInput } from '@tests/support/content-input';
import { startService, type TestService } from '@tests/support/service';
import { temporaryDirectory } from '@tests/support/temporary-directory';
import { buildRenderer } from './build-renderer';

const ORIGIN = 'https://kaichuang.example.cn';
const SHELL =
  '<html lang="zh-CN">\n<head>\n<meta name="description" content="old"><title>old</title></head>\n<body><noscript>old</noscript><div id="root"></div></body></html>';

const appDir = join(temporaryDirectory(), 'app');
const ALT = '三个测点先后收到同一处漏点的声波，下方是它的频谱';
let service: TestService;
beforeAll(async () => {
  mkdirSync(appDir, { recursive: true });
  writeFileSync(join(appDir, 'index.html'), SHELL);
  buildRenderer(join(appDir, RENDERER));
  service = await startService({ config: { appDir } });
});
afterAll(() => service.stop());

const headed = (title: string): RegExp => new RegExp(`<h1[^>]*>(?:<[^>]*>)*${title}<`);

const page = async (url: string, headers = {}) => {
  const { status, response } = await service.call('GET', url, {
    headers: { accept: 'text/html', host: 'kaichuang.example.cn', ...headers },
  });
  const html = response.body;
  return {
    status,
    html,
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    canonical: /rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    description: /name="description" content="([^"]*)"/.exec(html)?.[1],
  };
};
const listed = async (type: string): Promise<{ id: number; title: string; views: number }[]> =>
  (await service.call('GET', `/prod-api/cms/open/kczx/cmsByCmsType/${type}/cmsList`)).body.rows;
const firstId = async (type: string): Promise<number> => (await listed(type))[0]?.id ?? 0;

const store = (facts: Partial<ContentInput>) =>
  service.db.transaction((tx) =>
    createContent(
      tx,
      contentInput({
        cmsTypeKey: 'policyDoc',
        title: '标题',
        state: 'published',
        publishAt: new Date(service.clock.now.getTime() - 60_000).toISOString(),
        ...facts,
      }),
      null,
      service.clock.now,
    ),
  );

it('the program that draws the pages holds nothing open that keeps a process from ending', () => {
  const load = ['-e', 'require(process.argv[1])', join(appDir, RENDERER)];

  expect(spawnSync(process.execPath, load, { timeout: 20_000 })).toMatchObject({ status: 0, signal: null });
});

describe('a public page before any script', () => {
  it.each([
    ['/', '首页 · 开创专项', '/', '开创专项管理办法'],
    ['/version2', '首页 · 开创专项', '/', '本批次申报问题答复'],
    ['/notification', '通知公告 · 开创专项', '/notification', '上一批次拟立项项目公示'],
    ['/policyDoc', '政策文件 · 开创专项', '/policyDoc', '专项经费使用与决算规定'],
    ['/commonTemplates', '常用模板 · 开创专项', '/commonTemplates', '单位审核意见表'],
    ['/faq', '常见问题 · 开创专项', '/faq', '保存只是把内容存在服务器和本机'],
    ['/demand', '需求 · 开创专项', '/demand', '冷链车厢门封老化的判定方法'],
    ['/achi', '成果 · 开创专项', '/achi', '供水管网多点声学监测终端'],
    ['/innovation/result', '阶段成果 · 开创专项', '/innovation/result', '二次供水水质快检装置'],
    ['/innovation/result/1', '二次供水水质快检装置 · 开创专项', '/innovation/result/1', '五项测定总时间'],
    ['/UserManual', '使用手册 · 开创专项', '/UserManual', '填写七个部分'],
    ['/PlatformIntroduction', '平台介绍 · 开创专项', '/PlatformIntroduction', '办理流程'],
    ['/privacy', '隐私政策 · 开创专项', '/privacy', '谁能看到'],
    ['/accessibility', '无障碍声明 · 开创专项', '/accessibility', '只用键盘'],
    ['/sitemap', '网站地图 · 开创专项', '/sitemap', '常见问题'],
  ])('%s has its title, its address and its text', async (url, title, canonical, words) => {
    const seen = await page(url);

    expect(seen).toMatchObject({ status: 200, title, canonical: `${ORIGIN}${canonical}` });
    expect(seen.html.replace(/<head>.*<\/head>/s, '')).toContain(words);
    expect(seen.html).toMatch(/<h1[ >]/);
    expect(seen.description).not.toBe('old');
    expect(seen.html).not.toContain('<noscript>');
  });

  it.each([
    ['/innovation', '开创专项申报'],
    ['/innovation/eligibility', '申报条件自查'],
    ['/achi/data', '成果统计'],
    ['/promises', '承诺兑现'],
    ['/register', '注册账号'],
    ['/verify', '回执查验'],
    ['/qz', '单位审核签章页'],
    ['/api', '接口文档'],
  ])('%s says what it is, and is left to the app', async (url, title) => {
    const seen = await page(`${url}?code=1`);

    expect(seen).toMatchObject({ status: 200, title: `${title} · 开创专项`, canonical: `${ORIGIN}${url}` });
    expect(seen.description).not.toBe('old');
    expect(seen.html).not.toContain('data-prepared');
  });

  it('is a whole text for each record, and drawing it counts nothing', async () => {
    const id = await firstId('policyDoc');
    const before = (await listed('policyDoc'))[0]?.views;

    const seen = await page(`/policyDoc/${id}`);

    expect(seen).toMatchObject({
      status: 200,
      title: '开创专项申报指南 · 开创专项',
      canonical: `${ORIGIN}/policyDoc/${id}`,
    });
    expect(seen.html).toContain('<h2 id="s1">');
    expect(seen.html).toContain('合作单位协议书.docx');
    expect(seen.html).toContain('<meta property="og:type" content="article">');
    expect(seen.html).toMatch(/<meta property="article:published_time" content="2026-[^"]+\+08:00">/);
    expect(seen.html).toMatch(/<meta property="article:modified_time" content="2026-[^"]+\+08:00">/);
    expect((await listed('policyDoc'))[0]?.views).toBe(before);
    // The app requests it after hydration.
    expect(seen.html).toContain(`data-counted="/prod-api/cms/open/kczx/cmsByCmsType/policyDoc/cms/${id}"`);
  });

  it('has the figures of the service below the introduction', async () => {
    const { body } = await service.call('GET', '/prod-api/cms/open/overview');
    const { value } = body.data.figures.find(({ key }: { key: string }) => key === 'demands');

    const { html } = await page('/PlatformIntroduction');

    expect(html).toContain('数据概览');
    expect(html.replace(/<[^>]*>/g, ' ')).toMatch(new RegExp(`公开需求\\s+${value}\\s`));
  });

  it('turns pages', async () => {
    const [first, second] = [await page('/notification'), await page('/notification?pageNum=2')];

    expect(first.html).toContain('href="/notification?pageNum=2"');
    expect(second.canonical).toBe(`${ORIGIN}/notification?pageNum=2`);
    expect(second.html).toContain('需求对接活动征集');
  });

  it.each([
    ['/demand?pageNum=2', '需求（第 2 页）', '/demand?pageNum=2'],
    ['/achi?pageNum=2', '成果（第 2 页）', '/achi?pageNum=2'],
    ['/notification?pageNum=2', '通知公告（第 2 页）', '/notification?pageNum=2'],
    ['/learning?page=2', '课程中心（第 2 页）', '/learning?page=2'],
    ['/demand?field=medicine&pageNum=2', '需求', '/demand'],
    ['/notification?pageNum=2&topic=%E5%85%AC%E7%A4%BA', '通知公告', '/notification'],
    ['/faq?pageNum=2', '常见问题', '/faq'],
    ['/achi?pageNum=-1', '成果', '/achi'],
  ])('%s is %s, known as %s', async (url, title, canonical) => {
    expect(await page(url)).toMatchObject({
      title: `${title} · 开创专项`,
      canonical: `${ORIGIN}${canonical}`,
    });
  });

  it('has the pictures that were chosen for achievements, and the drawn ones of the others', async () => {
    const { html } = await page('/achi');

    const pictures = html.match(/<img [^>]*>/g) ?? [];
    expect(pictures.join('')).toContain(`alt="${ALT}"`);
    for (const picture of pictures)
      expect(picture).toMatch(/src="\/prod-api\/cms\/open\/achi\/\d+\/cover\/[\w-]+\/\d+"/);
    expect(html.match(/<svg [^>]*width="48"/g)?.length).toBeGreaterThan(3);
  });

  it('leaves the own stage result to the app, public or not', async () => {
    const [own, foreign] = [
      await page('/innovation/result/999999?milestone=one'),
      await page('/innovation/result/999999'),
    ];

    expect([own.status, own.title, foreign.status]).toEqual([200, 'old', 404]);
  });

  it('brings along what it shows, also where others are drawn at the same moment', async () => {
    const addresses = ['/', '/?from=1', '/?from=2', '/login'];

    const pages = await Promise.all(addresses.map((url) => page(url)));
    // The app sets its clock by this before it has asked anything.
    for (const { html } of pages)
      expect(html).toContain(`id="first-answers" data-at="${service.clock.now.toISOString()}"`);
    // A busy service leaves some pages to be drawn by the app.
    const drawn = pages.filter(({ html }) => html.includes('data-prepared'));

    expect(drawn).not.toHaveLength(0);
    for (const { html } of drawn) {
      const told = /id="first-answers"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
      expect(Object.keys(JSON.parse(told))).toContain('/prod-api/cms/period/list');
    }
  });

  it('searches without the app, too, and keeps what narrows the list', async () => {
    const { html } = await page('/demand?field=medicine&keyword=x&pageNum=2');
    const form = /<form role="search".*?<\/form>/s.exec(html)?.[0] ?? '';

    expect(
      [...form.matchAll(/name="(\w+)" value="(\w*)"/g)].map(([, name, value]) => `${name}=${value}`),
    ).toEqual(['keyword=x', 'field=medicine']);
  });

  it.each(['/policyDoc/999999', '/policyDoc/abc', '/policyDoc/1/2', '/faq/0', '/demand/detail/999999'])(
    '%s, which is not there, says 404 and is not to be kept',
    async (url) => {
      const seen = await page(url);

      expect([seen.status, seen.title]).toEqual([404, 'old']);
      expect(seen.html).toContain('<meta name="robots" content="noindex">');
    },
  );

  it.each([
    ['demand', '/demand/detail', 'closed', '需求已关闭'],
    ['achievement', '/achi/detail', 'removed', '成果已下架'],
    ['achievement', '/achi/detail', 'pending', '成果正在修改'],
  ] as const)(
    'of a %s that is public no longer says so: 410, and not to be kept',
    async (table, path, status, title) => {
      const { id } = await service.db.kysely
        .selectFrom(table)
        .select('id')
        .where('status', '=', 'published')
        .executeTakeFirstOrThrow();
      await service.db.kysely
        .updateTable(table)
        .set({ status: status as never })
        .where('id', '=', id)
        .execute();

      const seen = await page(`${path}/${id}`);

      expect([seen.status, seen.title]).toEqual([410, `${title} · 开创专项`]);
      expect(seen.html).toMatch(headed(title));
      expect(seen.html).toContain('<meta name="robots" content="noindex">');
    },
  );

  it.each(['/login?state=a&code=b', '/user', '/innovation/myProjects', '/admin', '/no/such'])(
    '%s says nothing beforehand',
    async (url) => {
      const seen = await page(url);

      expect([seen.status, seen.title]).toEqual([200, 'old']);
      expect(seen.html).not.toContain('data-prepared');
    },
  );

  it.each(['', '?way=code', '?way=forgotten', '?from=%2Fuser&reason=expired'])(
    '/login%s stands, and takes nothing before the app can keep it',
    async (query) => {
      const { html, title } = await page(`/login${query}`);

      expect(title).toBe('登录 · 开创专项');
      expect(html).toContain('data-prepared');
      const [, form = ''] = /<div inert="">(.*?)<\/form>/s.exec(html) ?? [];
      expect(form).toContain('<input');
      expect(html.split('<form')).toHaveLength(2);
    },
  );

  it('opens a learning site on its courses', async () => {
    const { html } = await page('/', { host: 'learning.example.cn' });

    expect(html).toMatch(headed('课程中心'));
    expect(html).not.toContain('href="/innovation"');
    expect(html).toContain('href="https://kaichuang.example.cn/"');
  });

  it.each([
    [{ host: 'evil.example' }],
    [{ host: 'learning.evil.example' }],
    [{ 'x-forwarded-host': 'learning.evil.example', 'x-forwarded-proto': 'javascript' }],
    [{ forwarded: 'host=evil.example', 'x-original-host': 'evil.example' }],
  ])('is nowhere but at its own address, whatever a request says: %j [req:attack-a54]', async (headers) => {
    for (const path of ['/', '/learning', '/demand'])
      expect((await page(path, headers)).html).not.toMatch(/evil\.example|javascript:/);
  });

  it.each([
    ['/learning', '课程中心'],
    ['/learning/projects', '学习项目'],
    ['/learning/courses/5', '供水管网漏损诊断与水力建模'],
    ['/learning/projects/8', '管网水力模型开放样例'],
  ])('%s reads as %s, without a code and without learners', async (path, title) => {
    const { html } = await page(path);

    expect(html).toMatch(headed(title));
    expect(html).not.toMatch(/K7M3Q|WATER8|demo-\d/);
  });

  it.each([
    ['/learning/courses', 4, '课程已下架'],
    ['/learning/projects', 7, '学习项目已下架'],
  ])('%s/%i was taken down: 410, and not to be kept', async (path, id, title) => {
    await service.db.kysely
      .updateTable('learningSpace')
      .set({ removedReason: '内容与名称不符' })
      .where('id', '=', id)
      .execute();

    const seen = await page(`${path}/${id}`);

    expect([seen.status, seen.title]).toEqual([410, `${title} · 开创专项`]);
    expect(seen.html).toContain('<meta name="robots" content="noindex">');
    expect(seen.html).not.toContain('内容与名称不符');
  });

  it.each(['/learning/courses/8', '/learning/projects/999'])('%s is not there', async (path) => {
    expect((await page(path)).status).toBe(404);
  });

  it('never shows what is not public, nor whom to ask about a demand', async () => {
    await store({ title: '还没有公布的办法', state: 'draft', pinned: true });
    await store({
      title: '明天公布的办法',
      pinned: true,
      publishAt: new Date(service.clock.now.getTime() + DAY_MS).toISOString(),
    });
    const demand = await service.db.kysely
      .selectFrom('demand')
      .innerJoin('account', 'account.id', 'demand.ownerId')
      .select(['demand.id', 'demand.title', 'account.phone', 'account.email', 'account.realName'])
      .$narrowType<{ phone: string; email: string; realName: string }>()
      .executeTakeFirstOrThrow();
    const urls = ['/', '/policyDoc', '/sitemap.xml', '/rss/policyDoc.xml', `/demand/detail/${demand.id}`];

    const said = (await Promise.all(urls.map(async (url) => (await page(url)).html))).join('\n');

    expect(said).toContain(demand.title);
    for (const hidden of ['还没有公布', '明天公布', demand.phone, demand.email])
      expect(said).not.toContain(hidden);
    // The same person may lead a published achievement, which the answers for the app (`first-answers`) name.
    const words = said.replace(/<script type="application\/json".*?<\/script>/gs, '');
    expect(words).not.toContain(demand.realName);
  });

  it('writes no author’s markup into the page, wherever the words stand', async () => {
    const attack = '</title><script>alert(1)</script>"><img src=x onerror=alert(1)>$&$`';
    const { id } = await store({ title: attack, summary: attack, body: attack, docNo: attack.slice(0, 60) });

    for (const url of [`/policyDoc/${id}`, '/policyDoc', '/', '/rss/policyDoc.xml', '/sitemap.xml']) {
      const { html } = await page(url);
      expect(html).not.toMatch(/<script>alert|<img src=x/);
    }
    const { html } = await page(`/policyDoc/${id}`);
    const told = /ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(told)['@graph'][0].headline).toBe(attack);
    expect((await page(`/policyDoc/${id}`)).html).toContain('$&amp;$`');
  });

  it('is sent without its words when they cannot be read', async () => {
    const { kysely } = service.db;
    const broken = jest.spyOn(kysely, 'selectFrom').mockImplementation(() => {
      throw new Error('connection lost');
    });
    const seen = await page('/policyDoc?unread');
    broken.mockRestore();

    expect([seen.status, seen.title]).toEqual([200, 'old']);
  });
});
