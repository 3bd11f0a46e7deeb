import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicPlaces } from '@server/modules/preview/site-map-xml';
import { startService, type TestService } from '@tests/support/service';
import { temporaryDirectory } from '@tests/support/temporary-directory';
import { JSDOM } from 'jsdom';

const ORIGIN = 'https://kaichuang.example.cn';

/** A build without prepared pages; only their addresses matter here. */
const appDir = join(temporaryDirectory(), 'app');
let service: TestService;
/** Every page of the map, as it was answered. */
const said = new Map<string, string>();
beforeAll(async () => {
  mkdirSync(appDir, { recursive: true });
  writeFileSync(
    join(appDir, 'index.html'),
    '<html><head><meta name="description" content="old"><title>old</title></head><body></body></html>',
  );
  service = await startService({ config: { appDir } });
});
afterAll(() => service.stop());

const page = (url: string) =>
  service.call('GET', url, { headers: { accept: 'text/html', host: 'kaichuang.example.cn' } });

/** The structured data for search engines, whose shape varies. */
const dataOf = async (url: string) => {
  const html = (await page(url)).response.body;
  const told = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{"@graph":[]}';
  return JSON.parse(told)['@graph'];
};
const firstOf = async (type: string): Promise<number> =>
  (await service.call('GET', `/prod-api/cms/open/kczx/cmsByCmsType/${type}/cmsList`)).body.rows[0].id;

describe('what machines read', () => {
  it('robots.txt keeps them out of own areas and names the map', async () => {
    const { response } = await service.call('GET', '/robots.txt');

    expect(response.headers['content-type']).toMatch(/^text\/plain/);
    expect(response.body).toContain('Disallow: /user\n');
    expect(response.body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });

  it('sitemap.xml names every public text once, and each of them answers', async () => {
    const { response } = await service.call('GET', '/sitemap.xml');
    const places = [...response.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => String(place));

    expect(places.length).toBeGreaterThan(60);
    expect(new Set(places).size).toBe(places.length);
    for (const place of places) {
      expect(place.startsWith(`${ORIGIN}/`)).toBe(true);
      const { status, response: answer } = await page(place.slice(ORIGIN.length));
      expect([place, status]).toEqual([place, 200]);
      said.set(place, answer.body);
    }
  });

  it('sitemap.xml stays within what the format allows, and every kind keeps its share', async () => {
    const now = service.clock.now;
    const [all, few] = [
      await publicPlaces(service.db.kysely, now),
      await publicPlaces(service.db.kysely, now, 60),
    ];
    const areas = (places: typeof all) => new Set(places.map(({ path }) => path.replace(/\/\d+$/, '')));

    expect(all.length).toBeGreaterThan(60);
    expect(few.length).toBeLessThanOrEqual(60);
    expect(areas(few)).toEqual(areas(all));
  });

  it.each([
    ['title', /<title>(.+?)<\/title>/],
    ['description', /<meta name="description" content="(.+?)">/],
    ['address', /<link rel="canonical" href="(.+?)">/],
  ])('each of them says its own %s before any script', (_what, pattern) => {
    const places = [...said.keys()];
    const words = places.map((place) => pattern.exec(said.get(place) ?? '')?.[1] ?? 'old');

    expect(places.filter((_, at) => words[at] === 'old')).toEqual([]);
    expect(places.filter((_, at) => words.indexOf(words[at] ?? '') !== at)).toEqual([]);
  });

  it.each([
    ['/rss/notification.xml', '本批次申报问题答复（第三期）'],
    ['/rss/policyDoc.xml', '开创专项申报指南'],
  ])('%s holds the newest first', async (url, title) => {
    const { response } = await service.call('GET', url, { headers: { accept: 'text/html' } });
    const days = [...response.body.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, at]) =>
      Date.parse(String(at)),
    );

    expect(response.headers['content-type']).toMatch(/^application\/rss\+xml/);
    expect(response.body).toContain(title);
    expect(days.length).toBeGreaterThan(5);
    expect(days).toEqual([...days].sort((a, b) => b - a));
  });
});

