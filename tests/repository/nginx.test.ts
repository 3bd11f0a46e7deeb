import { createServer, type IncomingMessage, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { type AddressInfo, connect as connectPlain } from 'node:net';
import { type ConnectionOptions, connect } from 'node:tls';
import { TUS_PATH } from '@contract/attachment';
import { freePort } from '@tests/support/free-port';
import { startNginx } from '@tests/support/nginx';
import { waitFor } from '@tests/support/wait-for';

const cleanUp: (() => Promise<unknown> | unknown)[] = [];

/** The replicas' clock is not that of the machine with nginx. */
const REPLICA_TIME = 'Wed, 30 Sep 2026 15:59:59 GMT';

interface Replica {
  port: number;
  seen: IncomingMessage[];
}

/** A server like a replica; with `broken` it accepts a request and dies without answering. */
async function aReplica({ broken = false } = {}): Promise<Replica> {
  const seen: IncomingMessage[] = [];
  const server = createServer((incoming, reply) => {
    seen.push(incoming);
    if (broken) incoming.socket.destroy();
    else
      incoming
        .resume()
        .on('end', () => reply.setHeader('x-request-id', 'r1').setHeader('date', REPLICA_TIME).end('ok'));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  cleanUp.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return { seen, port: (server.address() as AddressInfo).port };
}

interface Reply {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
}

function ask(url: string, init: { method?: string; headers?: Record<string, string>; body?: Buffer } = {}) {
  const send = url.startsWith('https:') ? secureRequest : request;
  return new Promise<Reply>((resolve, reject) => {
    const call = send(url, {
      method: init.method ?? 'GET',
      headers: init.headers,
      rejectUnauthorized: false,
    });
    call.once('error', reject).once('response', async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    });
    call.end(init.body);
  });
}

async function aSite(replicas: Replica[], file: 'site-plain.conf' | 'site-tls.conf' = 'site-plain.conf') {
  const ports = { plain: await freePort(), tls: await freePort() };
  const nginx = await startNginx({ file, replicas: replicas.map(({ port }) => port), ports });
  cleanUp.push(nginx.stop);
  const plain = `http://127.0.0.1:${ports.plain}`;
  await waitFor(() =>
    ask(`${plain}/health/live`).then(
      () => true,
      () => false,
    ),
  );
  return { plain, secure: `https://127.0.0.1:${ports.tls}`, nginx };
}

afterEach(async () => {
  for (const end of cleanUp.splice(0)) await end();
});

describe('nginx in front of the replicas', () => {
  it('spreads visitors over all replicas', async () => {
    const replicas = [await aReplica(), await aReplica(), await aReplica()];
    const { plain } = await aSite(replicas);

    for (let visit = 0; visit < 12; visit += 1) await ask(`${plain}/demand`);

    expect(replicas.map(({ seen }) => seen.length)).toEqual([4, 4, 4]);
  });

  it('hands on the time that the replica tells, by which deadlines are shown', async () => {
    const { plain } = await aSite([await aReplica()]);

    expect((await ask(plain)).headers.date).toBe(REPLICA_TIME);
  });

  it('tells the replica the address it sees, not the one the visitor claims', async () => {
    const replica = await aReplica();
    const { plain } = await aSite([replica]);

    await ask(`${plain}/demand`, {
      headers: { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Proto': 'https' },
    });

    expect(replica.seen[0]?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
  });

  it('asks another replica when one dies over a reading [req:fault-f27]', async () => {
    const broken = await aReplica({ broken: true });
    const sound = await aReplica();
    const { plain } = await aSite([broken, sound]);

    const replies = [await ask(`${plain}/demand`), await ask(`${plain}/demand`)];

    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(broken.seen.length).toBeGreaterThan(0);
  });

  it('never repeats a writing that may have been done', async () => {
    const replicas = [await aReplica({ broken: true }), await aReplica({ broken: true })];
    const { plain } = await aSite(replicas);

    const reply = await ask(`${plain}/prod-api/cms/apply`, { method: 'POST', body: Buffer.from('{}') });

    expect(replicas.flatMap(({ seen }) => seen)).toHaveLength(1);
    expect(reply.status).toBe(503);
    expect(reply.headers['retry-after']).toBe('5');
    expect(JSON.parse(reply.text)).toMatchObject({
      success: false,
      code: 503,
      errorMessage: expect.any(String),
    });
  });

  it('shows a visitor a page when no replica is left', async () => {
    const { plain } = await aSite([await aReplica({ broken: true })]);

    const reply = await ask(`${plain}/demand`);

    expect(reply.status).toBe(503);
    expect(reply.headers['content-type']).toMatch('text/html');
    expect(reply.text).toContain('抱歉，服务维护或繁忙，请稍后重试');
  });

  it.each(['/umi.1d7c7b5c.js', '/umi.1d7c7b5c.css?v=2'])(
    'never hands a page out as %s when no replica is left [req:fault-f22]',
    async (path) => {
      const { plain } = await aSite([await aReplica({ broken: true })]);

      const reply = await ask(plain + path);

      expect(reply.status).toBe(503);
      expect(reply.headers['content-type']).toMatch('application/json');
    },
  );

  it('refuses a large body, and takes an upload of 20 MB', async () => {
    const { plain } = await aSite([await aReplica()]);
    const large = Buffer.alloc(3 * 1024 * 1024);
    const upload = Buffer.alloc(20 * 1024 * 1024);

    const refused = await ask(`${plain}/prod-api/cms/apply`, { method: 'POST', body: large });
    const taken = [
      await ask(`${plain}/api/attachments.json`, { method: 'POST', body: upload }),
      await ask(`${plain}${TUS_PATH}/1`, { method: 'PATCH', body: upload }),
    ];

    expect(refused.status).toBe(413);
    expect(JSON.parse(refused.text)).toMatchObject({ success: false, code: 413 });
    expect(taken.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('hands the bytes of an upload on as they come: what arrived before the line broke is kept [req:fault-f25]', async () => {
    const replica = await aReplica();
    const { plain } = await aSite([replica]);
    const { hostname, port } = new URL(plain);

    const visitor = connectPlain({ host: hostname, port: Number(port) });
    cleanUp.push(() => visitor.destroy());
    visitor.write(
      `PATCH ${TUS_PATH}/1 HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\nthe first of them`,
    );

    await waitFor(() => replica.seen.some(({ method }) => method === 'PATCH'));
  });

  it('keeps health and metrics from visitors', async () => {
    const replica = await aReplica();
    const { plain } = await aSite([replica]);

    const replies = [await ask(`${plain}/health/ready`), await ask(`${plain}/metrics`)];

    expect(replies.map(({ status }) => status)).toEqual([404, 404]);
    expect(replica.seen).toHaveLength(0);
  });

  it('leaves queries out of its logs, even when a replica fails', async () => {
    const { plain, nginx } = await aSite([await aReplica({ broken: true })]);

    await ask(`${plain}/api/accounts/get_verification_code.json?login=13800000000`);

    await waitFor(() => nginx.accessLog().includes('get_verification_code'));
    expect(nginx.accessLog() + nginx.errorLog()).not.toContain('13800000000');
  });

  it('leaves numbers, secrets and typed names in a path out of its log', async () => {
    const { plain, nginx } = await aSite([await aReplica()]);
    const paths = [
      ['/prod-api/auth/checkPhone/', '13800000000'],
      ['/prod-api/cms/open/calendar/', 'umantH9wnpTOFwatSBNEQPCCNNMCFtJ1.ics'],
      ['/prod-api/cms/apply/invitations/', 'K7M3QX'],
      ['/api/learning/codes/', 'K7M3Q.json'],
    ];
    for (const [path, secret] of paths) await ask(`${plain}${path}${secret}`);

    await waitFor(() => nginx.accessLog().includes('/api/learning/codes/***'));
    const log = nginx.accessLog();
    for (const [path, secret = ''] of paths) {
      expect(log).toContain(`${path}***`);
      expect(log).not.toContain(secret);
    }
  });

  it('guards what it says itself as the service guards its answers', async () => {
    const { plain } = await aSite([await aReplica({ broken: true })]);
    const large = Buffer.alloc(3 * 1024 * 1024);

    const replies = [
      await ask(`${plain}/demand`),
      await ask(`${plain}/prod-api/cms/apply`, { method: 'POST', body: large }),
      await ask(`${plain}/prod-api/cms/period/list`),
      await ask(`${plain}/health/ready`),
      await ask(`${plain}/metrics`),
    ];

    expect(replies.map(({ status }) => status)).toEqual([503, 413, 503, 404, 404]);
    for (const { headers } of replies)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
  });

  it('speaks TLS 1.2 and 1.3 only, with ciphers that keep yesterday’s talk secret', async () => {
    const { secure } = await aSite([await aReplica()], 'site-tls.conf');
    const { hostname: host, port } = new URL(secure);
    const speak = (options: ConnectionOptions) =>
      new Promise<string | null>((done) => {
        const socket = connect({ host, port: Number(port), rejectUnauthorized: false, ...options }, () => {
          done(`${socket.getProtocol()} ${socket.getCipher().standardName}`);
          socket.destroy();
        }).on('error', () => done(null));
      });
    const upTo12 = (ciphers: string) => speak({ maxVersion: 'TLSv1.2', ciphers: `${ciphers}:@SECLEVEL=0` });

    expect(await speak({})).toMatch(/^TLSv1\.3 TLS_/);
    expect(await upTo12('ECDHE-RSA-AES128-GCM-SHA256')).toBe('TLSv1.2 TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256');
    // Ciphers without forward secrecy, without authenticated encryption, and older protocols.
    expect(await upTo12('AES128-GCM-SHA256')).toBeNull();
    expect(await upTo12('ECDHE-RSA-AES256-SHA')).toBeNull();
    expect(
      await speak({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' }),
    ).toBeNull();
  });

  it('speaks HTTPS, and sends plain visitors there', async () => {
    const replica = await aReplica();
    const { plain, secure } = await aSite([replica], 'site-tls.conf');

    const moved = await ask(`${plain}/demand?page=2`);
    const reply = await ask(`${secure}/demand`);

    expect(moved.status).toBe(308);
    expect(moved.headers.location).toBe('https://127.0.0.1/demand?page=2');
    expect(reply.text).toBe('ok');
    expect(replica.seen[0]?.headers['x-forwarded-proto']).toBe('https');
  });
});
