import { freshProof } from '@tests/support/people';
import { startService, type TestService } from '@tests/support/service';
import { statementsOf } from '@tests/support/statements';

let service: TestService;
beforeAll(async () => {
  service = await startService({ now: new Date('2026-03-02T10:00:00+08:00') });
});
afterAll(() => service.stop());

const PASSWORD = 'Chun-feng-28';
const login = (username: string, password: string, headers: Record<string, string> = {}) =>
  service.call('POST', '/prod-api/auth/login', { body: { username, password }, headers });
/** In tests only the service itself is a trusted proxy, since the injected peer is the loopback address. */
let lastAddress = 0;
const stranger = () => ({ 'x-forwarded-for': `203.0.113.${++lastAddress}` });
const failTimes = async (n: number, username: string, headers: () => Record<string, string>) => {
  const answers: Awaited<ReturnType<typeof login>>[] = [];
  for (let i = 0; i < n; i++) answers.push(await login(username, 'wrong-password', headers()));
  return answers;
};

describe('guessing a password', () => {
  it('counts down and stops at the fifth failure, whatever address it comes from', async () => {
    const answers = await failTimes(6, 'shenzhiyao', stranger);

    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 429, 429]);
    expect(answers[0]?.body.msg).toBe('账号或密码不正确，还可尝试 9 次');
    expect(answers[3]?.body.msg).toBe('账号或密码不正确，还可尝试 6 次');
    expect(answers[5]?.body.msg).toBe('尝试次数过多，请 15 分钟后再试，或改用验证码登录');
    expect(answers[5]?.response.headers['retry-after']).toBe('900');
  });

  it('refuses even the right password then, to everybody but the browsers the owner knows', async () => {
    service.clock.now = new Date('2026-03-02T11:00:00+08:00');
    const own = await service.signIn('gumingqian');
    await failTimes(6, 'gumingqian', stranger);

    expect((await login('gumingqian', PASSWORD, stranger())).status).toBe(429);
    expect((await login('gumingqian', PASSWORD, { cookie: own.headers.cookie })).status).toBe(200);
  });

  it('lets a new browser of the owner in for work, whatever a stranger did before', async () => {
    service.clock.now = new Date('2026-03-02T11:20:00+08:00');
    const refused = (await failTimes(6, 'linxiaoman', stranger)).at(-1);
    const proof = await freshProof(service);
    const body = { username: 'linxiaoman', password: PASSWORD, proof };

    expect(refused?.body.errorCode).toBe('proof.required');
    expect((await service.call('POST', '/prod-api/auth/login', { body, headers: stranger() })).status).toBe(
      200,
    );
    expect((await service.call('POST', '/prod-api/auth/login', { body, headers: stranger() })).status).toBe(
      429,
    );
  });

  it('counts the tries that work buys by place, and all of them together', async () => {
    service.clock.now = new Date('2026-03-02T11:40:00+08:00');
    await failTimes(6, 'shenzhiyao', stranger);
    const guess = async (headers: Record<string, string>) => {
      const body = { username: 'shenzhiyao', password: 'wrong-password', proof: await freshProof(service) };
      return (await service.call('POST', '/prod-api/auth/login', { body, headers })).body.errorCode;
    };
    const place = stranger();
    const here: string[] = [];
    for (let i = 0; i < 6; i++) here.push(await guess(place));
    // A single address that guesses uses up only part of the limit shared by all.
    const elsewhere = await guess(stranger());

    expect(here.map((code) => code === 'http.429')).toEqual([false, false, false, false, true, true]);
    expect(elsewhere).not.toBe('http.429');
    for (let i = 0; i < 53; i++) await guess(stranger());
    expect(await guess(stranger())).toBe('http.429');
  });

  it('says at every try how many are left, those that work buys among them, and to wait only at the last', async () => {
    service.clock.now = new Date('2026-03-02T11:50:00+08:00');
    const place = stranger();
    const said: string[] = [];
    for (let i = 0; i < 10; i++) {
      const proof = i < 5 ? undefined : await freshProof(service);
      const body = { username: 'gumingqian', password: 'wrong-password', ...(proof && { proof }) };
      said.push((await service.call('POST', '/prod-api/auth/login', { body, headers: place })).body.msg);
    }

    expect(said).toEqual([
      ...[9, 8, 7, 6, 5, 4, 3, 2, 1].map((left) => `账号或密码不正确，还可尝试 ${left} 次`),
      '账号或密码不正确，请 15 分钟后再试，或改用验证码登录',
    ]);
  });

  it('limits a known browser as well', async () => {
    service.clock.now = new Date('2026-03-02T12:00:00+08:00');
    const own = await service.signIn('xuyingchuan');
    const answers = await failTimes(6, 'xuyingchuan', () => ({ cookie: own.headers.cookie }));

    expect(answers.at(-1)?.status).toBe(429);
  });

  it('lets a cookie of another account open no second count', async () => {
    service.clock.now = new Date('2026-03-02T13:00:00+08:00');
    const foreign = await service.signIn('gumingqian');
    await failTimes(5, 'luyiwei', stranger);

    expect((await login('luyiwei', PASSWORD, { cookie: foreign.headers.cookie })).status).toBe(429);
  });

  it('leaves other people alone', async () => {
    service.clock.now = new Date('2026-03-02T14:00:00+08:00');
    await failTimes(6, 'shenzhiyao', stranger);

    expect((await login('linxiaoman', PASSWORD, stranger())).status).toBe(200);
  });

  it('is over after a quarter of an hour', async () => {
    service.clock.now = new Date('2026-03-02T15:00:00+08:00');
    await failTimes(6, 'shenzhiyao', stranger);
    service.clock.now = new Date('2026-03-02T15:15:01+08:00');

    expect((await login('shenzhiyao', PASSWORD, stranger())).status).toBe(200);
  });

  it('counts parallel guesses one by one', async () => {
    service.clock.now = new Date('2026-03-02T16:00:00+08:00');
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => login('luyiwei', 'wrong-password', stranger())),
    );

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(4);
  });

  it('of many accounts from one address is stopped with Retry-After', async () => {
    service.clock.now = new Date('2026-03-02T17:00:00+08:00');
    const address = stranger();
    const statuses: number[] = [];
    for (let i = 0; i < 22; i++) statuses.push((await login(`nobody${i}`, 'wrong-password', address)).status);
    const last = await login('nobody99', 'wrong-password', address);

    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(last.status).toBe(429);
    expect(Number(last.response.headers['retry-after'])).toBeGreaterThan(0);
    expect(last.body.msg).toBe('尝试次数过多，请 15 分钟后再试，或改用验证码登录');
    expect((await login('nobody100', 'wrong-password', stranger())).status).toBe(401);
  });
});

