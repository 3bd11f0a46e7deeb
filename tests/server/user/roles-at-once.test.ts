import { createSealer } from '@server/crypto/sealing';
import { startService, type TestService } from '@tests/support/service';
import { waitFor } from '@tests/support/wait-for';
import pg from 'pg';

let service: TestService;
const query = (text: string, values: unknown[] = []) => service.db.pool.query(text, values);

const ROLES = ['admin', 'wenheng'];
/** Two administrators, and the rights and roles as they are at the start. */
beforeEach(async () => {
  service = await startService();
  await query(
    `insert into account_role (account_id, role_id)
     select account.id, role.id from account, role where login = any($1) and role_key = 'admin'
     on conflict do nothing`,
    [ROLES],
  );
});
afterEach(() => service.stop());

const account = async (login: string): Promise<{ id: number; version: number }> =>
  (await query('select id, version from account where login = $1', [login])).rows[0];
const role = async (key: string): Promise<{ id: number; permissions: string[] }> =>
  (await query('select id, permissions from role where role_key = $1', [key])).rows[0];
const heldBy = async (login: string): Promise<string[]> =>
  (
    await query(
      `select distinct unnest(role.permissions) as one from account_role join role on role.id = role_id
       join account on account.id = account_id where login = $1`,
      [login],
    )
  ).rows.map(({ one }) => one);
const waiting = async (): Promise<number> =>
  (
    await query(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rows[0].n;

type Headers = Record<string, string>;
const setRoles = async (headers: Headers, login: string, roleKeys: string[]) => {
  const { id, version } = await account(login);
  return service.call('PUT', `/prod-api/system/user/${id}/roles`, { headers, body: { roleKeys, version } });
};
const give = async (headers: Headers, key: string, permissions: string[]) => {
  const { id, permissions: before } = await role(key);
  return service.call('PUT', `/prod-api/system/role/${id}`, { headers, body: { permissions, before } });
};
/** Both are past the check of their sessions, and take their turns in this order. */
const inTurn = async (hold: string, value: string, ...acts: (() => Promise<{ status: number }>)[]) => {
  const gate = new pg.Client(service.db.pool.options);
  await gate.connect();
  await gate.query('begin');
  await gate.query(hold, [value]);
  const sent: Promise<{ status: number }>[] = [];
  for (const act of acts) {
    const answer = act();
    sent.push(answer);
    await Promise.race([answer, waitFor(async () => (await waiting()) >= sent.length)]);
  }
  await gate.query('rollback');
  await gate.end();
  return (await Promise.all(sent)).map(({ status }) => status);
};
const HOLD_ROLE = 'select 1 from role where role_key = $1 for update';
const HOLD_ACCOUNT = 'select 1 from account where login = $1 for update';

describe('rights that are changed at the same moment', () => {
  it.each(['the rights first', 'the roles first'])(
    'let nobody both keep the log and manage people, %s',
    async (order) => {
      const [one, other] = await Promise.all(ROLES.map((login) => service.signIn(login)));
      const { permissions } = await role('expert');
      const rights = () => give(one?.headers ?? {}, 'expert', [...permissions, 'system:user:edit']);
      const roles = () => setRoles(other?.headers ?? {}, 'linxiaoman', ['auditor', 'expert']);
      const acts = order === 'the rights first' ? [rights, roles] : [roles, rights];

      expect(await inTurn(HOLD_ROLE, 'expert', ...acts)).toEqual([200, 400]);

      const held = await heldBy('linxiaoman');
      expect(held.includes('monitor:audit:list') && held.includes('system:user:edit')).toBe(false);
    },
  );

  it('of a role are not changed by whoever has just lost the right to', async () => {
    const [one, other] = await Promise.all(ROLES.map((login) => service.signIn(login)));
    const before = await role('expert');
    const strip = () => setRoles(one?.headers ?? {}, 'wenheng', ['common']);
    const rights = () => give(other?.headers ?? {}, 'expert', [...before.permissions, 'system:user:edit']);

    expect(await inTurn(HOLD_ACCOUNT, 'wenheng', strip, rights)).toEqual([200, 403]);

    expect(await role('expert')).toEqual(before);
  });
});

describe('the administration of a unit', () => {
  it('is not handed to somebody who keeps the log, where it manages people', async () => {
    const { headers } = await service.signIn('admin');
    const { permissions } = await role('unit_admin');
    expect((await give(headers, 'unit_admin', [...permissions, 'system:user:list'])).status).toBe(200);
    expect((await setRoles(headers, 'wenheng', ['common', 'auditor'])).status).toBe(200);
    const unit = await service.signIn('xuyingchuan');

    const { id } = await account('wenheng');
    const url = `/prod-api/system/unit/people/${id}/handOver`;
    const { status, body } = await service.call('PUT', url, { headers: unit.headers });

    expect([status, body.errorCode]).toEqual([409, 'user.separation']);
    expect(await heldBy('wenheng')).not.toContain('system:user:list');
    expect(await heldBy('xuyingchuan')).toContain('system:user:list');
  });
});

describe('a release of the second factor', () => {
  const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const NUMBER = '990101199001010014';
  const open = async (): Promise<number> =>
    (await query('select count(*)::int as n from factor_release where ended_at is null')).rows[0].n;

  it.each([
    ['made staff by it', false],
    ['staff no longer', true],
  ])('that one administrator asked for ends when the rights of a role change: who is %s', async (_, was) => {
    const sealer = createSealer(service.config.dataKey.export());
    const { headers } = await service.signIn('admin');
    const plain = (await role('common')).permissions;
    const staff = [...plain, 'cms:demand:moderate'];
    if (was) expect((await give(headers, 'common', staff)).status).toBe(200);
    const { id, version } = await account('shenzhiyao');
    await query('update account set totp_sealed = $2, totp_confirmed_at = now() where id = $1', [
      id,
      sealer.seal(SECRET),
    ]);
    await query(
      `update certification set id_number_key = $2 where account_id = $1 and kind = 'real_name' and status = 1`,
      [id, sealer.fingerprint(`id:${NUMBER}`)],
    );
    const asked = await service.call('POST', `/prod-api/system/user/${id}/factorRelease`, {
      headers,
      body: { grounds: '在办公室当面核对身份证', version, idNumber: NUMBER },
    });
    expect(asked.status).toBe(200);
    expect(await open()).toBe(1);

    expect((await give(headers, 'common', was ? plain : staff)).status).toBe(200);

    expect(await open()).toBe(0);
  });

  it('goes on where the rights of a role change nobody into staff', async () => {
    const { headers } = await service.signIn('admin');
    const { id } = await account('shenzhiyao');
    await query(
      `insert into factor_release (account_id, grounds, asked_by, asked_at, lapses_at)
       values ($1, '当面核对', $1, now(), now() + interval '10 days')`,
      [id],
    );
    const { permissions } = await role('common');

    const fewer = permissions.filter((one) => one !== 'cms:chart:list');
    expect((await give(headers, 'common', fewer)).status).toBe(200);

    expect(await open()).toBe(1);
  });
});
