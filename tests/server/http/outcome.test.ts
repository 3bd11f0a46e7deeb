import { startService, type TestService } from '@tests/support/service';
import type pg from 'pg';

const CREATE = '/prod-api/cms/demand';
const AGAIN = '抱歉，服务没有回应，结果未知；可以放心再次提交，不会重复处理';
const CHECK = '抱歉，服务没有回应，结果未知；请先刷新页面核对，再决定是否重新提交';
const NOTHING = '抱歉，服务维护或繁忙，请稍后重试';

let service: TestService;
let headers: Record<string, string>;
beforeAll(async () => {
  service = await startService();
  ({ headers } = await service.signIn('shenzhiyao'));
});
afterAll(() => service.stop());
afterEach(() => jest.restoreAllMocks());

const demands = async (): Promise<number> =>
  (await service.db.pool.query<{ n: number }>('select count(*)::int as n from demand')).rows[0]?.n ?? 0;
const create = (key: string | null) =>
  service.call('POST', CREATE, {
    headers: { ...headers, ...(key !== null && { 'idempotency-key': key }) },
    body: {},
  });

type Query = (...asked: unknown[]) => Promise<unknown>;

/** For the first matching statement no answer comes back, whether or not it was executed. */
const silenceAt = (statement: RegExp, arrives: boolean): void => {
  const { pool } = service.db;
  const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<pg.PoolClient>;
  let isOver = false;
  jest.spyOn(pool, 'connect').mockImplementation((async (callback?: unknown) => {
    // The pool itself requests connections with a callback.
    if (callback) return connect(callback);
    const client = await connect();
    const query = client.query.bind(client) as unknown as Query;
    const heard: Query = async (...asked) => {
      const [first] = asked;
      const text = typeof first === 'string' ? first : (first as { text: string }).text;
      if (isOver || !statement.test(text)) return query(...asked);
      isOver = true;
      if (arrives) await query(...asked);
      throw new Error('Query read timeout');
    };
    return new Proxy(client, {
      get: (target, name) => {
        const value = name === 'query' ? heard : Reflect.get(target, name);
        return typeof value === 'function' && name !== 'query' ? value.bind(target) : value;
      },
    });
  }) as never);
};
const fullPool = (): void => {
  jest
    .spyOn(service.db.pool, 'connect')
    .mockImplementationOnce((() =>
      Promise.reject(new Error('timeout exceeded when trying to connect'))) as never);
};

interface Silence {
  when: string;
  fall: () => void;
  /** Number of records that exist afterwards. */
  made: 0 | 1;
  isKnown: boolean;
}
const SILENCES: Silence[] = [
  {
    when: 'before the last word reached the database',
    fall: () => silenceAt(/^commit$/, false),
    made: 0,
    isKnown: false,
  },
  {
    when: 'after it was done, before the answer',
    fall: () => silenceAt(/^commit$/, true),
    made: 1,
    isKnown: false,
  },
  {
    when: 'in the middle of it',
    fall: () => silenceAt(/insert into "demand"/, true),
    made: 0,
    isKnown: true,
  },
  { when: 'before anything was sent', fall: fullPool, made: 0, isKnown: true },
];

describe.each(SILENCES)('a database that falls silent $when', ({ when, fall, made, isKnown }) => {
  it.each([
    { key: true, open: AGAIN },
    { key: false, open: CHECK },
  ])('is told of as it is (key: $key) [req:fault-f07]', async ({ key: isKeyed, open }) => {
    const key = isKeyed ? `the-one-press-${SILENCES.findIndex((silence) => silence.when === when)}` : null;
    const before = await demands();
    fall();

    const { status, body, response } = await create(key);

    const words = isKnown ? NOTHING : open;
    expect({ status, code: body.code, msg: body.msg }).toEqual({ status: 503, code: 503, msg: words });
    expect(['db.slow', 'db.unavailable']).toContain(body.errorCode);
    // A write that may have been executed must not be repeated automatically.
    expect(response.headers['retry-after']).toBe(words === CHECK ? undefined : '2');
    jest.restoreAllMocks();
    expect(await demands()).toBe(before + made);

    if (key === null) return;
    const [again, third] = [await create(key), await create(key)];
    expect(again.status).toBe(200);
    expect(third.body.data.id).toBe(again.body.data.id);
    expect(await demands()).toBe(before + 1);
  });
});

it('what only reads is told that the service is busy', async () => {
  silenceAt(/from "demand"/, true);
  const { status, body } = await service.call('GET', '/prod-api/cms/demand/mine', { headers });
  expect([status, body.msg]).toEqual([503, NOTHING]);
});