describe('finding out who has an account', () => {
  it('gets the same answer for a name nobody has', async () => {
    service.clock.now = new Date('2026-03-02T18:00:00+08:00');
    const known = await failTimes(6, 'shenzhiyao', stranger);
    const unknown = await failTimes(6, 'whoever', stranger);
    const seen = (answers: typeof known) =>
      answers.map(({ status, body: { traceId: _, ...body } }) => ({ status, ...body }));

    expect(seen(unknown)).toEqual(seen(known));
  });

  it('has the same work done for it, so that the time of the answer tells nothing either', async () => {
    // The session is looked up again for every request here.
    jest.spyOn(service.db.changes, 'heard').mockReturnValue(null);
    service.clock.now = new Date('2026-03-02T19:00:00+08:00');
    const verify = jest.spyOn(
      jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2'),
      'verify',
    );
    const work = async (name: string) => {
      verify.mockClear();
      const statements = await statementsOf(service.db, () => login(name, 'wrong-password', stranger()));
      return {
        statements,
        // Algorithm, version and cost, which determine how long a verification takes.
        hashes: verify.mock.calls.map(([stored]) => String(stored).split('$').slice(1, 4).join('$')),
      };
    };
    // The decoy hash is created once per process.
    await login('first-of-all', 'wrong-password', stranger());
    const names = ['shenzhiyao', 'gumingqian', 'office', 'admin'];
    for (const name of names) {
      const known = await work(name);

      expect(known.hashes).toEqual([expect.stringMatching(/^argon2id\$v=19\$m=19456,t=2,p=1$/)]);
      expect(known.statements.length).toBeGreaterThan(0);
      expect(await work(`x${name}`)).toEqual(known);
    }
  });
});
