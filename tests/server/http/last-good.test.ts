import { MINUTE_MS } from '@contract/time-units';
import { startService, type TestService } from '@tests/support/service';

const LIST = '/prod-api/cms/open/demand?pageNum=1&pageSize=10';
let service: TestService;
let headers: Record<string, string>;

beforeAll(async () => {
  service = await startService();
  ({ headers } = await service.signIn('gumingqian'));
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => service.stop());

/** Fails until the end of the test, both for connections from the pool and for single statements through it. */
const failWith = (error: Error): void => {
  const { pool } = service.db;
  jest.spyOn(pool, 'connect').mockImplementation(() => Promise.reject(error));
  jest.spyOn(pool, 'query').mockImplementation(() => Promise.reject(error));
};
/** No connection can be made. */
const loseDatabase = (): void =>
  failWith(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }));
/** Recent answers are reused even while the database is available, so wait until they expire. */
const aSecondLater = (): void => {
  service.clock.now = new Date(service.clock.now.getTime() + 1001);
};
const visit = (url: string, who: Record<string, string> = {}) => service.call('GET', url, { headers: who });

describe('while the database is away', () => {
  it('visitors and members read on public pages what visitors read last [req:fault-f05]', async () => {
    const before = await visit(LIST);
    loseDatabase();
    aSecondLater();

    const [visitor, member] = [await visit(LIST), await visit(LIST, headers)];

    expect(visitor.status).toBe(200);
    expect(visitor.body).toEqual(before.body);
    expect(visitor.response.headers['age']).toBe('1');
    expect(visitor.response.headers['warning']).toContain('110');
    expect(member.body).toEqual(before.body);
  });

  it('nobody reads what was only shown to somebody who had signed in', async () => {
    const url = `${LIST}&keyword=member`;
    expect((await visit(url, headers)).status).toBe(200);
    loseDatabase();

    expect((await visit(url)).status).toBe(503);
  });

  it('an answer older than an hour is not given any more: it may have been taken back since', async () => {
    const { now } = service.clock;
    const url = `${LIST}&keyword=hour`;
    await visit(url);
    loseDatabase();

    service.clock.now = new Date(now.getTime() + 59 * MINUTE_MS);
    const inTime = await visit(url);
    service.clock.now = new Date(now.getTime() + 61 * MINUTE_MS);
    const late = await visit(url);
    service.clock.now = now;

    expect([inTime.status, late.status]).toEqual([200, 503]);
    expect(inTime.response.headers['age']).toBe(String(59 * 60));
  });

  it('what is asked with a secret, or belongs to somebody, is not answered from memory', async () => {
    const urls = ['/prod-api/auth/checkPhone/13800138000', '/prod-api/auth/checkUserName/zhangsan'];
    for (const url of urls) await visit(url);
    await visit('/prod-api/system/user/getInfo', headers);
    loseDatabase();

    expect(await Promise.all(urls.map(async (url) => (await visit(url)).status))).toEqual([503, 503]);
    expect((await visit('/prod-api/system/user/getInfo', headers)).status).toBe(503);
  });

  it('a mistake of ours is not hidden behind an old answer', async () => {
    await visit(LIST);
    aSecondLater();
    failWith(new Error('a bug'));

    expect((await visit(LIST)).status).toBe(500);
  });
});
