import { DAY_MS } from '@contract/time-units';
import { freshProof, lastCodeTo, requestCode, sentMessages, solve } from '@tests/support/people';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
const START = new Date('2026-03-02T10:00:00+08:00');
beforeAll(async () => {
  service = await startService({ now: START });
});
afterAll(() => service.stop());

const after = (ms: number): void => {
  service.clock.now = new Date(service.clock.now.getTime() + ms);
};
/** Each test runs on a different day, because the limits count per day. */
beforeEach(() => after(DAY_MS));

let lastPhone = 13_800_000_000;
const newPhone = (): string => String(++lastPhone);
const ask = async (login: string, type: number, headers: Record<string, string> = {}) =>
  service.call(
    'GET',
    `/api/accounts/get_verification_code.json?login=${encodeURIComponent(login)}&type=${type}&proof=${await freshProof(service)}`,
    { headers },
  );
const checkPhoneCode = (phone: string, code: string) =>
  service.call('POST', '/prod-api/auth/register/phone', { body: { phone, code } });
const another = (code: string): string => (code === '123456' ? '654321' : '123456');

describe('a verification code', () => {
  it('is sent and never answered [call.GET /api/accounts/get_verification_code.json]', async () => {
    const phone = newPhone();
    const { status, body } = await ask(phone, 1);
    const code = await lastCodeTo(service, phone);

    expect([status, body.status]).toEqual([200, 0]);
    expect(body).toMatchObject({ expires_in: 600, retry_after: 60 });
    expect(JSON.stringify(body)).not.toContain(code);
  });

  it('stands nowhere in the database, and neither does the number', async () => {
    const phone = newPhone();
    const code = await requestCode(service, phone, 1);
    const rows = JSON.stringify([
      await service.db.kysely.selectFrom('verificationCode').selectAll().execute(),
      await service.db.kysely.selectFrom('outbox').selectAll().execute(),
      await service.db.kysely.selectFrom('rateLimit').selectAll().execute(),
    ]);

    expect(rows).not.toContain(phone);
    expect(rows).not.toContain(`"${code}"`);
    expect(rows).not.toContain(`验证码 ${code}`);
  });

  it('is void after five wrong tries', async () => {
    const phone = newPhone();
    const code = await requestCode(service, phone, 1);
    const said: string[] = [];
    for (let i = 0; i < 5; i++) said.push((await checkPhoneCode(phone, another(code))).body.msg);
    const right = await checkPhoneCode(phone, code);

    // A person who keeps entering the right code is told that it is no longer valid, and what to do.
    expect(said).toEqual([...Array(4).fill('验证码不正确或已过期'), '验证码错误次数过多，请重新获取']);
    expect(right).toMatchObject({ status: 400, body: { msg: said[4], errorCode: 'code.wrong' } });
  });

  it('is not used up by the guesses of a stranger, but by those of very many', async () => {
    const phone = newPhone();
    const code = await requestCode(service, phone, 1);
    const guess = (address: string, given: string) =>
      service.call('POST', '/prod-api/auth/register/phone', {
        body: { phone, code: given },
        headers: { 'x-forwarded-for': address },
      });
    for (let i = 0; i < 8; i++) await guess('203.0.113.7', another(code));

    expect((await guess('203.0.113.7', code)).status).toBe(400);
    expect((await guess('198.51.100.1', code)).status).toBe(200);
    for (let i = 0; i < 25; i++) await guess(`192.0.2.${i + 1}`, another(code));
    expect((await guess('198.51.100.1', code)).status).toBe(400);
  });

  it('counts tries that come at once', async () => {
    const phone = newPhone();
    const code = await requestCode(service, phone, 1);
    await Promise.all(Array.from({ length: 12 }, () => checkPhoneCode(phone, another(code))));

    expect((await checkPhoneCode(phone, code)).status).toBe(400);
  });

  it('cannot be guessed at number after number from one address [req:attack-a08]', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 61; n++) statuses.push((await checkPhoneCode(newPhone(), '000000')).status);

    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 400));
    expect(statuses[60]).toBe(429);
  });

  it('is void after ten minutes', async () => {
    const phone = newPhone();
    const code = await requestCode(service, phone, 1);
    after(10 * 60_000 - 1);
    expect((await checkPhoneCode(phone, code)).status).toBe(200);
    after(1);

    expect((await checkPhoneCode(phone, code)).status).toBe(400);
  });

  it('is void once a newer one was sent', async () => {
    const phone = newPhone();
    const first = await requestCode(service, phone, 1);
    after(60_001);
    const second = await requestCode(service, phone, 1);

    expect((await checkPhoneCode(phone, first)).status).toBe(first === second ? 200 : 400);
    expect((await checkPhoneCode(phone, second)).status).toBe(200);
  });

  it('is good for its own number and its own purpose only', async () => {
    const [phone, other] = [newPhone(), newPhone()];
    const code = await requestCode(service, phone, 5);
    await requestCode(service, other, 1);

    expect((await checkPhoneCode(phone, code)).status).toBe(400);
    expect(
      (await checkPhoneCode(other, code === (await lastCodeTo(service, other)) ? another(code) : code))
        .status,
    ).toBe(400);
  });

  it('is sent once a minute', async () => {
    const phone = newPhone();
    await ask(phone, 1);
    after(20_000);
    const soon = await ask(phone, 1);
    after(40_001);

    expect(soon).toMatchObject({ status: 429, body: { message: '40 秒后可重新获取' } });
    expect(soon.response.headers['retry-after']).toBe('40');
    expect((await ask(phone, 1)).status).toBe(200);
  });

  it('is sent ten times a day to one number', async () => {
    const phone = newPhone();
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) {
      statuses.push((await ask(phone, 1, { 'x-forwarded-for': `198.51.100.${i}` })).status);
      after(61_000);
    }

    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  it('is sent fifty times a day on behalf of one address, whatever the numbers', async () => {
    const address = { 'x-forwarded-for': '198.51.100.99' };
    await ask(newPhone(), 1, address);
    // Meanwhile 48 codes were sent to other numbers.
    const key = await service.db.kysely
      .selectFrom('rateLimit')
      .select('key')
      .where('key', 'like', 'code.ip:%')
      .orderBy('windowStart', 'desc')
      .executeTakeFirstOrThrow();
    await service.db.kysely.updateTable('rateLimit').set({ count: 49 }).where('key', '=', key.key).execute();

    expect((await ask(newPhone(), 1, address)).status).toBe(200);
    expect((await ask(newPhone(), 1, address)).status).toBe(429);
    expect((await ask(newPhone(), 1, { 'x-forwarded-for': '198.51.100.98' })).status).toBe(200);
  });

  it.each([
    ['login[]=13800009999&type=1'],
    ['login=13800009999&login=13800009998&type=1'],
    ['login=13800009999&type=9'],
    ['login=13800009999'],
    ['login=1380000&type=1'],
    ['login=nobody@example.cn&type=1'],
    ['login=13800009999&type=1&smscode[x]=1'],
  ])('is refused for %s with 400', async (query) => {
    const url = `/api/accounts/get_verification_code.json?${query}&proof=${await freshProof(service)}`;

    expect((await service.call('GET', url)).status).toBe(400);
  });

  it('goes to existing accounts only, with the same answer for all', async () => {
    const known = await ask('19900000001', 2);
    const unknown = await ask('13700009999', 2);
    const sent = await sentMessages(service);
    const stateOf = (recipient: string) =>
      sent.filter((message) => message.recipient === recipient).at(-1)?.state;

    expect({ ...unknown.body, traceId: '' }).toEqual({ ...known.body, traceId: '' });
    expect(stateOf('19900000001')).toBe('waiting');
    expect(stateOf('13700009999')).toBe('muted');
  });

  it('to register a taken number tells its owner, not whoever asks', async () => {
    const { status } = await ask('19900000002', 1);
    const message = (await sentMessages(service))
      .filter(({ recipient }) => recipient === '19900000002')
      .at(-1);

    expect(status).toBe(200);
    expect(message?.body).toContain('此号码已注册账号');
    expect(message?.body).not.toMatch(/\d{6}/);
  });

  it('for binding needs a person who is signed in', async () => {
    expect((await ask(newPhone(), 3)).status).toBe(401);
  });
});

