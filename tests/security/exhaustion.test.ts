import { type ClientRequest, request as httpRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS, MINUTE_MS } from '@contract/time-units';
import { createLoadGauge } from '@server/http/load-gauge';
import { expireUploads, lookAgain } from '@server/modules/attachment/sweep-uploads';
import { storageOf } from '@server/storage/open-storage';
import { FILE_USES } from '@server/wiring/file-uses';
import { clearTables } from '@tests/support/clear-tables';
import { aPdf } from '@tests/support/sample-files';
import { type SignedIn, startService, type TestService } from '@tests/support/service';
import { listening, uploader } from '@tests/support/uploads';
import { waitFor } from '@tests/support/wait-for';

const WHOLE = '/api/attachments.json?name=a.pdf&purpose=application';
const ME = '/prod-api/system/user/getInfo';
const gauge = createLoadGauge();
let service: TestService;
let origin: string;
let shen: SignedIn['headers'];
let gu: SignedIn['headers'];
beforeAll(async () => {
  service = await startService({ load: gauge });
  origin = await listening(service);
  shen = (await service.signIn('shenzhiyao')).headers;
  gu = (await service.signIn('gumingqian')).headers;
});
afterAll(() => service.stop());
const open = new Set<ClientRequest>();
afterEach(async () => {
  // Of a test that failed: the service waits five minutes for the rest of each.
  for (const sent of open) sent.destroy();
  open.clear();
  await clearTables(service.db, 'file', 'rate_limit');
});

/** Requests that send one byte of their body and then nothing; `end` closes the connections. */
const halfSent = (
  count: number,
  { url, method = 'POST', headers }: { url: string; method?: string; headers: Record<string, string> },
) => {
  const statuses: number[] = [];
  const all = Array.from({ length: count }, () => {
    const sent = httpRequest(origin + url, { method, headers: { ...headers, 'content-length': '1000' } });
    sent.on('error', () => undefined);
    sent.on('response', (reply) => {
      statuses.push(reply.statusCode ?? 0);
      reply.resume();
    });
    sent.write('%');
    open.add(sent);
    return sent;
  });
  const end = (): void => {
    for (const sent of all) sent.destroy();
  };
  return { statuses, end };
};
const statusOf = async (headers: SignedIn['headers']): Promise<number> =>
  (await fetch(origin + ME, { headers })).status;

describe('one account cannot take up what belongs to all [req:attack-a61]', () => {
  it('with as many calls at once as it likes', async () => {
    const { statuses, end } = halfSent(105, {
      url: WHOLE,
      headers: { ...shen, 'content-type': 'application/octet-stream' },
    });
    await waitFor(() => statuses.length >= 5);

    expect(new Set(statuses)).toEqual(new Set([429]));
    expect(await statusOf(shen)).toBe(429);
    expect(await statusOf(gu)).toBe(200);
    // Bytes in transit are not work, so nobody else is refused because of them.
    expect(gauge.isOverloaded()).toBe(false);
    const counted = Array.from({ length: 205 }, () => gauge.enter());
    expect(gauge.isOverloaded()).toBe(false);
    for (const leave of counted) leave();

    end();
    await waitFor(async () => (await statusOf(shen)) === 200);
  });

  it('with uploads that all wait for the same one', async () => {
    const person = uploader(origin, shen);
    const url = (await person.create('a.pdf', 1000)).headers.get('location') ?? '';
    const piece = { 'tus-resumable': '1.0.0', 'upload-offset': '0' };
    const { statuses, end } = halfSent(20, {
      url,
      method: 'PATCH',
      headers: { ...shen, ...piece, 'content-type': 'application/offset+octet-stream' },
    });
    await waitFor(() => statuses.filter((status) => status === 429).length >= 8);

    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect((await uploader(origin, gu).create('b.pdf', 1000)).status).toBe(201);

    end();
    await waitFor(async () => (await person.send(url, 'HEAD')).status === 200);
  });

  it('with uploads that it begins and never ends; what is given up makes room', async () => {
    const person = uploader(origin, shen);
    const begin = () => person.create('a.pdf', 1);
    for (let n = 1; n < 100; n += 1) await begin();
    const last = await begin();

    const refused = await begin();

    expect(last.status).toBe(201);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      errorCode: 'upload.unfinished',
      errorMessage: '已有 100 个文件没有传完，请先传完或移除，再选择新的文件',
    });
    await person.send(last.headers.get('location') ?? '', 'DELETE');
    expect((await begin()).status).toBe(201);
  });

  it('with files that are refused and keep a row each', async () => {
    await service.db.pool.query(
      `insert into rate_limit (key, count, window_start, window_end)
       select 'upload:' || id, 600, $1, $1::timestamptz + interval '1 hour' from account where login = 'shenzhiyao'`,
      [service.clock.now],
    );

    const refused = await uploader(origin, shen).create('a.pdf', 1);

    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await uploader(origin, gu).upload('a.pdf', aPdf(100))).reply.status).toBe(204);
  });
});

