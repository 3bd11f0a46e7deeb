import { aFile } from '@tests/support/files';
import { startService, type TestService } from '@tests/support/service';

// Tests a unit change against everything else that can happen to the unit and its administrators: every event in every
// state, and every two events at once. Each leads to another state of the table or changes nothing.
let service: TestService;
const people: Record<'first' | 'second' | 'office' | 'admin', Record<string, string>> = {
  first: {},
  second: {},
  office: {},
  admin: {},
};
const ids = { unit: 0, first: 0, second: 0, change: 0 };
let paper = '';
const OLD = '青陶水务科技有限公司';
const NEW = '青陶智慧水务集团有限公司';
const CHANGE = '/prod-api/system/unit/change';

/**
 * Parts of a state: the latest change, the unit's administrator, whether the other person is a member, and whether the
 * unit is active.
 */
const CHANGES = ['none', 'open', 'agreed', 'refused', 'withdrawn'] as const;
const KEEPERS = ['first', 'second', 'nobody'] as const;
const UNITS = ['', 'alone', 'stopped'] as const;
type State = `${(typeof CHANGES)[number]}: ${(typeof KEEPERS)[number]}${'' | ' alone' | ' stopped'}`;
const STATES = CHANGES.flatMap((change) =>
  KEEPERS.flatMap((keeper) =>
    // The administrator of a unit is a member of it.
    UNITS.filter((unit) => unit !== 'alone' || keeper !== 'second').map(
      (unit) => `${change}: ${keeper}${unit && ` ${unit}`}` as State,
    ),
  ),
);
const STATUS = { open: 0, agreed: 1, refused: 2, withdrawn: 3 } as const;

const query = async (sql: string, values: unknown[] = []) => (await service.db.pool.query(sql, values)).rows;
const idOf = async (sql: string, values: unknown[] = []): Promise<number> =>
  Number((await query(sql, values))[0]?.id);

beforeAll(async () => {
  service = await startService();
  for (const [name, login] of Object.entries({
    first: 'xuyingchuan',
    second: 'shenzhiyao',
    office: 'office',
    admin: 'admin',
  }))
    people[name as keyof typeof people] = (await service.signIn(login)).headers;
  ids.unit = await idOf("select unit_id as id from account where login = 'xuyingchuan'");
  ids.first = await idOf("select id from account where login = 'xuyingchuan'");
  ids.second = await idOf("select id from account where login = 'shenzhiyao'");
  await query('update account set certified = true where id = any($1)', [[ids.first, ids.second]]);
  // Removes other open requests that the office would have to decide.
  await query('delete from unit_member_apply where account_id = any($1)', [[ids.first, ids.second]]);
  paper = await aFile(service, 'xuyingchuan', 'unit');
});
afterAll(() => service.stop());

const set = async (state: State): Promise<void> => {
  const [change = '', rest = ''] = state.split(': ');
  const [keeper, unit] = rest.split(' ');
  await query('delete from unit_change');
  await query('delete from unit_former');
  await query('delete from account_role where unit_id is not null and account_id = any($1)', [
    [ids.first, ids.second],
  ]);
  await query('update account set unit_id = $2 where id = $1', [ids.first, ids.unit]);
  await query('update account set unit_id = $2 where id = $1', [
    ids.second,
    unit === 'alone' ? null : ids.unit,
  ]);
  if (keeper !== 'nobody')
    await query(
      "insert into account_role (account_id, role_id) select $1, id from role where role_key = 'unit_admin'",
      [keeper === 'first' ? ids.first : ids.second],
    );
  await query('update unit set name = $2, status = $3, version = 0 where id = $1', [
    ids.unit,
    change === 'agreed' ? NEW : OLD,
    unit === 'stopped' ? 'removed' : 'active',
  ]);
  if (change === 'agreed')
    await query(
      "insert into unit_former (unit_id, kind, value, held_until) values ($1, 'name', $2, '2026-11-01')",
      [ids.unit, OLD],
    );
  ids.change = -1;
  if (change !== 'none')
    ids.change = await idOf(
      `insert into unit_change (account_id, unit_id, fields, effective_on, grounds, paper_file, status)
       values ($1, $2, $3, '2026-11-01', '股东会决议更名', $4, $5) returning id`,
      [
        ...[ids.first, ids.unit, JSON.stringify([{ field: 'name', from: OLD, to: NEW }]), paper],
        STATUS[change as keyof typeof STATUS],
      ],
    );
};

/** The state by the database alone; `?` for an invalid one: two open changes, or a name that no agreed change gave. */
const read = async (): Promise<string> => {
  const [row] = await query(
    `select unit.name, unit.status,
       array(select status::int from unit_change where unit_id = unit.id order by id desc) as changes,
       array(select value from unit_former where unit_id = unit.id) as former,
       (select account_id::int from account_role where unit_id = unit.id) as keeper,
       (select unit_id from account where id = $2) is not null as both
     from unit where id = $1`,
    [ids.unit, ids.second],
  );
  const { changes, former } = row;
  const isRenamed = changes.includes(1);
  const isOdd =
    changes.filter((status: number) => status === 0).length > 1 ||
    row.name !== (isRenamed ? NEW : OLD) ||
    former.length !== (isRenamed ? 1 : 0);
  const change = CHANGES.find((name) => name !== 'none' && STATUS[name] === changes[0]) ?? 'none';
  const keeper = { [ids.first]: 'first', [ids.second]: 'second' }[row.keeper] ?? 'nobody';
  const unit = row.status === 'active' ? (row.both || keeper === 'second' ? '' : ' alone') : ' stopped';
  return `${isOdd ? '? ' : ''}${change}: ${keeper}${unit}`;
};

