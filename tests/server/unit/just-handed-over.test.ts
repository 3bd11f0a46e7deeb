import { startService, type TestService } from '@tests/support/service';
import { waitFor } from '@tests/support/wait-for';
import pg from 'pg';

let service: TestService;
let unitId: number;
let headers: Record<string, string>;
const query = (text: string, values: unknown[] = []) => service.db.pool.query(text, values);
const idOf = async (login: string): Promise<number> =>
  (await query('select id from account where login = $1', [login])).rows[0].id;

beforeEach(async () => {
  service = await startService();
  headers = (await service.signIn('xuyingchuan')).headers;
  unitId = (await query(`select unit_id from account where login = 'xuyingchuan'`)).rows[0].unit_id;
});
afterEach(() => service.stop());

const waiting = async (): Promise<number> =>
  (
    await query(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rows[0].n;

const put = (url: string, body?: object) =>
  service.call('PUT', `/prod-api/system/unit/${url}`, { headers, ...(body && { body }) });

interface Case {
  url: string;
  body: object;
  /** What must stay as it is. */
  stands: () => Promise<unknown>;
}
const CASES: Record<string, () => Promise<Case>> = {
  'removes a member': async () => {
    const id = await idOf('linxiaoman');
    await query('update account set unit_id = $2 where id = $1', [id, unitId]);
    const stands = async () => (await query('select unit_id from account where id = $1', [id])).rows[0];
    return { url: `people/${id}/remove`, body: { reason: '已经离开本单位' }, stands };
  },
  'takes somebody in': async () => {
    const account = await idOf('linxiaoman');
    await query('update account set unit_id = null where id = $1', [account]);
    const { rows } = await query(
      `insert into unit_member_apply (account_id, unit_id, created_at, updated_at)
       values ($1, $2, now(), now()) returning id, version`,
      [account, unitId],
    );
    const [{ id, version }] = rows;
    const stands = async () => (await query('select unit_id from account where id = $1', [account])).rows[0];
    return { url: `member/${id}/decide`, body: { agree: true, version }, stands };
  },
  'vouches for somebody': async () => {
    const account = await idOf('linxiaoman');
    await query('update unit set verified = true where id = $1', [unitId]);
    await query('update account set unit_id = $2 where id = $1', [account, unitId]);
    const { rows } = await query(
      `insert into certification (account_id, kind, status, name, created_at, updated_at)
       values ($1, 'real_name', 0, '林晓满', now(), now()) returning id, version`,
      [account],
    );
    const [{ id, version }] = rows;
    const stands = async () => (await query('select status from certification where id = $1', [id])).rows[0];
    return { url: `cert/${id}/vouch`, body: { version }, stands };
  },
};

it.each(Object.keys(CASES))(
  'whoever has handed the unit over in the same moment no longer %s [req:attack-a27]',
  async (name) => {
    const { url, body, stands } = await (CASES[name] as () => Promise<Case>)();
    const before = await stands();
    const successor = await idOf('wenheng');
    const gate = new pg.Client(service.db.pool.options);
    await gate.connect();
    await gate.query('begin');
    await gate.query(`select 1 from account where login in ('xuyingchuan', 'linxiaoman') for update`);
    const handedOver = put(`people/${successor}/handOver`);
    await waitFor(async () => (await waiting()) >= 1);
    const acted = put(url, body);
    await waitFor(async () => (await waiting()) >= 2);
    await gate.query('rollback');
    await gate.end();

    expect([(await handedOver).status, (await acted).status]).toEqual([200, 403]);
    expect(await stands()).toEqual(before);
  },
);