it('a feed can be read whatever a title was pasted from', async () => {
  // Word puts U+000B for a line broken by hand; XML cannot hold it in any form.
  const title = '答复\u000b第三期\u0007 & <附件>𠮷\ufffe';
  const id = await firstOf('notification');
  await service.db.kysely.updateTable('content').set({ title }).where('id', '=', id).execute();

  const { response } = await service.call('GET', '/rss/notification.xml');

  const { window } = new JSDOM(response.body, { contentType: 'application/xml' });
  const titles = [...window.document.querySelectorAll('item > title')].map(({ textContent }) => textContent);
  expect(titles).toContain('答复第三期 & <附件>𠮷');
});

describe('what a page tells beside its words', () => {
  it.each([
    ['/', []],
    ['/login', []],
    ['/demand', []],
    ['/faq', ['FAQPage']],
    ['/faq?topic=x', []],
    ['/UserManual', ['Article', 'BreadcrumbList 首页 使用手册']],
    ['/demand/detail/1', ['BreadcrumbList 首页 需求 *']],
    ['/achi/detail/1', ['BreadcrumbList 首页 成果 供水管网多点声学监测终端']],
    ['/innovation/result/1', ['BreadcrumbList 首页 阶段成果 二次供水水质快检装置']],
    ['/learning/courses/5', ['Course', 'BreadcrumbList 首页 课程中心 供水管网漏损诊断与水力建模']],
    ['/learning/projects/8', ['BreadcrumbList 首页 学习项目 管网水力模型开放样例']],
  ])('%s tells search engines %j', async (url, told) => {
    const things = (await dataOf(url)).map(
      (thing: { '@type': string; itemListElement?: { name: string }[] }) =>
        [thing['@type'], ...(thing.itemListElement ?? []).map(({ name }) => name)].join(' '),
    );
    const said = things.map((thing: string) =>
      told.some((one) => one.endsWith('*')) ? thing.replace(/\S+$/, '*') : thing,
    );
    expect(said).toEqual(told);
  });

  it('tells the words, the days and the publisher of a text, and the answer of a question as it reads', async () => {
    const [article] = await dataOf(`/policyDoc/${await firstOf('policyDoc')}`);
    expect(article).toMatchObject({
      headline: '开创专项申报指南',
      inLanguage: 'zh-CN',
      author: { '@type': 'Organization' },
      mainEntityOfPage: expect.stringMatching(/^https:\/\/kaichuang\.example\.cn\/policyDoc\/\d+$/),
    });
    expect(article.datePublished).toMatch(/^2026-.*\+08:00$/);
    const [questions] = await dataOf('/faq');
    const [own] = await dataOf(`/faq/${await firstOf('faq')}`);

    expect(questions.mainEntity).toContainEqual(own.mainEntity[0]);
    for (const { acceptedAnswer } of questions.mainEntity)
      expect(acceptedAnswer.text).toMatch(/^[^<>]{10,}$/);
  });

  it('shows in previews the picture that was chosen, and no other', async () => {
    const { rows } = (await service.call('GET', '/prod-api/cms/open/achi?pageSize=100')).body;
    for (const isChosen of [true, false]) {
      const row = rows.find(({ cover }: { cover: object | null }) => (cover !== null) === isChosen);
      const html = (await page(`/achi/detail/${row.id}`)).response.body;
      const image = /property="og:image" content="([^"]*)"/.exec(html)?.[1];
      const { id } = row.cover ?? {};
      expect(image).toBe(isChosen ? `${ORIGIN}/prod-api/cms/open/achi/${row.id}/cover/${id}/960` : undefined);
      if (!image) continue;
      expect(html).toContain('<meta property="og:image:height" content="540">');
      expect((await service.call('GET', image.slice(ORIGIN.length))).status).toBe(200);
    }
  });

  it.each([
    ['/demand/detail/1', 200],
    ['/achi', 200],
    ['/policyDoc/999999', 404],
    ['/api', 404],
    ['/user', 404],
  ])('%s answers whoever draws the preview of a link with %i', async (url, status) => {
    const { response } = await service.call('GET', url, { headers: { accept: '*/*' } });

    expect(response.statusCode).toBe(status);
    expect(response.body.includes('og:title')).toBe(status === 200);
  });
});
