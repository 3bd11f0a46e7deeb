import { accountIdOf, accountOf } from '@tests/support/accounts';
import { aFile } from '@tests/support/files';
import { startService, type TestService } from '@tests/support/service';
import {
  moved,
  OWN_ADMIN,
  OWN_UNIT,
  REGISTRATION_NAME,
  REGISTRATION_STATUS,
  type Registration,
  STATES,
  type State,
  type Tie,
} from './unit-states';

// Membership, administration and requests: every event in every possible state. Each event leads to another state of
// this table or changes nothing, so no order of events leads anywhere else.
let service: TestService;
let papers: { licenseFile: string; letterFile: string };
const people: Record<'person' | 'unitAdmin' | 'office' | 'admin', Record<string, string>> = {
  person: {},
  unitAdmin: {},
  office: {},
  admin: {},
};
const ids = { person: 0, colleague: 0, unitAdmin: 0, own: 0, other: 0, join: 0, registration: 0 };

const query = async (sql: string, values: unknown[] = []) => (await service.db.pool.query(sql, values)).rows;
const idOf = async (sql: string, values: unknown[] = []): Promise<number> =>
  Number((await query(sql, values))[0]?.id);

beforeAll(async () => {
  service = await startService();
  people.person = (await service.signIn('linxiaoman')).headers;
  people.unitAdmin = (await service.signIn('xuyingchuan')).headers;
  people.office = (await service.signIn('office')).headers;
  people.admin = (await service.signIn('admin')).headers;
  ids.person = await accountIdOf(service, 'linxiaoman');
  ids.colleague = await accountIdOf(service, 'shenzhiyao');
  ids.unitAdmin = await accountIdOf(service, 'xuyingchuan');
  // An administrator has to be certified.
  await query('update account set certified = true where id = $1', [ids.person]);
  ids.other = Number((await accountOf(service, 'xuyingchuan')).unitId);
  ids.own = await idOf(
    "insert into unit (name, status, uscc) values ('拾光生物技术有限公司', 'pending', $1) returning id",
    [OWN_UNIT.uscc],
  );
  papers = {
    licenseFile: await aFile(service, 'linxiaoman', 'unit'),
    letterFile: await aFile(service, 'linxiaoman', 'unit'),
  };
});
afterAll(() => service.stop());

const set = async (state: State): Promise<void> => {
  const [registration, tie] = state.split(': ') as [Registration, Tie];
  const unit = { own: ids.own, other: ids.other, asks: null, none: null }[tie.split(' ')[0] ?? ''] ?? null;
  await query('delete from unit_apply where account_id = $1', [ids.person]);
  await query('delete from unit_member_apply where account_id = $1', [ids.person]);
  await query(
    `delete from account_role using role where role.id = role_id and role_key = 'unit_admin' and account_id = $1`,
    [ids.person],
  );
  await query('update account set unit_id = $2 where id = $1', [ids.person, unit]);
  // The other members of that unit: xuyingchuan is its administrator, shenzhiyao is not.
  await query('delete from account_role where account_id = $1 and unit_id is not null', [ids.colleague]);
  await query(
    `insert into account_role (account_id, role_id) select $1, id from role where role_key = 'unit_admin'
     on conflict do nothing`,
    [ids.unitAdmin],
  );
  await query('update unit set status = $2 where id = $1', [
    ids.own,
    registration === 'passed' || tie.startsWith('own') ? 'active' : 'pending',
  ]);
  ids.join = -1;
  if (tie === 'asks' || tie.startsWith('other'))
    ids.join = await idOf(
      'insert into unit_member_apply (account_id, unit_id, status) values ($1, $2, $3) returning id',
      [ids.person, ids.other, tie === 'asks' ? 0 : 1],
    );
  ids.registration = -1;
  if (registration !== 'none')
    ids.registration = await idOf(
      `insert into unit_apply (account_id, unit_id, license_file, letter_file, status)
       values ($1, $2, $3, $4, $5) returning id`,
      [
        ids.person,
        ids.own,
        registration === 'missing' ? null : papers.licenseFile,
        registration === 'missing' ? null : papers.letterFile,
        REGISTRATION_STATUS[registration],
      ],
    );
  if (tie.endsWith('admin'))
    await query(
      `insert into account_role (account_id, role_id) select $1, id from role where role_key = 'unit_admin'`,
      [ids.person],
    );
};

/** The person's state by the database alone; `?` for an invalid one. */
const read = async (): Promise<string> => {
  const [row] = await query(
    `select account.unit_id, account.certified,
       (select array_agg(account_role.unit_id) from account_role join role on role.id = role_id
        where account_id = account.id and role_key = 'unit_admin') as looks_after,
       (select array_agg(status::int) from unit_member_apply where account_id = account.id and status < 2) as joins,
       (select array_agg(case when status = 0 and license_file is null then -1 else status::int end order by id desc)
        from unit_apply where account_id = account.id) as registrations
     from account where id = $1`,
    [ids.person],
  );
  const registration = REGISTRATION_NAME[String(row.registrations?.[0])] ?? 'none';
  const asks = row.joins?.includes(0) ?? false;
  const unit = row.unit_id === null ? null : Number(row.unit_id);
  const isOdd =
    (row.joins?.length ?? 0) > 1 ||
    (row.registrations ?? []).filter((status: number) => status < 1).length > 1 ||
    (asks && unit !== null) ||
    (row.looks_after !== null && Number(row.looks_after[0]) !== unit);
  const place = unit === null ? (asks ? 'asks' : 'none') : unit === ids.own ? 'own' : 'other';
  return `${isOdd ? '? ' : ''}${registration}: ${place}${row.looks_after ? ' admin' : ''}`;
};

