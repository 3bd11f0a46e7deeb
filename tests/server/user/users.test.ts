import { PERMISSIONS } from '@contract/permissions';
import { HOUR_MS } from '@contract/time-units';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let admin: Record<string, string>;
beforeAll(async () => {
  service = await startService();
  admin = (await service.signIn('admin')).headers;
});
afterAll(() => service.stop());

interface User {
  userId: number;
  login: string;
  roleKeys: string[];
  version: number;
  phone: string;
  status: string;
}
const users = async (query = ''): Promise<User[]> =>
  (await service.call('GET', `/prod-api/system/user/list?pageSize=100${query}`, { headers: admin })).body
    .rows;
const user = async (login: string): Promise<User> => {
  const found = (await users(`&keyword=${login}`)).find((row) => row.login === login);
  if (!found) throw new Error(`no user ${login}`);
  return found;
};
const setRoles = async (login: string, roleKeys: string[], headers = admin) => {
  const { userId, version } = await user(login);
  return service.call('PUT', `/prod-api/system/user/${userId}/roles`, {
    headers,
    body: { roleKeys, version },
  });
};
/** A person who manages users without being an administrator: has the permission to edit users, and few others. */
const aManager = async () => {
  await service.db.kysely
    .updateTable('role')
    .set({ permissions: ['cms:apply:audit', 'system:user:list', 'system:user:edit', 'system:role:edit'] })
    .where('roleKey', '=', 'unit_admin')
    .execute();
  return (await service.signIn('xuyingchuan')).headers;
};

describe('users', () => {
  it('are found by name, role and state, with their contacts masked', async () => {
    expect((await users('&roleKey=expert')).map(({ login }) => login)).toContain('luyiwei');
    expect((await users(`&keyword=${encodeURIComponent('沈知遥')}`)).map(({ login }) => login)).toEqual([
      'shenzhiyao',
    ]);
    expect((await user('shenzhiyao')).phone).toBe('199****0001');
    expect(await users('&status=disabled')).toEqual([]);
  });

  it('are given roles, which count at once', async () => {
    const { status } = await setRoles('linxiaoman', ['common', 'expert']);

    expect(status).toBe(200);
    const { headers } = await service.signIn('linxiaoman');
    const info = await service.call('GET', '/prod-api/system/user/getInfo', { headers });
    expect(info.body.permissions).toContain('cms:review:score');
  });

  it('are not made auditor and administrator in one person', async () => {
    expect((await setRoles('auditor', ['auditor', 'admin'])).body.errorCode).toBe('user.separation');
  });

  it('are stopped with a reason, on all their devices at once', async () => {
    const { headers } = await service.signIn('gumingqian');
    const { userId, version } = await user('gumingqian');
    const put = (body: object) =>
      service.call('PUT', `/prod-api/system/user/${userId}/status`, {
        headers: admin,
        body: { version, ...body },
      });

    expect((await put({ active: false })).status).toBe(400);
    expect((await put({ active: false, reason: '人员离职' })).status).toBe(200);

    expect((await service.call('GET', '/prod-api/system/user/getInfo', { headers })).status).toBe(401);
    expect((await put({ active: true })).body.errorCode).toBe('user.version_moved');
  });

  it('read the reason at the next sign-in, and nobody finds it in the log', async () => {
    const tryIn = () =>
      service.call('POST', '/prod-api/auth/login', {
        body: { username: 'linxiaoman', password: 'Chun-feng-28' },
      });
    const put = async (body: object) => {
      const { userId, version } = await user('linxiaoman');
      const url = `/prod-api/system/user/${userId}/status`;
      return (await service.call('PUT', url, { headers: admin, body: { version, ...body } })).body.data;
    };

    expect(await put({ active: false, reason: '林小满重复注册' })).toMatchObject({
      stopReason: '林小满重复注册',
    });

    expect((await tryIn()).body.msg).toBe('账号已停用，请联系管理员。原因：林小满重复注册');
    const { rows } = await service.db.pool.query(
      "select detail from audit_event where action = 'user.disable' order by id desc",
    );
    expect(rows[0].detail).toEqual({ stop: expect.any(Number) });
    expect(await put({ active: true })).toMatchObject({ stopReason: null });
    expect((await tryIn()).status).toBe(200);
  });

  it('nobody manages the own account', async () => {
    expect((await setRoles('admin', ['common'])).body.errorCode).toBe('user.own');
  });
});

