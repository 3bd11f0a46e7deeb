import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TUS_PATH } from '@contract/attachment';
import { sampledRows } from '@tests/support/endpoint-samples';
import { rawRequest } from '@tests/support/rawRequest';
import { aPdf } from '@tests/support/sample-files';
import { startService, type TestService } from '@tests/support/service';
import { temporaryDirectory } from '@tests/support/temporary-directory';
import { listening, uploader } from '@tests/support/uploads';

const appDir = join(temporaryDirectory(), 'app');
let service: TestService;
let origin: string;
let session: Record<string, string>;
let download: string;
beforeAll(async () => {
  mkdirSync(join(appDir, 'icons'), { recursive: true });
  writeFileSync(join(appDir, 'index.html'), '<html><head></head><body><div id="root"></div></body></html>');
  for (const name of ['umi.1d7c7b5c.js', 'umi.1d7c7b5c.js.map', '.env'])
    writeFileSync(join(appDir, name), 'x');
  service = await startService({ config: { appDir } });
  origin = await listening(service);
  session = (await service.signIn('shenzhiyao')).headers;
  download = `/api/attachments/${(await uploader(origin, session).upload('a.pdf', aPdf())).id}`;
});
afterAll(() => service.stop());

const FOR_AUDITORS = sampledRows.find(({ row }) => row.access === 'monitor:audit:list')?.url ?? '';

