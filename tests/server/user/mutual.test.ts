import { startService, type TestService } from '@tests/support/service';
import { waitFor } from '@tests/support/wait-for';
import pg from 'pg';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const PAIR = ['admin', 'wenheng'] as const;
type Login = (typeof PAIR)[number];
const ROLE = `insert into account_role (account_id, role_id)
  select account.id, role.id from account, role where login = any($1) and role_key = 'admin'
  on conflict do nothing`;
/** Both administer the platform and are signed in. */
const twoAdmins = async () => {
  await service.db.pool.query(`update account set status = 'active' where login = any($1)`, [PAIR]);
  await service.db.pool.query(ROLE, [PAIR]);
  const { rows } = await service.db.pool.query<{ login: Login; id: number; version: number }>(
    'select login, id, version from account where login = any($1)',
    [PAIR],
  );
  const [one, other] = await Promise.all(PAIR.map((login) => service.signIn(login)));
  return { admin: one?.headers, wenheng: other?.headers, rows };
};
const administrators = async (): Promise<number> => {
  const { rowCount } = await service.db.pool.query(
    `select 1 from account join account_role on account_id = account.id join role on role.id = role_id
     where role_key = 'admin' and status = 'active'`,
  );
  return rowCount ?? 0;
};
const waiting = async (): Promise<number> => {
  const { rows } = await service.db.pool.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.n ?? 0;
};

interface Act {
  path: string;
  body: (version: number) => object;
}
const STOP: Act = {
  path: 'status',
  body: (version) => ({ active: false, reason: '同时互相停用', version }),
};
const STRIP: Act = { path: 'roles', body: (version) => ({ roleKeys: ['common'], version }) };

it.each([
  ['stop each other', STOP, STOP],
  ['take the role from each other', STRIP, STRIP],
  ['stop the one and take the role of the other', STOP, STRIP],
])('two administrators who %s at the same moment leave one', async (_, first, second) => {
  const { rows, ...headers } = await twoAdmins();
  const send = (by: Login, { path, body }: Act) => {
    const target = rows.find(({ login }) => login !== by);
    const url = `/prod-api/system/user/${target?.id}/${path}`;
    return service.call('PUT', url, { headers: headers[by], body: body(target?.version ?? 0) });
  };
  // Both are past the check of their sessions and wait, when their turn comes.
  const gate = new pg.Client(service.db.pool.options);
  await gate.connect();
  await gate.query('begin');
  await gate.query('select 1 from account where login = any($1) for update', [PAIR]);
  const acts = [send('admin', first), send('wenheng', second)];
  await waitFor(async () => (await waiting()) >= 2);
  await gate.query('rollback');
  await gate.end();
  const statuses = (await Promise.all(acts)).map(({ status }) => status);

  expect(statuses.sort()).toEqual([200, 403]);
  expect(await administrators()).toBe(1);
});
