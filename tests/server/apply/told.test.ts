import { beijingTime } from '@contract/rules/beijing-time';
import { anApplicant } from '@tests/support/anApplicant';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let office: Record<string, string>;
let id: number;
beforeAll(async () => {
  service = await startService();
  office = (await service.signIn('office')).headers;
  const { rows } = await service.db.pool.query(
    `select a.id from application a join account o on o.id = a.owner_id
     where a.status = 'formal_check' and o.email is not null order by a.id limit 1`,
  );
  id = rows[0].id;
});
afterAll(() => service.stop());

const path = (of = id) => `/prod-api/cms/apply/${of}/told`;
const read = async () => (await service.call('GET', path(), { headers: office })).body.data;
const choose = (application: object) =>
  service.db.pool.query(
    'update account set preferences = $1 where id = (select owner_id from application where id = $2)',
    [JSON.stringify({ application }), id],
  );

it('says whom an act will reach, in the channels that person chose', async () => {
  const { rows } = await service.db.pool.query(
    `select coalesce(o.real_name, o.nickname) as name, o.phone from application a
     join account o on o.id = a.owner_id where a.id = $1`,
    [id],
  );
  const { name, phone } = rows[0];
  await choose({ site: true, email: true, sms: true });
  expect((await read()).next).toEqual([{ name, site: true, email: true, sms: phone !== null }]);
  await choose({ site: true, email: false, sms: false });
  expect((await read()).next).toEqual([{ name, site: true, email: false, sms: false }]);
});

it('names those who write it as well, and tells them in sentences; who may only read is not told', async () => {
  const { rows } = await service.db.pool.query(
    "select id, login, coalesce(real_name, nickname) as name from account where login in ('gumingqian', 'linxiaoman') order by login",
  );
  const [gu, lin] = rows;
  const helper = (accountId: number, role: string) => ({
    accountId,
    role,
    sections: role === 'author' ? ['plan'] : [],
    since: '2026-09-01T00:00:00Z',
  });
  const change = async (helpers: object[], status: string) =>
    service.db.pool.query(
      'update application set helpers = $2, status = $3, version = version + 1 where id = $1',
      [id, JSON.stringify(helpers), status],
    );
  await change([helper(gu.id, 'author'), helper(lin.id, 'reader')], 'formal_check');
  expect((await read()).next.map(({ name }: { name: string }) => name)).toEqual([
    expect.any(String),
    gu.name,
  ]);

  const { version, title } = (await service.call('GET', `/prod-api/cms/apply/${id}`, { headers: office }))
    .body.data;
  const dueAt = new Date(service.clock.now.getTime() + 86_400_000).toISOString();
  const body = { version, reason: '请补充预算说明', dueAt };
  expect(
    (await service.call('POST', `/prod-api/cms/apply/${id}/return`, { headers: office, body })).status,
  ).toBe(200);

  const told = await service.db.pool.query(
    `select account_id, title, body, words from notification where link = $1 and created_at = $2 and account_id = any($3)`,
    [`/user/myProjects/${id}`, service.clock.now, [gu.id, lin.id]],
  );
  expect(told.rows).toEqual([
    {
      account_id: gu.id,
      title: `开创专项办公室已退回“${title}”，请于 ${beijingTime(dueAt)}前修改并提交`,
      body: '请补充预算说明',
      words: {
        title: expect.objectContaining({ id: 'said.notice.apply.returned' }),
        body: { id: '', chinese: '请补充预算说明' },
      },
    },
  ]);
  expect((await read()).past[0]).toMatchObject({ site: 2 });
  await change([], 'formal_check');
  service.clock.now = new Date(service.clock.now.getTime() + 60_000);
});

it('says what has become of each message of an act', async () => {
  await choose({ site: true, email: true, sms: false });
  const { version } = (await service.call('GET', `/prod-api/cms/apply/${id}`, { headers: office })).body.data;
  const done = await service.call('POST', `/prod-api/cms/apply/${id}/accept`, {
    headers: office,
    body: { version },
  });
  expect(done.status).toBe(200);
  const [latest] = (await read()).past;
  expect(latest).toMatchObject({
    site: 1,
    sent: [{ channel: 'email', arrived: 0, waiting: 1, failed: 0 }],
  });

  await service.db.pool.query("update outbox set state = 'failed' where kind = 'notice'");
  expect((await read()).past[0].sent).toEqual([{ channel: 'email', arrived: 0, waiting: 0, failed: 1 }]);
  await service.db.pool.query("update outbox set state = 'sent' where kind = 'notice'");
  expect((await read()).past[0].sent).toEqual([{ channel: 'email', arrived: 1, waiting: 0, failed: 0 }]);
});