describe('rights above the own ones [req:attack-a25]', () => {
  it('are neither given, nor taken from whoever holds them, nor put into a role', async () => {
    const manager = await aManager();
    const { body: roles } = await service.call('GET', '/prod-api/system/role/list', { headers: manager });
    const operator = roles.rows.find(({ roleKey }: { roleKey: string }) => roleKey === 'operator');
    const expert = roles.rows.find(({ roleKey }: { roleKey: string }) => roleKey === 'expert');
    const setPermissions = (roleId: number, permissions: string[], before: string[]) =>
      service.call('PUT', `/prod-api/system/role/${roleId}`, {
        headers: manager,
        body: { permissions, before },
      });

    expect((await setRoles('linxiaoman', ['common', 'admin'], manager)).body.errorCode).toBe('user.above');
    expect((await setRoles('office', ['common'], manager)).body.errorCode).toBe('user.above');
    expect(
      (await setPermissions(expert.roleId, ['monitor:audit:list'], expert.permissions)).body.errorCode,
    ).toBe('user.above');
    expect((await setPermissions(operator.roleId, [], operator.permissions)).body.errorCode).toBe(
      'user.above',
    );
    const own = roles.rows.find(({ roleKey }: { roleKey: string }) => roleKey === 'unit_admin');
    expect((await setPermissions(own.roleId, own.permissions, own.permissions)).body.errorCode).toBe(
      'role.own',
    );
  });

  it('nor does anybody touch the administrator role, or invent a permission', async () => {
    const { body: roles } = await service.call('GET', '/prod-api/system/role/list', { headers: admin });
    const byKey = (key: string) => roles.rows.find(({ roleKey }: { roleKey: string }) => roleKey === key);
    const put = (roleId: number, permissions: string[], before: string[]) =>
      service.call('PUT', `/prod-api/system/role/${roleId}`, {
        headers: admin,
        body: { permissions, before },
      });

    expect((await put(byKey('admin').roleId, [...PERMISSIONS], [])).body.errorCode).toBe('role.fixed');
    expect((await put(byKey('expert').roleId, ['*:*:*'], byKey('expert').permissions)).status).toBe(400);
    expect((await put(byKey('expert').roleId, ['cms:review:score'], [])).body.errorCode).toBe(
      'role.version_moved',
    );
    const changed = await put(
      byKey('expert').roleId,
      ['cms:review:score', 'cms:chart:list'],
      byKey('expert').permissions,
    );
    expect(changed.body.data.permissions).toEqual(['cms:review:score', 'cms:chart:list']);
  });
});

describe('separate duties [req:control-c02]', () => {
  interface Role {
    roleId: number;
    permissions: string[];
  }
  const role = async (key: string): Promise<Role> => {
    const { body } = await service.call('GET', '/prod-api/system/role/list', { headers: admin });
    return body.rows.find(({ roleKey }: { roleKey: string }) => roleKey === key);
  };
  const give = async (key: string, added: string[]) => {
    const { roleId, permissions } = await role(key);
    return service.call('PUT', `/prod-api/system/role/${roleId}`, {
      headers: admin,
      body: { permissions: [...permissions, ...added], before: permissions },
    });
  };

  it.each([
    [
      'keeping the log to those it is about',
      'operator',
      ['monitor:audit:list'],
      /^“查看审计日志”不能与“查看批次”授予同一角色$/,
    ],
    [
      'managing to those who keep the log',
      'auditor',
      ['system:user:edit'],
      /^“查看审计日志”不能与“管理用户”授予同一角色$/,
    ],
    [
      'both to one role that had neither',
      'common',
      ['monitor:audit:list', 'cms:content:edit'],
      /^“查看审计日志”不能与“编辑内容”授予同一角色$/,
    ],
    [
      'keeping the log to a role that managers hold as well',
      'common',
      ['monitor:audit:list'],
      /^“查看审计日志”不能与“查看批次”授予同一人：.+（共 1 人）另有角色，会两项都有$/,
    ],
  ])('do not give %s', async (_, key, permissions, said) => {
    expect((await setRoles('office', ['common', 'operator'])).status).toBe(200);

    const { body } = await give(key, permissions);

    expect(body.errorCode).toBe('user.separation');
    expect(body.data.fields).toEqual([{ path: 'body.permissions', message: expect.stringMatching(said) }]);
  });

  it('name the two rights where the roles of one person bring them together', async () => {
    expect((await give('expert', ['system:dict:edit'])).status).toBe(200);

    const { body } = await setRoles('linxiaoman', ['common', 'expert', 'auditor']);

    expect(body.data.fields).toEqual([
      {
        path: 'body.roleKeys',
        message: '“查看审计日志”不能与“维护字典”授予同一人，所选角色合起来两项都有',
      },
    ]);
  });
});

describe('becoming staff', () => {
  const stay = async (username: string) => {
    const { body } = await service.call('POST', '/prod-api/auth/login', {
      body: { username, password: 'Chun-feng-28', remember: true },
    });
    return { authorization: `Bearer ${body.data.access_token}` };
  };
  const session = (login: string) =>
    service.db.kysely
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.accountId')
      .select(['session.remembered', 'session.createdAt', 'session.expiresAt'])
      .where('account.login', '=', login)
      .orderBy('session.createdAt', 'desc')
      .executeTakeFirstOrThrow();
  const hours = ({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }) =>
    (expiresAt.getTime() - createdAt.getTime()) / HOUR_MS;

  it('ends the long stay of a session that is open already', async () => {
    await stay('shenzhiyao');
    expect(hours(await session('shenzhiyao'))).toBe(168);

    expect((await setRoles('shenzhiyao', ['common', 'operator'])).status).toBe(200);

    expect(await session('shenzhiyao')).toMatchObject({ remembered: false });
    expect(hours(await session('shenzhiyao'))).toBe(12);
  });
});