const decideJoin = (agree: boolean) =>
  service.call('PUT', `/prod-api/system/unit/member/${ids.join}/decide`, {
    headers: people.unitAdmin,
    body: { version: 0, agree, reason: '不是本单位员工' },
  });
const decideRegistration = (agree: boolean) =>
  service.call('PUT', `/prod-api/system/unit/apply/${ids.registration}/decide`, {
    headers: people.office,
    body: { version: 0, agree, reason: '证照已过期' },
  });
const giveRoles = async (roleKeys: readonly string[]) => {
  const [{ version }] = await query('select version from account where id = $1', [ids.person]);
  return service.call('PUT', `/prod-api/system/user/${ids.person}/roles`, {
    headers: people.admin,
    body: { roleKeys, version },
  });
};
const JOIN = '/prod-api/system/unit/join';

/** The state after each event; a state that is not listed stays as it is. */
const EVENTS: Record<string, { send: () => Promise<{ status: number }>; becomes: Record<string, State> }> = {
  ask: {
    send: () => service.call('POST', JOIN, { headers: people.person, body: { deptId: ids.other } }),
    becomes: {
      ...moved('none', 'asks'),
    },
  },
  leave: {
    send: () => service.call('DELETE', JOIN, { headers: people.person }),
    becomes: {
      ...moved('asks', 'none'),
      ...moved('other', 'none'),
      'missing: own': 'missing: none',
      'waiting: own': 'waiting: none',
      'refused: own': 'refused: none',
      'withdrawn: own': 'withdrawn: none',
      'passed: own': 'passed: none',
    },
  },
  'register with the own account': {
    send: () =>
      service.call('POST', '/prod-api/system/unit/registration', {
        headers: people.person,
        body: OWN_UNIT,
      }),
    becomes: {
      'none: none': 'missing: none',
      'refused: none': 'missing: none',
      'withdrawn: none': 'missing: none',
      'passed: none': 'missing: none',
      'refused: own': 'missing: own',
      'withdrawn: own': 'missing: own',
      'passed: own': 'missing: own',
    },
  },
  'hand papers in': {
    send: () => service.call('PUT', '/prod-api/auth/register/unit', { headers: people.person, body: papers }),
    becomes: {
      'missing: none': 'waiting: none',
      'refused: none': 'waiting: none',
      'withdrawn: none': 'waiting: none',
      'missing: own': 'waiting: own',
      'refused: own': 'waiting: own',
      'withdrawn: own': 'waiting: own',
    },
  },
  'take the registration back': {
    send: () =>
      service.call('DELETE', `/prod-api/auth/register/unit?id=${ids.registration}`, {
        headers: people.person,
      }),
    becomes: {
      'missing: none': 'withdrawn: none',
      'waiting: none': 'withdrawn: none',
      'missing: own': 'withdrawn: own',
      'waiting: own': 'withdrawn: own',
      'missing: own admin': 'withdrawn: own admin',
      'waiting: own admin': 'withdrawn: own admin',
    },
  },
  'hand the administration over': {
    send: () =>
      service.call('PUT', `/prod-api/system/unit/people/${ids.colleague}/handOver`, {
        headers: people.person,
      }),
    becomes: {
      ...moved('other admin', 'other'),
    },
  },
  'be handed the administration': {
    send: () =>
      service.call('PUT', `/prod-api/system/unit/people/${ids.person}/handOver`, {
        headers: people.unitAdmin,
      }),
    becomes: {
      ...moved('other', 'other admin'),
    },
  },
  'be removed': {
    send: () =>
      service.call('PUT', `/prod-api/system/unit/people/${ids.person}/remove`, {
        headers: people.unitAdmin,
        body: { reason: '已调离本单位' },
      }),
    becomes: {
      ...moved('other', 'none'),
    },
  },
  'agree to join': {
    send: () => decideJoin(true),
    becomes: {
      ...moved('asks', 'other'),
    },
  },
  'refuse to join': {
    send: () => decideJoin(false),
    becomes: {
      ...moved('asks', 'none'),
    },
  },
  'agree to the registration': {
    send: () => decideRegistration(true),
    becomes: { 'waiting: none': 'passed: own admin', 'waiting: own': 'passed: own admin' },
  },
  'refuse the registration': {
    send: () => decideRegistration(false),
    becomes: {
      'missing: none': 'refused: none',
      'waiting: none': 'refused: none',
      'missing: own': 'refused: own',
      'waiting: own': 'refused: own',
      'missing: own admin': 'refused: own admin',
      'waiting: own admin': 'refused: own admin',
    },
  },
  'be appointed by the office': {
    send: () =>
      service.call('PUT', `/prod-api/system/unit/unattended/${ids.own}/appoint`, {
        headers: people.office,
        body: { accountId: ids.person, reason: '单位来函推荐' },
      }),
    becomes: OWN_ADMIN,
  },
  appoint: {
    send: () => giveRoles(['common', 'unit_admin']),
    becomes: {
      ...moved('other', 'other admin'),
      ...OWN_ADMIN,
    },
  },
  dismiss: {
    send: () => giveRoles(['common']),
    becomes: {
      ...moved('other admin', 'other'),
      ...Object.fromEntries(Object.entries(OWN_ADMIN).map(([member, admin]) => [admin, member as State])),
    },
  },
};