it('tells the unit what becomes of what it reported, without ringing its telephone', async () => {
  const { rows } = await service.db.pool.query(
    `select u.id, u.unit_id, u.real_name as name, u.phone, a.status, a.unit_id as own_unit
     from account u, application a where u.login = 'xuyingchuan' and a.id = $1`,
    [id],
  );
  const [auditor] = rows;
  expect(auditor.phone).not.toBeNull();
  const put = (unit: number, status: string) =>
    service.db.pool.query(
      'update application set unit_id = $2, status = $3, status_since = $4, version = version + 1 where id = $1',
      [id, unit, status, service.clock.now],
    );
  await service.db.pool.query("update account set preferences = '{}' where login = 'xuyingchuan'");
  await put(auditor.unit_id, 'publicity');
  expect((await read()).next.at(-1)).toEqual({ name: auditor.name, site: true, email: true, sms: false });

  const { version, title } = (await service.call('GET', `/prod-api/cms/apply/${id}`, { headers: office }))
    .body.data;
  const body = { version, reason: '公示内容与已立项项目重复，经核查属实' };
  expect(
    (await service.call('POST', `/prod-api/cms/apply/${id}/object`, { headers: office, body })).status,
  ).toBe(200);
  const heard = await service.db.pool.query(
    'select title, body, link from notification where account_id = $1 and created_at = $2',
    [auditor.id, service.clock.now],
  );
  expect(heard.rows).toEqual([
    {
      title: `“${title}”的办理结果：异议成立，当前状态：专家评审`,
      body: body.reason,
      link: `/user/myProjects/${id}`,
    },
  ]);
  const sent = await service.db.pool.query(
    'select channel from outbox where account_id = $1 and created_at = $2',
    [auditor.id, service.clock.now],
  );
  expect(sent.rows).toEqual([{ channel: 'email' }]);
  await put(auditor.own_unit, auditor.status);
});

it('tells the unit whom its sending back will reach, by name alone and while it may send back', async () => {
  const auditor = (await service.signIn('xuyingchuan')).headers;
  const { rows } = await service.db.pool.query(
    `select a.id, a.status, a.reported_at, a.helpers, coalesce(o.real_name, o.nickname) as name
     from application a join account o on o.id = a.owner_id
     where a.unit_id = (select unit_id from account where login = 'xuyingchuan') and a.filed_version > 0
       and o.login <> 'xuyingchuan' order by a.id limit 1`,
  );
  const { id: own, name, ...stands } = rows[0];
  const { rows: people } = await service.db.pool.query(
    "select id, coalesce(real_name, nickname) as name from account where login = 'gumingqian'",
  );
  const author = {
    accountId: people[0].id,
    role: 'author',
    sections: ['plan'],
    since: '2026-09-01T00:00:00Z',
  };
  const put = (facts: { status: string; reported_at: unknown; helpers: unknown }) =>
    service.db.pool.query(
      'update application set status = $2, reported_at = $3, helpers = $4 where id = $1',
      [own, facts.status, facts.reported_at, JSON.stringify(facts.helpers)],
    );
  const asked = async () => service.call('GET', path(own), { headers: auditor });
  await put({ status: 'unit_review', reported_at: null, helpers: [author] });
  expect((await asked()).body.data).toEqual({
    next: [{ name }, { name: people[0].name }],
    past: [],
  });
  for (const status of ['submitted', 'formal_check', 'returned']) {
    await put({ status, reported_at: null, helpers: [author] });
    expect((await asked()).status).toBe(403);
  }
  await put(stands as Parameters<typeof put>[0]);
});

it('is for the office alone', async () => {
  expect((await service.call('GET', path())).status).toBe(401);
  expect((await service.call('GET', path(999_999), { headers: office })).status).toBe(404);
  const stranger = await anApplicant(service, 'gumingqian');
  expect((await service.call('GET', path(), { headers: stranger.headers })).status).toBe(404);
  const { rows } = await service.db.pool.query(
    `select a.id from application a join account o on o.id = a.owner_id
     where o.login_key = 'shenzhiyao' and a.filed_version > 0 limit 1`,
  );
  const owner = (await service.signIn('shenzhiyao')).headers;
  expect((await service.call('GET', path(rows[0].id), { headers: owner })).status).toBe(403);
});

it('is not for somebody of the office whose own application it is, nor before the unit has reported it', async () => {
  const change = (column: string, value: unknown) =>
    service.db.pool.query(`update application set ${column} = $2 where id = $1`, [id, value]);
  const { rows } = await service.db.pool.query(
    "select a.owner_id, a.reported_at, o.id as office from application a, account o where a.id = $1 and o.login = 'office'",
    [id],
  );
  const { owner_id, reported_at, office: officer } = rows[0];
  const asked = async () => (await service.call('GET', path(), { headers: office })).status;
  await change('owner_id', officer);
  expect(await asked()).toBe(403);
  await change('reported_at', null);
  expect(await asked()).toBe(403);
  await change('owner_id', owner_id);
  await change('reported_at', reported_at);
  expect(await asked()).toBe(200);
});