const file = (who: 'first' | 'second') => async () => {
  const owned = await aFile(service, who === 'first' ? 'xuyingchuan' : 'shenzhiyao', 'unit');
  const [unit] = await query(
    `select uscc, nature, legal_person as "legalPerson", province, city, address, name, version from unit where id = $1`,
    [ids.unit],
  );
  const { name, ...facts } = unit;
  return service.call('POST', CHANGE, {
    headers: people[who],
    body: {
      ...facts,
      unitName: name,
      legalPerson: '闻人清',
      effectiveOn: '2026-11-02',
      grounds: '更换法定代表人',
      paperFile: owned,
    },
  });
};
const withdraw = (who: 'first' | 'second') => () =>
  service.call('DELETE', `${CHANGE}?id=${ids.change}`, { headers: people[who] });
const decide = (agree: boolean) => () =>
  service.call('PUT', `${CHANGE}/${ids.change}/decide`, {
    headers: people.office,
    body: { agree, version: 0, reason: '执照与所填不符' },
  });

const become = (change: (typeof CHANGES)[number], of: (state: State) => boolean) =>
  Object.fromEntries(
    STATES.filter(of).map((state) => [state, state.replace(/^\w+/, change) as State]),
  ) as Record<string, State>;
const isKeptBy = (who: string) => (state: State) => state.includes(`: ${who}`);
const isOpen = (state: State) => state.startsWith('open');
const isStopped = (state: State) => state.endsWith('stopped');
const isFree = (state: State) => !isOpen(state) && !isStopped(state);

/** The state after each event; a state that is not listed stays as it is. */
const EVENTS: Record<string, { send: () => Promise<{ status: number }>; becomes: Record<string, State> }> = {
  'the first files': {
    send: file('first'),
    becomes: become('open', (state) => isFree(state) && isKeptBy('first')(state)),
  },
  'the second files': {
    send: file('second'),
    becomes: become('open', (state) => isFree(state) && isKeptBy('second')(state)),
  },
  'the first takes back': {
    send: withdraw('first'),
    becomes: become('withdrawn', (state) => isOpen(state) && isKeptBy('first')(state)),
  },
  'the second takes back': {
    send: withdraw('second'),
    becomes: become('withdrawn', (state) => isOpen(state) && isKeptBy('second')(state)),
  },
  'the office agrees': {
    send: decide(true),
    becomes: become('agreed', (state) => isOpen(state) && !isStopped(state)),
  },
  'the office refuses': { send: decide(false), becomes: become('refused', isOpen) },
  'the unit is handed over': {
    send: () =>
      service.call('PUT', `/prod-api/system/unit/people/${ids.second}/handOver`, { headers: people.first }),
    becomes: Object.fromEntries(
      STATES.filter((state) => isKeptBy('first')(state) && !state.endsWith('alone')).map((state) => [
        state,
        state.replace('first', 'second') as State,
      ]),
    ),
  },
  'a member leaves': {
    send: () => service.call('DELETE', '/prod-api/system/unit/join', { headers: people.second }),
    becomes: Object.fromEntries(
      STATES.filter((state) => state.endsWith(': first') || state.endsWith(': nobody')).map((state) => [
        state,
        `${state} alone` as State,
      ]),
    ),
  },
  'the office appoints': {
    send: () =>
      service.call('PUT', `/prod-api/system/unit/unattended/${ids.unit}/appoint`, {
        headers: people.office,
        body: { accountId: ids.second, reason: '单位来函推荐' },
      }),
    becomes: Object.fromEntries(
      STATES.filter((state) => state.endsWith(': nobody')).map((state) => [
        state,
        state.replace('nobody', 'second') as State,
      ]),
    ),
  },
  'the unit is stopped': {
    send: async () => {
      await query("update unit set status = 'removed' where id = $1", [ids.unit]);
      return { status: 200 };
    },
    becomes: Object.fromEntries(
      STATES.filter((state) => !isStopped(state)).map((state) => [
        state,
        `${state.replace(' alone', '')} stopped` as State,
      ]),
    ),
  },
};
const NAMES = Object.keys(EVENTS);
const after = (state: State, event: string): State => EVENTS[event]?.becomes[state] ?? state;

test('the states and events of the table lead nowhere else', () => {
  const named = Object.values(EVENTS).flatMap(({ becomes }) => Object.entries(becomes).flat());
  expect(named.filter((state) => !STATES.some((known) => known === state))).toEqual([]);
});

test.each(STATES)('%s', async (state) => {
  const found: Record<string, string> = {};
  const wanted: Record<string, string> = {};
  for (const [event, { send }] of Object.entries(EVENTS)) {
    await set(state);
    const stands = await read();
    const { status } = await send();
    found[event] = `${status < 500 ? '' : `${status} `}${await read()}`;
    // The membership of a stopped unit cannot be seen in the answers.
    wanted[event] = after(stands as State, event);
  }
  expect(found).toEqual(wanted);
});

const PAIRS = NAMES.flatMap((one, i) => NAMES.slice(i).map((other) => [one, other] as const));

test.each(PAIRS)('at once: %s × %s', async (one, other) => {
  for (const start of ['open: first', 'none: first', 'open: nobody'] as const) {
    await set(start);
    const answers = await Promise.all([EVENTS[one]?.send(), EVENTS[other]?.send()]);
    expect(answers.every((answer) => answer && answer.status < 500)).toBe(true);
    // The same result as if the events had happened one after the other.
    const orders = [after(after(start, one), other), after(after(start, other), one)];
    expect(orders).toContain(await read());
  }
});
