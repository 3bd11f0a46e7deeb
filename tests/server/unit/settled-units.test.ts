import { resolve } from 'node:path';
import { migrate } from '@server/db/migrate';
import { readMigrations } from '@server/db/migration-files';
import { type TestDatabase, testDatabase } from '@tests/support/database';

/** Tests what earlier versions allowed between people and units, and what the migration turns it into. */
const SETTLED = 126;
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase({ migrated: false });
  const all = readMigrations(resolve('server/db/migrations'));
  await migrate(
    database.url,
    all.filter(({ version }) => version < SETTLED),
  );
  await query(`insert into unit (id, name, status) values (1, '拾光', 'active'), (2, '青陶', 'active')`);
  for (const [id, [, facts]] of PEOPLE.entries()) await bring(id + 1, facts);
  await migrate(
    database.url,
    all.filter(({ version }) => version <= SETTLED),
  );
});
afterAll(() => database.drop());

interface Facts {
  unit: number | null;
  status?: string;
  admin?: boolean;
  /** Status of the own registration of unit 1. */
  registered?: number;
  /** Status of each application to join unit 2, the oldest first. */
  joins?: readonly number[];
  /** A member of staff has given the role after the application was agreed. */
  given?: boolean;
}

const query = async (sql: string, values: unknown[] = []) => (await database.db.pool.query(sql, values)).rows;

const bring = async (
  id: number,
  { unit, status = 'active', admin, registered, joins = [], given }: Facts,
) => {
  await query(
    `insert into account (id, login, login_key, nickname, unit_id, status) values ($1, $2, $2, $2, $3, $4)`,
    [id, `person-${id}`, unit, status],
  );
  if (admin)
    await query(
      `insert into account_role (account_id, role_id) select $1, id from role where role_key = 'unit_admin'`,
      [id],
    );
  if (registered !== undefined) {
    const own = registered === 1 ? 1 : id + 100;
    if (own !== 1) await query(`insert into unit (id, name, status) values ($1, '新', 'pending')`, [own]);
    await query('insert into unit_apply (account_id, unit_id, status) values ($1, $2, $3)', [
      id,
      own,
      registered,
    ]);
  }
  for (const [place, join] of joins.entries())
    await query(
      `insert into unit_member_apply (account_id, unit_id, status, decided_at)
       values ($1, 2, $2::smallint, case when $2::smallint in (1, 2) then timestamptz '2026-09-01' + $3 * interval '1 day' end)`,
      [id, join, place],
    );
  if (given)
    await query(
      `insert into audit_event (at, account_id, action, target, outcome, detail, previous_hash, hash)
       values ('2026-10-01', 1, 'user.roles', $1, 'ok', '{"before":["common"],"after":["common","unit_admin"]}', '', '')`,
      [`account:${id}`],
    );
};

const PEOPLE: readonly [
  string,
  Facts,
  [looksAfter: number | null, joins: number[], registration: number | null],
][] = [
  ['an administrator of the own unit stays', { unit: 1, admin: true, registered: 1 }, [1, [], 1]],
  ['an administrator by appointment stays', { unit: 2, admin: true, joins: [1] }, [2, [1], null]],
  [
    'a registrant whom an agreed application took elsewhere gives the role up',
    { unit: 2, admin: true, registered: 1, joins: [1] },
    [null, [1], 1],
  ],
  [
    'and keeps it where staff gave it since',
    { unit: 2, admin: true, registered: 1, joins: [1], given: true },
    [2, [1], 1],
  ],
  ['nobody looks after a unit from outside', { unit: null, admin: true }, [null, [], null]],
  ['who is in a unit asks for none', { unit: 1, admin: true, registered: 1, joins: [0] }, [1, [3], 1]],
  ['who registers a unit asks for none', { unit: null, registered: 0, joins: [0] }, [null, [3], 0]],
  ['who asks for one goes on', { unit: null, registered: 2, joins: [0] }, [null, [0], 2]],
  ['who left has left', { unit: null, joins: [1] }, [null, [3], null]],
  ['who came back is there once', { unit: 2, joins: [1, 1] }, [null, [3, 1], null]],
  ['a closed account registers nothing', { unit: null, status: 'closed', registered: 0 }, [null, [], 3]],
];

test.each(PEOPLE.map(([what, , wanted], index) => [what, index + 1, wanted] as const))(
  '%s',
  async (_what, id, wanted) => {
    const [row] = await query(
      `select (select unit_id::int from account_role where account_id = $1) as looks_after,
         array(select status::int from unit_member_apply where account_id = $1 order by id) as joins,
         (select status::int from unit_apply where account_id = $1) as registration`,
      [id],
    );
    expect([row.looks_after, row.joins, row.registration]).toEqual(wanted);
  },
);
