import { usccCheckCharacter } from '@contract/rules/uscc';
import { accountOf } from '@tests/support/accounts';
import { AGREED, requestCode } from '@tests/support/people';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
beforeAll(async () => {
  service = await startService({ now: new Date('2026-03-02T10:00:00+08:00') });
});
afterAll(() => service.stop());

let lastPhone = 13_900_000_000;
const newPhone = (): string => String(++lastPhone);
const USCC = `91310000MA1XY0A01${usccCheckCharacter('91310000MA1XY0A01')}`;
const PASSWORD = 'Lan-tian-2031';

const aPerson = async (changes: Record<string, unknown> = {}) => {
  const phone = newPhone();
  const code = await requestCode(service, phone, 1);
  return { username: `zhou${phone.slice(-4)}`, password: PASSWORD, phone, code, agreed: AGREED, ...changes };
};
const register = (body: unknown) => service.call('POST', '/prod-api/auth/register', { body });
const aUnit = async (changes: Record<string, unknown> = {}) => ({
  ...(await aPerson()),
  uscc: USCC,
  unitName: '拾光生物技术有限公司',
  nature: 'enterprise',
  legalPerson: '闻人清',
  province: '上海市',
  city: '上海市',
  address: '拾光路 8 号',
  adminName: '方知意',
  ...changes,
});
const registerUnit = (body: unknown) => service.call('POST', '/prod-api/auth/register/unit', { body });
const countAccounts = async (): Promise<number> =>
  Number(
    (
      await service.db.kysely
        .selectFrom('account')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('registering a person', () => {
  it('makes an ordinary account and signs it in [call.POST /prod-api/auth/register]', async () => {
    const person = await aPerson();
    const { status, body } = await register(person);
    const info = await service.call('GET', '/prod-api/system/user/getInfo', {
      headers: { authorization: `Bearer ${body.data.access_token}` },
    });

    expect(status).toBe(200);
    expect(info.body.user).toMatchObject({ userName: person.username, certified: false });
    expect(info.body.roles).toEqual(['common']);
  });

  it('stores the password as Argon2id and the consents with their version', async () => {
    const person = await aPerson();
    await register(person);
    const account = await accountOf(service, person.username);
    const consents = await service.db.kysely
      .selectFrom('consent')
      .select(['kind', 'documentVersion'])
      .where('accountId', '=', account.id)
      .execute();

    expect(account.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(consents).toEqual([
      { kind: 'service', documentVersion: '2026-01' },
      { kind: 'privacy', documentVersion: '2026-01' },
    ]);
  });

  it.each([
    ['roles', ['admin']],
    ['permissions', ['*:*:*']],
    ['certified', true],
    ['vipUntil', '2099-01-01'],
    ['status', 'active'],
    ['unitId', 1],
  ])('refuses to be told %s by the visitor', async (field, value) => {
    const before = await countAccounts();
    const answer = await register(await aPerson({ [field]: value }));

    expect(answer.status).toBe(400);
    expect(await countAccounts()).toBe(before);
  });

  it.each([
    ['a name that looks like a phone number', { username: '13900001111' }],
    ['a name with other characters', { username: '周小舟' }],
    ['a name that is too short', { username: 'abc' }],
    ['a short password', { password: 'Ab-1234' }],
    ['a password of two classes', { password: 'abcdefghij12' }],
    ['a common password', { password: 'Password123!' }],
    ['a walk over the keyboard', { password: 'Qwertyuiop12' }],
    ['a password of repetitions', { password: 'Aa1Aa1Aaaaaaaaaa' }],
    ['a password with the site’s name', { password: 'Kaichuang-2031' }],
    ['an outdated agreement', { agreed: { service: '2020-01', privacy: '2026-01' } }],
    ['a wrong code', { code: '000000' }],
  ])('refuses %s', async (_, changes) => {
    const answer = await register(await aPerson(changes));

    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  it('refuses a password with the user name or the phone in it, naming the place', async () => {
    const answer = await register(await aPerson({ username: 'zhouxiaozhou', password: 'Zhouxiaozhou-31' }));

    expect(answer.body).toMatchObject({ code: 400, msg: '密码不能含有用户名、姓名、手机号或站点名称' });
    expect(answer.body.data.fields[0].path).toBe('body.password');
  });

  it('accepts a long password of one class, up to 128 characters', async () => {
    const password = '晨风吹过田野麦浪起伏如海潮声声'.concat('远山含黛暮色四合');

    expect((await register(await aPerson({ password }))).status).toBe(200);
    expect((await register(await aPerson({ password: `${'Ab1-x9Zq'.repeat(16)}` }))).status).toBe(200);
  });

  it('refuses a taken name and a taken phone with their own sentences', async () => {
    expect((await register(await aPerson({ username: 'ShenZhiYao' }))).body).toMatchObject({
      code: 409,
      msg: '用户名已被使用',
    });
    const taken = await aPerson();
    await register(taken);
    await service.db.kysely.updateTable('verificationCode').set({ usedAt: null }).execute();
    expect((await register({ ...taken, username: 'another1' })).body.msg).toBe('手机号已绑定其他账号');
  });

  it('of two at once with one name makes one', async () => {
    const people = [await aPerson({ username: 'twinname' }), await aPerson({ username: 'TwinName' })];
    const answers = await Promise.all(people.map(register));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('checks phone and code before the rest is asked for, without using the code up', async () => {
    const person = await aPerson();
    const check = (code: string) =>
      service.call('POST', '/prod-api/auth/register/phone', { body: { phone: person.phone, code } });

    expect((await check(person.code)).status).toBe(200);
    expect((await check(person.code === '111111' ? '222222' : '111111')).body.msg).toBe(
      '验证码不正确或已过期',
    );
    expect((await register(person)).status).toBe(200);
  });

  it('begins with what there is to choose and to agree to', async () => {
    const menu = await service.call('GET', '/prod-api/auth/register/menu');
    const text = await service.call('GET', '/prod-api/auth/modalUrl?kind=privacy');

    expect(menu.body.data).toMatchObject({ person: true, unit: true });
    expect(menu.body.data.agreements).toHaveLength(3);
    expect(text.body.data).toMatchObject({ kind: 'privacy', title: '隐私政策', version: '2026-01' });
  });
});

describe('registering a unit', () => {
  it('makes the unit, its administrator-to-be and an application to review', async () => {
    const unit = await aUnit();
    const { status, body } = await registerUnit(unit);
    const headers = { authorization: `Bearer ${body.data.access_token}` };
    const progress = await service.call('GET', '/prod-api/auth/register/unit', { headers });
    const info = await service.call('GET', '/prod-api/system/user/getInfo', { headers });

    expect(status).toBe(200);
    expect(progress.body.data).toMatchObject({ unitName: '拾光生物技术有限公司', uscc: USCC, status: 0 });
    expect(info.body.roles).toEqual(['common']);
  });

  it('stops for a registered unit and shows its masked administrator only', async () => {
    const { status, body } = await registerUnit(await aUnit());
    const check = await service.call('GET', `/prod-api/auth/checkUnit/${USCC}`);

    expect(status).toBe(409);
    expect(body.msg).toBe('此单位已注册，管理员为方**');
    expect(check.body.data).toEqual({ registered: true, unitName: '拾光生物技术有限公司', admin: '方**' });
    expect(JSON.stringify([body, check.body])).not.toContain('方知意');
  });

  it('may take over a unit that others entered and nobody looks after', async () => {
    const { uscc } = await service.db.kysely
      .selectFrom('unit')
      .select('uscc')
      .where('name', '=', '栖桐智能装备有限公司')
      .executeTakeFirstOrThrow();
    const check = await service.call('GET', `/prod-api/auth/checkUnit/${uscc}`);

    expect(check.body.data).toMatchObject({ registered: false, unitName: '栖桐智能装备有限公司' });
    expect((await registerUnit(await aUnit({ uscc }))).status).toBe(200);
  });

  it.each([
    ['91310000MA1XY0A0', '统一社会信用代码应为 18 位，不含字母 I、O、S、V、Z'],
    ['91310000MA1XY0A01I', '统一社会信用代码应为 18 位，不含字母 I、O、S、V、Z'],
    [`91310000MA1XY0A02${usccCheckCharacter('91310000MA1XY0A01')}`, '第 18 位校验未通过，请核对证照'],
  ])('refuses the credit code %s', async (uscc, message) => {
    expect(await registerUnit(await aUnit({ uscc }))).toMatchObject({ status: 400, body: { msg: message } });
  });

  it('shows the progress of one’s own registration to nobody else', async () => {
    const other = await service.signIn('gumingqian');

    expect(
      (await service.call('GET', '/prod-api/auth/register/unit', { headers: other.headers })).body.data,
    ).toBeNull();
    expect((await service.call('GET', '/prod-api/auth/register/unit')).status).toBe(401);
  });

  it('takes only files the registrant has uploaded for it', async () => {
    const { headers } = await service.signIn('gumingqian');
    const file = '00000000-0000-4000-8000-000000000000';
    const answer = await service.call('PUT', '/prod-api/auth/register/unit', {
      headers,
      body: { licenseFile: file, letterFile: file },
    });

    expect(answer.status).toBe(404);
  });
});

describe('the first administrator', () => {
  it('does not exist as a call in demo mode', async () => {
    const body = { secret: 'whatever', username: 'root1', password: PASSWORD };

    expect((await service.call('POST', '/prod-api/auth/setup', { body })).status).toBe(404);
  });

  it('is made once, by the one-time secret of a real installation, which ships with nobody', async () => {
    const real = await startService({ demo: false });
    try {
      const setup = (secret: string, username = 'guanliyuan') =>
        real.call('POST', '/prod-api/auth/setup', { body: { secret, username, password: PASSWORD } });
      const secret = real.config.setupSecret ?? '';

      expect(await real.db.kysely.selectFrom('account').select('id').execute()).toEqual([]);
      for (const [name, password] of [
        ['admin', 'admin123'],
        ['ry', '123456'],
      ] as const)
        expect(
          (await real.call('POST', '/prod-api/auth/login', { body: { username: name, password } })).status,
        ).toBe(401);
      expect((await setup('wrong')).status).toBe(403);
      expect(
        (await Promise.all([setup(secret), setup(secret, 'second')])).map(({ status }) => status).sort(),
      ).toEqual([200, 404]);
      expect((await setup(secret, 'third')).status).toBe(404);
    } finally {
      await real.stop();
    }
  });
});