/** How a permission is lost, how it is restored, and what its former holder is answered. */
const LOST: [what: string, take: string, giveBack: string, status: number][] = [
  [
    'the role was taken',
    `delete from account_role using account where account.id = account_id and login = 'admin'`,
    `insert into account_role (account_id, role_id)
     select account.id, role.id from account, role where login = 'admin' and role_key = 'admin'`,
    403,
  ],
  [
    'the account was disabled',
    `update account set status = 'disabled' where login = 'admin'`,
    `update account set status = 'active' where login = 'admin'`,
    401,
  ],
  ['the session was ended', `update session set ended_at = now(), end_reason = 'remote'`, 'select 1', 401],
];

describe('a request whose body is still on its way [req:attack-a20]', () => {
  it.each(LOST)('writes nothing once %s', async (_what, take, giveBack, status) => {
    const { headers } = await service.signIn('admin');
    const sent = httpRequest(`${origin}/prod-api/system/user/1/roles`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': '2' },
    });
    const answered = new Promise((done) => sent.on('response', ({ statusCode }) => done(statusCode)));
    sent.write('{');
    await pause(300);
    await service.db.pool.query(take);

    sent.end('}');

    expect(await answered).toBe(status);
    await service.db.pool.query(giveBack);
  });

  /** Each way to send a file: address, method and further headers. */
  const SENDS: [
    what: string,
    open: () => Promise<[url: string, method: string, more: Record<string, string>]>,
  ][] = [
    ['in one request', async () => [WHOLE, 'POST', { 'content-type': 'application/octet-stream' }]],
    [
      'that can be resumed',
      async () => {
        const created = await uploader(origin, shen).create('a.pdf', 2000);
        const piece = { 'tus-resumable': '1.0.0', 'upload-offset': '0' };
        return [
          created.headers.get('location') ?? '',
          'PATCH',
          { ...piece, 'content-type': 'application/offset+octet-stream' },
        ];
      },
    ],
  ];

  it.each(SENDS)('makes no file of an upload %s once the account was disabled', async (_what, open) => {
    const storage = await storageOf(service.config);
    const before = await storage.list();
    const [url, method, more] = await open();
    const bytes = aPdf(2000);
    const sent = httpRequest(origin + url, {
      method,
      headers: { ...shen, ...more, 'content-length': '2000' },
    });
    const answered = new Promise<void>((done) =>
      sent.on('response', (reply) => reply.resume().on('end', done)),
    );
    sent.write(bytes.subarray(0, 1000));
    await pause(100);
    const setStatus = (status: string) =>
      service.db.pool.query(`update account set status = $1 where login = 'shenzhiyao'`, [status]);
    await setStatus('disabled');

    sent.end(bytes.subarray(1000));
    await answered;

    const { kysely } = service.db;
    const files = () => kysely.selectFrom('file').select('state').execute();
    expect((await files()).filter(({ state }) => state === 'ready')).toEqual([]);
    // A scanner that has answered for every file must not count as unavailable because of this one.
    const soon = new Date(service.clock.now.getTime() + 5 * MINUTE_MS);
    expect(await lookAgain(service.db, storage, soon)).toBe(0);
    await expireUploads(service.db, storage, FILE_USES, new Date(soon.getTime() + DAY_MS));
    expect(await files()).toEqual([]);
    expect(await storage.list()).toEqual(before);
    await setStatus('active');
  });
});
