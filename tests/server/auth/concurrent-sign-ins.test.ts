import { PURPOSE } from '@contract/rules/account-rules';
import { whileHeld } from '@tests/support/held-row';
import { AGREED, requestCode } from '@tests/support/people';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const PHONE = '13700000021';
const OTHER_PHONE = '13700000022';
const TAKEN = '手机号已绑定其他账号';

describe('one number at once', () => {
  it('is refused to whoever registers with it while another binds it', async () => {
    const code = await requestCode(service, PHONE, 1);
    const body = { username: 'luming', password: 'Xin-feng-2032', phone: PHONE, code, agreed: AGREED };
    const late = await whileHeld(
      service,
      { sql: "update account set phone = $1, phone_key = $1 where login = 'linxiaoman'", values: [PHONE] },
      () => service.call('POST', '/prod-api/auth/register', { body }),
    );

    expect(late).toMatchObject({ status: 409, body: { msg: TAKEN } });
  });

  it('is refused to whoever binds it while another registers with it', async () => {
    const { headers } = await service.signIn('gumingqian');
    const code = await requestCode(service, OTHER_PHONE, 3, headers);
    const body = { phone: OTHER_PHONE, code, password: 'Chun-feng-28' };
    const late = await whileHeld(
      service,
      {
        sql: "insert into account (login, login_key, nickname, phone, phone_key) values ('luming2', 'luming2', 'luming2', $1, $1)",
        values: [OTHER_PHONE],
      },
      () => service.call('POST', '/api/users/accounts/gumingqian/phone_bind.json', { headers, body }),
    );

    expect(late).toMatchObject({ status: 409, body: { message: TAKEN, errorCode: 'channel.taken' } });
  });
});

describe('signing in while the account is being secured', () => {
  const signIn = () =>
    service.call('POST', '/prod-api/auth/login', {
      body: { username: 'luyiwei', password: 'Chun-feng-28' },
    });

  it.each([
    ['the password is changed', "password_hash = 'another'", 401, '密码已修改，请重新登录'],
    ['a second factor is set up', "totp_sealed = 'sealed'", 401, '账号安全设置已变更，请重新登录'],
    ['the account is stopped', "status = 'disabled'", 403, '账号已停用，请联系管理员'],
  ])('opens no session where %s meanwhile', async (_, change, status, msg) => {
    const before = await service.db.kysely
      .selectFrom('account')
      .select(['passwordHash', 'totpSealed', 'status'])
      .where('login', '=', 'luyiwei')
      .executeTakeFirstOrThrow();
    const late = await whileHeld(
      service,
      { sql: `update account set ${change} where login = 'luyiwei'` },
      signIn,
    );
    await service.db.kysely.updateTable('account').set(before).where('login', '=', 'luyiwei').execute();

    expect(late).toMatchObject({ status, body: { msg } });
    expect((await signIn()).status).toBe(200);
  });
});

describe('an act that a password or a code proves, while the account is being secured', () => {
  const CHANGES = [
    ['the password is changed', "password_hash = 'another'", { passwordHash: 'another' }],
    [
      'the lost number is replaced',
      "phone = '13700000031', phone_key = '13700000031'",
      { phone: '13700000031', phoneKey: '13700000031' },
    ],
    ['the account is stopped', "status = 'disabled'", { status: 'disabled' }],
  ] as const;
  const NEW = 'Xin-feng-2033';
  const ACTS: Record<string, () => Promise<() => Promise<{ status: number }>>> = {
    'changes the password': async () => {
      const { headers } = await service.signIn('luyiwei');
      const body = { old_password: 'Chun-feng-28', password: NEW };
      return () => service.call('PUT', '/api/users/accounts/luyiwei/password.json', { headers, body });
    },
    'binds another number': async () => {
      const { headers } = await service.signIn('luyiwei');
      const phone = `1370000${String(Date.now()).slice(-4)}`;
      const code = await requestCode(service, phone, 3, headers);
      const body = { phone, code, password: 'Chun-feng-28' };
      return () => service.call('POST', '/api/users/accounts/luyiwei/phone_bind.json', { headers, body });
    },
    'closes the account': async () => {
      const { headers } = await service.signIn('luyiwei');
      const body = { password: 'Chun-feng-28', confirm: 'luyiwei' };
      return () => service.call('POST', '/api/users/close.json', { headers, body });
    },
    'begins a second factor': async () => {
      const { headers } = await service.signIn('luyiwei');
      return () =>
        service.call('POST', '/api/users/totp.json', { headers, body: { password: 'Chun-feng-28' } });
    },
  };
  const own = () =>
    service.db.kysely
      .selectFrom('account')
      .select(['passwordHash', 'phone', 'phoneKey', 'status'])
      .where('login', '=', 'luyiwei')
      .executeTakeFirstOrThrow();

  it.each(Object.keys(ACTS).flatMap((act) => CHANGES.map((change) => [act, ...change] as const)))(
    '%s no more where %s meanwhile [req:attack-a15]',
    async (act, _, change, changed) => {
      const before = await own();
      const late = await (ACTS[act] as (typeof ACTS)[string])();
      const { status } = await whileHeld(
        service,
        { sql: `update account set ${change} where login = 'luyiwei'` },
        late,
      );
      const after = await own();
      await service.db.kysely.updateTable('account').set(before).where('login', '=', 'luyiwei').execute();

      expect(status).toBe(401);
      expect(after).toEqual({ ...before, ...changed });
    },
  );

  it('a code sent to a number resets nothing once the number is replaced [req:attack-a15]', async () => {
    const before = await own();
    const phone = before.phone ?? '';
    const code = await requestCode(service, phone, PURPOSE.forgotten);
    const { status, body } = await whileHeld(
      service,
      { sql: "update account set phone = '13700000032', phone_key = '13700000032' where login = 'luyiwei'" },
      () =>
        service.call('POST', '/prod-api/auth/password/reset', {
          body: { login: phone, code, password: NEW },
        }),
    );
    const { passwordHash } = await own();
    await service.db.kysely.updateTable('account').set(before).where('login', '=', 'luyiwei').execute();

    expect([status, body.errorCode]).toEqual([400, 'code.wrong']);
    expect(passwordHash).toBe(before.passwordHash);
  });
});
