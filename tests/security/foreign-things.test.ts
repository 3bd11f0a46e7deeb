import { endpoints } from '@contract/endpoints';
import { OWN_PERMISSIONS } from '@contract/permissions';
import { FOREIGN, NOBODYS, type Thing } from '@tests/support/foreign-calls';
import { startService, type TestService } from '@tests/support/service';

const OWNER = 'shenzhiyao';
/** A person of the owner's unit, one with another role, and one without any relation. */
const STRANGERS = ['linxiaoman', 'auditor', 'luyiwei'];

let service: TestService;
let things: Record<Thing, string>;
const people: Record<string, Record<string, string>> = {};
const rights: Record<string, string[]> = {};

const one = async (sql: string): Promise<string> => {
  const { rows } = await service.db.pool.query<{ id: string | number }>(sql);
  if (!rows[0]) throw new Error(`nothing for ${sql}`);
  return String(rows[0].id);
};
/** One record of each kind from the demo data; missing ones are inserted. */
const findThings = async (): Promise<Record<Thing, string>> => ({
  draft: await one("select id from application where owner_id = 1 and status = 'draft'"),
  filed: await one("select id from application where owner_id = 1 and status = 'stage_one'"),
  achievement: await one("select id from achievement where owner_id = 1 and status = 'pending'"),
  demand: await one("select id from demand where owner_id = 1 and status = 'pending'"),
  reply: await one(
    `insert into demand_reply (demand_id, account_id, unit_name, contact)
     select id, 1, '', '' from demand where owner_id = 3 limit 1 returning id`,
  ),
  savedSearch: await one('select id from saved_search where account_id = 1 limit 1'),
  fact: await one("select id from fact where account_id = 1 and kind = 'member' limit 1"),
  space: await one("select id from learning_space where owner_id = 2 and kind = 'project' limit 1"),
  request: await one('select id from learning_request where account_id = 1 and status = 0'),
  session: await one('select id from session where account_id = 1 limit 1'),
  openUser: await one(
    "insert into open_user (account_id, provider, subject) values (1, 'qq', 'x') returning id",
  ),
  notification: await one('select id from notification where account_id = 1 limit 1'),
  file: await one('select id from file where owner_id = 1 limit 1'),
  exportJob: await one(
    "insert into export_job (account_id, kind, state) values (1, 'ownData', 'failed') returning id",
  ),
});

beforeAll(async () => {
  service = await startService();
  for (const login of [OWNER, ...STRANGERS]) {
    const { headers } = await service.signIn(login);
    people[login] = headers;
    rights[login] = (
      await service.call('GET', '/prod-api/system/user/getInfo', { headers })
    ).body.permissions;
  }
  await service.db.pool.query(
    `update account set unit_id = (select unit_id from account where login = '${OWNER}') where login = 'linxiaoman'`,
  );
  things = await findThings();
});
afterAll(() => service.stop());

/** Everything of the owner that could have been touched. */
const TABLES = [
  'application',
  'achievement',
  'demand',
  'demand_reply',
  'demand_message',
  'saved_search',
  'fact',
];
const MORE = [
  'working_copy',
  'learning_space',
  'learning_request',
  'learning_member',
  'open_user',
  'notification',
  'file',
  'export_job',
];
const state = async (): Promise<string[]> => {
  const digests: string[] = [];
  for (const table of [...TABLES, ...MORE]) {
    const sql = `select md5(string_agg(row_to_json(t)::text, '' order by t::text)) as id from ${table} t`;
    digests.push(`${table} ${await one(sql)}`);
  }
  return digests;
};

const rowsWithNames = Object.entries(endpoints).filter(
  ([key, { access }]) =>
    key.includes('{') &&
    (access === 'public' || access === 'signedIn' || OWN_PERMISSIONS.some((own) => own === access)),
);

const lacks = (who: string | null, access: string): boolean =>
  access.includes(':') && !rights[who ?? '']?.includes(access);

const attack = (key: string, who: string | null) => {
  const call = FOREIGN[key];
  if (!call) throw new Error(`${key} is not in the table`);
  const [method = 'GET', path = ''] = key.split(' ');
  const names: Record<string, string> = { id: things[call.thing], ...call.more };
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '') + (call.query ?? '');
  return service.call(method as 'GET', url, {
    headers: who ? people[who] : {},
    ...(call.body === undefined ? {} : { body: call.body }),
  });
};

/** A learning space itself is public: its settings are refused, not hidden. */
const ANSWER: Record<string, number> = {
  'PUT /api/learning/spaces/{id}/code.json': 403,
  // The course itself is public, so a non-member is told exactly that.
  'DELETE /api/learning/spaces/{id}/membership.json': 409,
};

describe('what belongs to somebody', () => {
  it('is told apart from what does not, for every call of the contract', () => {
    const told = [...Object.keys(FOREIGN), ...Object.keys(NOBODYS)].sort();

    // Staff calls are guarded by a permission instead (access-matrix); a unit decides about its own people.
    const decided = [
      'PUT /prod-api/system/unit/member/{id}/decide',
      'PUT /prod-api/system/unit/cert/{id}/vouch',
      'PUT /prod-api/system/unit/people/{id}/handOver',
      'PUT /prod-api/system/unit/people/{id}/remove',
      // An act can only be seen by the person who did it; for everybody else it does not exist
      // (tests/server/admin/undo.test.ts).
      'POST /prod-api/cms/admin/acts/{id}/undo',
    ];
    expect(told).toEqual(
      rowsWithNames
        .map(([key]) => key)
        .filter((key) => !decided.includes(key))
        .sort(),
    );
  });

  it.each(Object.keys(FOREIGN))('%s: to strangers it is not there', async (key) => {
    const before = await state();
    const { access } = endpoints[key as keyof typeof endpoints];

    for (const who of [...STRANGERS, ...(access === 'public' ? [null] : [])]) {
      const { status, body } = await attack(key, who);
      const expected = lacks(who, access) ? 403 : (ANSWER[key] ?? 404);
      expect({ who, status }).toEqual({ who, status: expected });
      expect(JSON.stringify(body)).not.toContain('沈知遥');
    }
    expect(await state()).toEqual(before);
  });
});