interface Ask {
  method?: string;
  url: string;
  headers?: Record<string, string>;
  body?: string;
}
const ask = async ({ method = 'GET', url, headers = {}, body = '' }: Ask) => {
  const fields = {
    host: 'x',
    connection: 'close',
    ...headers,
    ...(body ? { 'content-length': body.length } : {}),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  const [answer] = await rawRequest(origin, `${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
  if (!answer) throw new Error('no answer');
  return answer;
};

const json = { 'content-type': 'application/json' };
const page = { accept: 'text/html' };
const tus = { 'tus-resumable': '1.0.0' };
const LOGIN = '/prod-api/auth/login';
const ANSWERS: [what: string, status: number, ask: () => Ask][] = [
  ['a page', 200, () => ({ url: '/login', headers: page })],
  ['a page of a record that is not there', 404, () => ({ url: '/demand/detail/999999', headers: page })],
  ['a script', 200, () => ({ url: '/umi.1d7c7b5c.js' })],
  ['a script that is not there', 404, () => ({ url: '/umi.00000000.js' })],
  ['a source map', 404, () => ({ url: '/umi.1d7c7b5c.js.map' })],
  ['a hidden file', 404, () => ({ url: '/.env' })],
  ['a hidden folder, to a browser', 404, () => ({ url: '/.git/config', headers: page })],
  ['a hidden ending, to a browser', 404, () => ({ url: '/login%00.html', headers: page })],
  ['a folder', 404, () => ({ url: '/icons' })],
  ['an answer', 200, () => ({ url: '/api/setting.json' })],
  ['an answer without its body', 200, () => ({ method: 'HEAD', url: '/api/setting.json' })],
  ['a feed', 200, () => ({ url: '/sitemap.xml' })],
  ['the environment', 200, () => ({ url: '/env.js' })],
  ['its state of health', 200, () => ({ url: '/health/ready' })],
  ['a personal answer', 200, () => ({ url: '/prod-api/system/user/getInfo', headers: session })],
  ['a call that does not exist', 404, () => ({ url: '/prod-api/nowhere' })],
  ['a call under another method', 405, () => ({ method: 'DELETE', url: LOGIN })],
  ['TRACE', 405, () => ({ method: 'TRACE', url: LOGIN })],
  [
    'a preflight of a foreign page',
    405,
    () => ({ method: 'OPTIONS', url: LOGIN, headers: { origin: 'null' } }),
  ],
  ['a stranger', 401, () => ({ url: '/prod-api/system/user/getInfo' })],
  ['somebody without the right', 403, () => ({ url: FOR_AUDITORS, headers: session })],
  ['broken JSON', 400, () => ({ method: 'POST', url: LOGIN, headers: json, body: '{"a":' })],
  [
    'a poisoned prototype',
    400,
    () => ({
      method: 'POST',
      url: LOGIN,
      headers: json,
      body: '{"__proto__":{"a":1}}',
    }),
  ],
  [
    'a form',
    415,
    () => ({
      method: 'POST',
      url: LOGIN,
      headers: { 'content-type': 'text/plain' },
      body: '{}',
    }),
  ],
  ...['gzip', 'br', 'identity, gzip', 'x'].map((coding): (typeof ANSWERS)[number] => [
    `a body packed as ${coding}`,
    415,
    () => ({ method: 'POST', url: LOGIN, headers: { ...json, 'content-encoding': coding }, body: '{}' }),
  ]),
  ['an address that cannot be read', 400, () => ({ url: '/%zz' })],
  ['an address of somebody else', 400, () => ({ url: 'http://evil.example/' })],
  ['an address without end', 431, () => ({ url: `/${'a'.repeat(20_000)}` })],
  [
    'a body without end',
    413,
    () => ({
      method: 'POST',
      url: LOGIN,
      headers: json,
      body: `"${'a'.repeat(2_100_000)}"`,
    }),
  ],
  ['an odd expectation', 417, () => ({ url: '/', headers: { expect: '200-maybe' } })],
  ['a download', 200, () => ({ url: download, headers: session })],
  ['a part of it', 206, () => ({ url: download, headers: { ...session, range: 'bytes=0-9' } })],
  ['a part beyond it', 416, () => ({ url: download, headers: { ...session, range: 'bytes=99999-' } })],
  ['an upload', 400, () => ({ method: 'POST', url: TUS_PATH, headers: { ...session, ...tus } })],
  [
    'an upload that is done',
    200,
    () => ({
      method: 'HEAD',
      url: download.replace('attachments', 'attachments/uploads'),
      headers: { ...session, ...tus },
    }),
  ],
  ['a report', 204, () => ({ method: 'POST', url: '/csp-reports', headers: json, body: '{}' })],
];

/** Headers that every answer has at least; downloads and answers of the parser have a stricter policy. */
const GUARD = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'content-security-policy': expect.stringMatching(/frame-ancestors 'none'|^sandbox; default-src 'none'$/),
  'cache-control': expect.stringMatching(/^(?:no-store|no-cache|private, no-store|public, max-age=\d+.*)$/),
};
const TELLING = /node_modules|\.[jt]s:\d|stack|FST_|express|"statusCode"/i;

describe('every answer [req:attack-a31 req:attack-a32 req:attack-a64 req:attack-a65 req:attack-a67 req:attack-a69]', () => {
  it.each(ANSWERS)('to %s is guarded and tells nothing of the inside', async (_what, status, what) => {
    const answer = await ask(what());

    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(GUARD);
    expect(Object.keys(answer.headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:access-control-allow-|server$|x-powered-by)/)]),
    );
    if (status >= 400 && answer.body !== '') expect(answer.body).not.toMatch(TELLING);
  });

  it('to one person is kept by nobody on the way', async () => {
    const { headers } = await ask({ url: '/prod-api/system/user/getInfo', headers: session });

    expect(headers['cache-control']).toBe('no-store');
  });

  it('is one policy, and a strict one', async () => {
    const { headers } = await ask({ url: '/login', headers: page });

    const policy = headers['content-security-policy']?.replace(/nonce-[^']+/, 'nonce-N').split(';');
    expect(policy).toMatchInlineSnapshot(`
      [
        "default-src 'self'",
        "script-src 'self'",
        "style-src-elem 'self' 'nonce-N'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types default inert",
        "report-uri /csp-reports",
      ]
    `);
  });

  it('may stand in a frame of another site for a chart alone, without a word of the app', async () => {
    const { status, headers } = await ask({ url: '/embed/charts/type', headers: page });
    const { 'x-frame-options': _, 'content-security-policy': __, ...rest } = GUARD;
    expect(status).toBe(200);
    expect(headers).toMatchObject({ ...rest, 'cross-origin-resource-policy': 'cross-origin' });
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*;frame-ancestors \*;sandbox /);
    expect((await ask({ url: '/embed/charts/people', headers: page })).headers).toMatchObject(GUARD);
  });

  it('to a wrong method names the right ones', async () => {
    expect((await ask({ method: 'PUT', url: LOGIN })).headers.allow).toBe('POST');
  });

  it('to a refusal has the number under which the log keeps it', async () => {
    for (const url of ['/prod-api/nowhere', '/%zz', 'http://evil.example/']) {
      const { headers, body } = await ask({ url });
      expect([url, JSON.parse(body).traceId]).toEqual([url, headers['x-request-id']]);
    }
  });

  it.each([
    'text/plain',
    'application/json\t; charset=utf-8',
    'APPLICATION/JSON',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
    'application/jsonp',
    '',
  ])('takes a body as %j for JSON, or refuses it, and looks at it all the same', async (type) => {
    const { status } = await ask({
      method: 'POST',
      url: LOGIN,
      headers: type ? { 'content-type': type } : {},
      body: '{"username":1}',
    });

    expect([400, 415]).toContain(status);
  });

  it('of a service at fault is as guarded as any other', async () => {
    await service.db.pool.query('alter table demand rename to demand_away');
    const answer = await ask({ url: '/prod-api/cms/open/demand' });
    await service.db.pool.query('alter table demand_away rename to demand');

    expect(answer.status).toBe(500);
    expect(answer.headers).toMatchObject(GUARD);
    expect(answer.body).not.toMatch(TELLING);
    expect(JSON.parse(answer.body).traceId).toBe(answer.headers['x-request-id']);
  });
});