describe('nobody is in two units, looks after another one or changes it unasked', () => {
  test('the states and events of the table lead nowhere else', () => {
    const known: readonly string[] = STATES;
    const named = Object.values(EVENTS).flatMap(({ becomes }) => [...Object.entries(becomes).flat()]);
    expect(named.filter((state) => !known.includes(state))).toEqual([]);
  });

  test.each(STATES)('%s', async (state) => {
    const found: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const [event, { send, becomes }] of Object.entries(EVENTS)) {
      await set(state);
      expect(await read()).toBe(state);
      const { status } = await send();
      found[event] = `${status < 500 ? '' : `${status} `}${await read()}`;
      wanted[event] = becomes[state] ?? state;
    }
    expect(found).toEqual(wanted);
  });
});

/** What an earlier version of the platform may have left behind. */
describe('two things open at once', () => {
  const openBoth = async (): Promise<void> => {
    await set('waiting: none');
    ids.join = await idOf(
      'insert into unit_member_apply (account_id, unit_id) values ($1, $2) returning id',
      [ids.person, ids.other],
    );
  };

  test('agreeing to a registration ends the wish to join another unit', async () => {
    await openBoth();
    expect((await decideRegistration(true)).status).toBe(200);
    expect(await read()).toBe('passed: own admin');
    expect((await decideJoin(true)).status).toBe(409);
    expect(await read()).toBe('passed: own admin');
  });

  test('who administers a unit is not taken into another one', async () => {
    await set('passed: own admin');
    ids.join = await idOf(
      'insert into unit_member_apply (account_id, unit_id) values ($1, $2) returning id',
      [ids.person, ids.other],
    );
    const { status, body } = await decideJoin(true);
    expect([status, body.errorCode]).toEqual([409, 'unit.applicant_in_unit']);
    expect(await query('select unit_id::int from account where id = $1', [ids.person])).toEqual([
      { unit_id: ids.own },
    ]);
  });

  test('who is a member is not moved out by an agreed registration', async () => {
    await set('none: other');
    ids.registration = await idOf(
      `insert into unit_apply (account_id, unit_id, license_file, letter_file) values ($1, $2, $3, $4) returning id`,
      [ids.person, ids.own, papers.licenseFile, papers.letterFile],
    );
    const { status, body } = await decideRegistration(true);
    expect([status, body.errorCode]).toEqual([409, 'unit.registrant_in_unit']);
    expect(await read()).toBe('waiting: other');
  });
});

test('leaving and being appointed at once: a member without a role, or somebody who looks after the unit', async () => {
  for (let round = 0; round < 6; round++) {
    await set('none: other');
    const sent = [EVENTS.leave, EVENTS.appoint].map((event) => event?.send());
    const statuses = (await Promise.all(round % 2 ? sent.reverse() : sent)).map((answer) => answer?.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(['none: none', 'none: other admin']).toContain(await read());
  }
});

describe('the database itself', () => {
  test.each([
    [
      'moves no administrator to another unit',
      'passed: own admin',
      'update account set unit_id = $2 where id = $1',
    ],
    [
      'gives nobody a unit to look after who is in none',
      'none: none',
      `insert into account_role (account_id, role_id) select $1, id from role where role_key = 'unit_admin' and $2 > 0`,
    ],
  ] as const)('%s', async (_what, state, sql) => {
    await set(state);
    await expect(query(sql, [ids.person, ids.other])).rejects.toThrow(/account_role_unit|belongs to it/);
    expect(await read()).toBe(state);
  });
});

test('the refusal to appoint somebody without a unit stands at the roles', async () => {
  await set('none: none');
  const { status, body } = await giveRoles(['common', 'unit_admin']);
  const fault = { path: 'body.roleKeys', message: '单位管理员须先加入单位，管理的就是所属的单位' };
  expect([status, body.data.fields]).toEqual([400, [fault]]);
});

test('a closed account registers nothing any more', async () => {
  await set('waiting: none');
  const closed = await service.call('POST', '/api/users/close.json', {
    headers: people.person,
    body: { confirm: 'linxiaoman', password: 'Chun-feng-28' },
  });
  expect(closed.status).toBe(200);
  expect((await decideRegistration(true)).status).toBe(409);
  expect(await query('select unit_id from account where id = $1', [ids.person])).toEqual([{ unit_id: null }]);
});
