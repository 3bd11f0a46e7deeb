import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startService, type TestService } from '@tests/support/service';
import { temporaryDirectory } from '@tests/support/temporary-directory';

const ORIGIN = 'https://kaichuang.example.cn';

/** A build that prepares no pages: here only their addresses count. */
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
