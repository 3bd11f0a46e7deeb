import { connect, type Socket } from 'node:net';
import { type RawAnswer, rawRequest } from '@tests/support/rawRequest';
import { startService, type TestService } from '@tests/support/service';
import { listening } from '@tests/support/uploads';

let service: TestService;
let origin: string;
beforeAll(async () => {
  service = await startService({ demo: false });
  origin = await listening(service);
});
afterAll(() => service.stop());

const POST = 'POST /prod-api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
/** A second request, hidden in what a careless reader takes for the body of the first. */
const HIDDEN = 'GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

/** Each can be understood in two ways by two parsers, or in none. */
const BROKEN: [what: string, status: number, bytes: string][] = [
  [
    'length and chunks',
    400,
    `${POST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  ],
  [
    'chunks and length',
    400,
    `${POST}Transfer-Encoding: chunked\r\nContent-Length: 0\r\n\r\n0\r\n\r\n${HIDDEN}`,
  ],
  ['two lengths', 400, `${POST}Content-Length: 0\r\nContent-Length: 40\r\n\r\n${HIDDEN}`],
  ['a signed length', 400, `${POST}Content-Length: +2\r\n\r\n{}${HIDDEN}`],
  ['a length in hexadecimal', 400, `${POST}Content-Length: 0x2\r\n\r\n{}${HIDDEN}`],
  ['two encodings', 400, `${POST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['an unknown encoding', 400, `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['a blank before the colon', 400, `${POST}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['a folded encoding', 400, `${POST}Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['a chunk of no size', 400, `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
  [
    'a chunk of endless size',
    400,
    `${POST}Transfer-Encoding: chunked\r\n\r\n${'f'.repeat(20)}\r\n{}\r\n0\r\n\r\n`,
  ],
  [
    'a chunk with a long remark',
    413,
    `${POST}Transfer-Encoding: chunked\r\n\r\n2;${'a'.repeat(20_000)}\r\n{}\r\n`,
  ],
  ['a line feed alone', 400, 'GET / HTTP/1.1\nHost: x\n\n'],
  ['a NUL in a header', 400, 'GET / HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n'],
  ['a blank in a name', 400, 'GET / HTTP/1.1\r\nHost: x\r\nX Y: a\r\n\r\n'],
  ['no host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', 400, 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n'],
  ['the address of another server', 400, 'GET http://y/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ['a version of the future', 400, 'GET / HTTP/3.0\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ['no version', 400, 'GET /\r\n\r\n'],
  ['an unknown method', 400, 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['no HTTP', 400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['headers without end', 431, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`],
];

describe('a connection [req:attack-a54 req:attack-a66]', () => {
  it.each(BROKEN)('with %s gets one refusal and is hung up on', async (_what, status, bytes) => {
    const answers: RawAnswer[] = await rawRequest(origin, bytes);

    expect(answers.map((answer) => answer.status)).toEqual([status]);
  });

  it('may carry two requests one after the other, each with its own answer', async () => {
    const answers = await rawRequest(origin, HIDDEN.replace('Connection: close\r\n', '') + HIDDEN);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('is no tunnel to somewhere else', async () => {
    expect(await rawRequest(origin, 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: 127.0.0.1:22\r\n\r\n')).toEqual(
      [],
    );
  });

  it('that says nothing, or a letter at a time, holds nobody else up', async () => {
    const { port, hostname } = new URL(origin);
    const idle = await Promise.all(
      Array.from(
        { length: 200 },
        () =>
          new Promise<Socket>((done, fail) => {
            const socket = connect(Number(port), hostname, () => {
              socket.write('POST /prod-api/auth/login HTTP/1.1\r\nHost: x\r\nX-a: ');
              done(socket);
            }).on('error', fail);
          }),
      ),
    );

    const [answer] = await rawRequest(origin, HIDDEN);
    for (const socket of idle) socket.destroy();

    expect(answer?.status).toBe(200);
    // Node closes connections that do not complete a request within these times.
    expect(service.app.server.requestTimeout).toBe(30_000);
    expect(service.app.server.headersTimeout).toBe(10_000);
  });

  it.each([
    'evil.example',
    'evil.example:443',
    'x"><script>',
    '127.0.0.1@evil.example',
    'learning.evil.example',
  ])('for the host %s gets no link to there', async (host) => {
    const forged = {
      host,
      'x-forwarded-host': host,
      'x-forwarded-proto': 'javascript',
      forwarded: `host=${host}`,
    };
    const answers = await Promise.all(
      ['/sitemap.xml', '/robots.txt', '/api/setting.json'].map((url) =>
        service.call('GET', url, { headers: forged }),
      ),
    );

    for (const { status, response } of answers) {
      expect(status).toBe(200);
      expect(response.body).not.toContain('evil');
      expect(JSON.stringify(response.headers)).not.toContain('evil');
    }
    expect(answers[0]?.response.body).toContain(service.config.publicOrigin);
  });
});