describe('proof of work', () => {
  const withProof = (proof: string) =>
    service.call('GET', `/api/accounts/get_verification_code.json?login=${newPhone()}&type=1&proof=${proof}`);

  it('is asked of visitors who want a code sent', async () => {
    const answer = await service.call(
      'GET',
      `/api/accounts/get_verification_code.json?login=${newPhone()}&type=1`,
    );

    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'proof.required' } });
  });

  it('works once', async () => {
    const proof = await freshProof(service);

    expect((await withProof(proof)).status).toBe(200);
    expect((await withProof(proof)).status).toBe(403);
  });

  it('works for two minutes', async () => {
    const proof = await freshProof(service);
    after(121_000);

    expect((await withProof(proof)).status).toBe(403);
  });

  it('cannot be made up or left undone', async () => {
    const { body } = await service.call('GET', '/prod-api/auth/challenge');
    // Solved like any other challenge; only the seal shows that the service did not issue it.
    const forged = solve(body.data.challenge.replace(/^[\w-]{22}/, 'A'.repeat(22)), body.data.difficulty);

    expect((await withProof(`${body.data.challenge}.1`)).status).toBe(403);
    expect((await withProof(forged)).status).toBe(403);
  });
});

describe('asking who exists', () => {
  const from = (ip: string) => ({ 'x-forwarded-for': ip });
  const name = (value: string, ip = '192.0.2.1', proof = '') =>
    service.call('GET', `/prod-api/auth/checkUserName/${encodeURIComponent(value)}${proof}`, {
      headers: from(ip),
    });
  const valid = (login: string, type: number, ip = '192.0.2.2') =>
    service.call(
      'GET',
      `/api/accounts/valid_email_and_phone.json?login=${encodeURIComponent(login)}&type=${type}`,
      {
        headers: from(ip),
      },
    );

  it('says whether a name is free, and what is, if not [call.GET /prod-api/auth/checkUserName/{name}]', async () => {
    const taken = (await name('ShenZhiYao')).body.data;

    expect((await name('zhouxiaozhou')).body.data).toEqual({ available: true, suggestions: [] });
    expect(taken.available).toBe(false);
    expect(taken.suggestions).toHaveLength(3);
    expect((await name(taken.suggestions[0])).body.data.available).toBe(true);
  });

  it.each(['abc', '1abcdef', '周小舟', 'a b c d', '<script>', 'x'.repeat(21)])(
    'refuses the name %p',
    async (value) => {
      expect((await name(value)).status).toBe(400);
    },
  );

  it('checks a phone or address for its purpose [call.GET /api/accounts/valid_email_and_phone.json]', async () => {
    expect((await valid('13600000001', 1)).body).toMatchObject({ status: 0, success: true });
    expect((await valid('19900000001', 1)).body.message).toBe('该手机号码或邮箱已被注册');
    expect((await valid('13600000001', 2)).body.message).toBe('该手机号码或邮箱未注册');
    expect((await valid('shenzhiyao@example.cn', 2)).status).toBe(200);
    expect((await valid('19900000001', 3)).body.message).toBe('该手机号码或邮箱已绑定');
    expect((await valid('shenzhiyao', 1)).body.message).toBe('请输入正确的手机号或邮箱');
  });

  it('is answered ten times a minute, then for work only', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push((await name(`zhouxiao${i}`, '192.0.2.9')).status);
    const phone = await service.call('GET', '/prod-api/auth/checkPhone/13600000001', {
      headers: from('192.0.2.9'),
    });
    const worked = await name('zhouxiao99', '192.0.2.9', `?proof=${await freshProof(service)}`);

    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    expect(phone.status).toBe(429);
    expect(worked.status).toBe(200);
    expect((await name('zhouxiao98', '192.0.2.10')).status).toBe(200);
  });

  it('tells of a phone no more than yes or no', async () => {
    const check = (phone: string) =>
      service.call('GET', `/prod-api/auth/checkPhone/${phone}`, { headers: from('192.0.2.11') });

    expect((await check('19900000001')).body.data).toEqual({ available: false });
    expect((await check('13600000001')).body.data).toEqual({ available: true });
    expect((await check('136')).status).toBe(400);
  });
});
