import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rawRequest } from '@tests/support/rawRequest';
import { startService, type TestService } from '@tests/support/service';
import { temporaryDirectory } from '@tests/support/temporary-directory';
import { listening } from '@tests/support/uploads';

const appDir = join(temporaryDirectory(), 'app');
const SCRIPT = 'umi.1d7c7b5c.js';
const INDEX = `<html><head><script defer src="/${SCRIPT}"></script></head><body>app</body></html>`;
const CODE = 'console.info("app");'.repeat(100);

let service: TestService;
let origin: string;
beforeAll(async () => {
  mkdirSync(join(appDir, 'icons'), { recursive: true });
  writeFileSync(
    join(appDir, 'page-files.json'),
    JSON.stringify([
      ...['/', '/innovation/myProjects', '/UserManual', '/404'].map((path) => [path, []]),
      ['/demand/detail/:id', ['p__demand.0f0f0f0f.chunk.css', 'p__demand.0f0f0f0f.async.js']],
      ['/api/*', []],
    ]),
  );
  const files = { 'index.html': INDEX, '.secret': 'x', 'env.js': 'x' };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(appDir, name), text);
  writeFileSync(join(appDir, SCRIPT), CODE);
  writeFileSync(join(appDir, `${SCRIPT}.br`), brotliCompressSync(CODE));
  service = await startService({ demo: false, config: { appDir } });
  origin = await listening(service);
});
afterAll(() => service.stop());

const get = (url: string, headers: Record<string, string>) => service.call('GET', url, { headers });

it('tells each caller which build it delivers, so that an older page learns of an update', async () => {
  for (const path of ['/prod-api/cms/open/home', '/prod-api/no/such/call', '/api/setting.json'])
    expect((await get(path, {})).response.headers['x-release']).toBe('1d7c7b5c');
  expect((await get(`/${SCRIPT}`, {})).response.headers['x-release']).toBeUndefined();
});

describe('the built app', () => {
  it.each(['*/*', 'text/html,application/xhtml+xml'])(
    'is at the home address for Accept: %s',
    async (accept) => {
      const { status, response } = await get('/', { accept });

      expect(status).toBe(200);
      expect(response.headers['content-type']).toMatch(/^text\/html/);
      expect(response.body).toContain('<body>app<');
    },
  );

  it.each(['/prod-api/files/left.js', '/api/left.js'])(
    'is not searched for %s, where only calls are',
    async (path) => {
      mkdirSync(join(appDir, path, '..'), { recursive: true });
      writeFileSync(join(appDir, path), 'x');

      const { status, response } = await get(path, { accept: '*/*' });

      expect([status, response.headers['content-type']]).toEqual([404, expect.stringMatching(/json/)]);
    },
  );

  it.each([
    '/../../etc/passwd',
    '/icons/%2e%2e/%2e%2e/keys',
    '/..%5c..%5cetc',
    '/prod-api/../keys',
    '/a%00b',
  ])('says of %s, which leads out of it, that nothing is there', async (path) => {
    const bytes = `GET ${path} HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nConnection: close\r\n\r\n`;

    const [answer] = await rawRequest(origin, bytes);

    expect([answer?.status, answer?.body]).toEqual([
      404,
      expect.stringMatching(/没有(?:找到请求的内容|这个接口地址)/),
    ]);
  });

  it('is at every page address for a browser, and not found for a program', async () => {
    expect((await get('/innovation/myProjects', { accept: 'text/html' })).status).toBe(200);
    expect((await get('/innovation/myProjects', { accept: '*/*' })).status).toBe(404);
  });

  it.each([
    ['/usermanual', 200],
    ['/innovation/myProjects/', 200],
    ['/api/users', 200],
    ['/no/such/page', 404],
    ['/innovation/myProject', 404],
    ['/demand/detail/1/more', 404],
  ])('answers a browser that asks for %s with %i and the app, which says the same', async (url, expected) => {
    const { status, response } = await get(url, { accept: 'text/html' });

    expect(status).toBe(expected);
    expect(response.headers['content-type']).toMatch(/^text\/html/);
    expect(response.body).toContain('<body>app<');
    expect(response.body.includes('noindex')).toBe(expected === 404);
  });

  it.each(['/icons/', '/icons', '/.secret', '/missing.js', '//etc/passwd', '/a//b', '/index.html/'])(
    'refuses %s without a fault of its own',
    async (url) => {
      const { status, body } = await get(url, { accept: '*/*' });

      expect([400, 403, 404]).toContain(status);
      expect(JSON.stringify(body)).not.toContain('<body>app<');
    },
  );

  it.each(['/umi.0f0f0f0f.js', '/572.0f0f0f0f.async.js', '/umi.0f0f0f0f.css', '/learning/courses.js'])(
    'never answers for %s with a page, not even to whoever asks for one [req:fault-f22]',
    async (url) => {
      const { status, response } = await get(url, { accept: 'text/html,application/xhtml+xml,*/*' });

      expect(status).toBe(404);
      expect(response.headers['content-type']).toMatch(/^application\/json/);
    },
  );

  it('comes compressed, and for good where the name tells the content', async () => {
    const { response } = await get(`/${SCRIPT}`, { 'accept-encoding': 'gzip, deflate, br' });

    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['content-type']).toMatch(/javascript/);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(Number(response.headers['content-length'])).toBeLessThan(CODE.length / 4);
  });

  it('comes as it is to whoever takes no compression, and what can change is asked for again', async () => {
    const plain = await get(`/${SCRIPT}`, {});
    const changing = await get('/env.js', {});

    expect(plain.response.body).toBe(CODE);
    expect(plain.response.headers['content-encoding']).toBeUndefined();
    expect(changing.response.headers['cache-control']).toBe('no-cache');
  });
});

describe('a page that is kept', () => {
  const page = () => get('/UserManual', { accept: 'text/html' });
  const nonceOf = ({ response }: Awaited<ReturnType<typeof page>>): string =>
    /name="style-nonce" content="([^"]+)"/.exec(response.body)?.[1] ?? '';

  it('has a nonce of its own each time, the one of its policy', async () => {
    const answers = [await page(), await page(), await page()];
    const nonces = answers.map(nonceOf);

    expect(new Set(nonces).size).toBe(3);
    for (const [index, { response }] of answers.entries())
      expect(response.headers['content-security-policy']).toContain(`'nonce-${nonces[index]}'`);
  });

  it('asks nothing of the database until something is written', async () => {
    jest.spyOn(service.db.changes, 'heard').mockReturnValue(null);
    await page();
    const connect = jest.spyOn(service.db.pool, 'connect');
    await page();
    const again = connect.mock.calls.length;
    await service.db.pool.query(`insert into dict_item (type, value, label) values ('test', 'a', 'a')`);
    connect.mockClear();
    await page();
    const anew = connect.mock.calls.length;
    jest.restoreAllMocks();

    expect(again).toBe(0);
    expect(anew).toBeGreaterThan(0);
  });
});
