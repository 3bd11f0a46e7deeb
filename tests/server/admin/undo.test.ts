import type { OwnAct } from '@contract/admin-apply';
import { ACT_UNDO, UNDO_MINUTES, type UndoableAct } from '@contract/rules/act-undo';
import { MINUTE_MS } from '@contract/time-units';
import { accountOf } from '@tests/support/accounts';
import { contentInput } from '@tests/support/content-input';
import { schoolAdmin } from '@tests/support/schoolAdmin';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let admin: Record<string, string>;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

type Table = 'demand' | 'achievement' | 'content' | 'account' | 'learningSpace' | 'school';
const call = async (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, headers = admin) =>
  service.call(method, `/prod-api/${url}`, { headers, ...(body && { body }) });

const stored = (table: Table, id: number) =>
  service.db.kysely.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** A demand or achievement of another person that waits for a moderator. */
const waiting = async (table: 'demand' | 'achievement'): Promise<number> => {
  const { id } = await service.db.kysely
    .selectFrom(table)
    .select('id')
    .where('status', '=', 'published')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const deadline = new Date(service.clock.now.getTime() + 90 * 24 * 60 * MINUTE_MS);
  await service.db.kysely.updateTable(table).set({ status: 'pending' }).where('id', '=', id).execute();
  if (table === 'demand') {
    await service.db.kysely.updateTable('demand').set({ deadline }).where('id', '=', id).execute();
    await service.db.kysely.deleteFrom('matchFeedback').execute();
    await service.db.kysely.deleteFrom('demandMessage').execute();
    await service.db.kysely.deleteFrom('demandReply').where('demandId', '=', id).execute();
  }
  return id;
};

const moderate =
  (table: 'demand' | 'achievement', event: 'publish' | 'return') => async (): Promise<number> => {
    const id = await waiting(table);
    const { version } = (await stored(table, id)) as { version: number };
    const area = table === 'demand' ? 'demand' : 'achi';
    const reason = event === 'return' ? { reason: '请补充应用场景' } : {};
    const { status } = await call('POST', `cms/${area}/${id}/${event}`, { version, ...reason });
    expect(status).toBe(200);
    return id;
  };

const published = async (): Promise<number> => {
  const text = contentInput({ cmsTypeKey: 'notification', title: '关于开放日的通知' });
  const { body } = await call('POST', 'cms/content', text);
  const { id } = body.data;
  const draft = (await call('GET', `cms/content/${id}/draft`)).body.data;
  await service.db.kysely.deleteFrom('contentVersion').where('contentId', '=', id).execute();
  expect((await call('POST', `cms/content/${id}/draft/publish`, { version: draft.version })).status).toBe(
    200,
  );
  return id;
};
const withdrawn = async (): Promise<number> => {
  const id = await published();
  const { version } = (await call('GET', `cms/content/${id}/draft`)).body.data;
  expect((await call('POST', `cms/content/${id}/draft/withdraw`, { version })).status).toBe(200);
  return id;
};
const disabled = async (): Promise<number> => {
  const { body } = await call('GET', 'system/user/list?keyword=linxiaoman');
  const { userId, version } = body.rows[0];
  const change = { active: false, reason: '账号异常', version };
  expect((await call('PUT', `system/user/${userId}/status`, change)).status).toBe(200);
  return userId;
};

const removed = async (): Promise<number> => {
  const { id, version } = await service.db.kysely
    .selectFrom('learningSpace')
    .select(['id', 'version'])
    .where('removedReason', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const change = { removed: true, reason: '内容与课程名称不符', version };
  const url = `/api/learning/spaces/${id}/removal.json`;
  expect((await service.call('PUT', url, { headers: admin, body: change })).status).toBe(200);
  return id;
};

const place = async (kind: 'school' | 'department') => {
  const places = schoolAdmin(service, admin);
  const name = `清溪大学${service.clock.now.getTime()}`;
  const school = await places.add(name, ['文学院']);
  const own = kind === 'school' ? school : await places.find(kind, '文学院', `&schoolId=${school.id}`);
  expect((await places.put(kind, own, '/status', { active: false, reason: '已并入他校' })).status).toBe(200);
  return own.id;
};
const stopped = () => place('school');

const WORD = '压铸:模具';
const strike = (struck: boolean) => call('PUT', 'cms/search/words', { keyword: WORD, struck });
const struck = async (): Promise<number> => {
  await strike(false);
  expect((await strike(true)).status).toBe(200);
  return 0;
};
const isStruck = async () => {
  const { rows } = (await call('GET', 'cms/search/words')).body;
  return {
    struck: rows.some((row: { keyword: string; struck: boolean }) => row.keyword === WORD && row.struck),
  };
};

/** Every act of the rule table: how to do it here, the state after undoing it, and how many people are notified. */
const ACTS: Record<
  UndoableAct,
  [kept: Table | (() => Promise<object>), act: () => Promise<number>, after: object, tells: number]
> = {
  'demand.publish': ['demand', moderate('demand', 'publish'), { status: 'pending' }, 1],
  'demand.return': ['demand', moderate('demand', 'return'), { status: 'pending', reason: null }, 1],
  'achi.publish': ['achievement', moderate('achievement', 'publish'), { status: 'pending' }, 1],
  'achi.return': ['achievement', moderate('achievement', 'return'), { status: 'pending', reason: null }, 1],
  'content.publish': ['content', published, { state: 'withdrawn' }, 0],
  'content.withdraw': ['content', withdrawn, { state: 'published' }, 0],
  'learning.remove': ['learningSpace', removed, { removedReason: null }, 1],
  'school.stop': ['school', stopped, { status: 'active', reason: null }, 0],
  'search.strike': [isStruck, struck, { struck: false }, 0],
  'user.disable': ['account', disabled, { status: 'active' }, 0],
};
const names = Object.keys(ACT_UNDO) as UndoableAct[];

const newest = async (): Promise<OwnAct> => (await call('GET', 'cms/admin/acts')).body.data[0];
const notices = async (): Promise<number> =>
  (
    await service.db.kysely
      .selectFrom('notification')
      .select('id')
      .where(({ or, eb }) => or([eb('title', '=', '审核结论已收回'), eb('title', 'like', '%已恢复展示')]))
      .execute()
  ).length;

beforeEach(async () => {
  service.clock.now = new Date(service.clock.now.getTime() + MINUTE_MS);
  admin = (await service.signIn('admin')).headers;
});

it.each(names)('%s is taken back once, by whoever did it, and those concerned are told', async (action) => {
  const [kept, act, after, tells] = ACTS[action];
  const id = await act();
  const done = await newest();
  expect(done).toMatchObject({ action, undo: { by: ACT_UNDO[action] } });
  expect(done.undo?.tells).toHaveLength(tells);
  const before = await notices();
  const office = (await service.signIn('office')).headers;
  expect((await call('POST', `cms/admin/acts/${done.id}/undo`, {}, office)).status).toBe(404);

  service.clock.now = new Date(service.clock.now.getTime() + MINUTE_MS);
  const { status, body } = await call('POST', `cms/admin/acts/${done.id}/undo`);
  expect(status).toBe(200);
  expect(body.data.find((one: OwnAct) => one.id === done.id).undo).toBeNull();
  expect(await (typeof kept === 'string' ? stored(kept, id) : kept())).toMatchObject(after);
  expect((await notices()) - before).toBe(tells);

  expect((await call('POST', `cms/admin/acts/${done.id}/undo`)).status).toBe(409);
});

it.each(names)('%s stands after half an hour', async (action) => {
  await ACTS[action][1]();
  const done = await newest();
  service.clock.now = new Date(service.clock.now.getTime() + UNDO_MINUTES * MINUTE_MS);
  admin = (await service.signIn('admin')).headers;

  expect(
    (await call('GET', 'cms/admin/acts')).body.data.find((one: OwnAct) => one.id === done.id).undo,
  ).toBeNull();
  expect((await call('POST', `cms/admin/acts/${done.id}/undo`)).status).toBe(409);
});

it('a decision that its owner has answered stands', async () => {
  const id = await moderate('achievement', 'return')();
  const done = await newest();
  await service.db.kysely
    .updateTable('achievement')
    .set({ updatedAt: new Date(service.clock.now.getTime() + 1000) })
    .where('id', '=', id)
    .execute();
  expect((await newest()).undo).toBeNull();
  expect((await call('POST', `cms/admin/acts/${done.id}/undo`)).status).toBe(409);
});

it('a department is resumed by itself, and each act bears the name of what it was done to', async () => {
  const id = await place('department');
  const done = await newest();
  expect(done).toMatchObject({
    target: `department:${id}`,
    title: '文学院',
    path: '/admin/schools/departments',
  });
  expect((await call('POST', `cms/admin/acts/${done.id}/undo`)).status).toBe(200);
  const { status } = await service.db.kysely
    .selectFrom('department')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('active');

  await struck();
  expect(await newest()).toMatchObject({ title: WORD, path: '/admin/contents' });
});

it('a school that was renamed since stays stopped', async () => {
  const id = await stopped();
  const done = await newest();
  service.clock.now = new Date(service.clock.now.getTime() + MINUTE_MS);
  const places = schoolAdmin(service, admin);
  const row = (await places.list('school')).find((one) => one.id === id);
  const renamed = {
    name: `${row?.name}本部`,
    province: null,
    city: null,
    address: null,
    version: row?.version,
  };
  expect((await call('PUT', `system/school/${id}`, renamed)).status).toBe(200);
  expect((await call('POST', `cms/admin/acts/${done.id}/undo`)).status).toBe(409);
});

it('two who press at once take it back once', async () => {
  await moderate('demand', 'publish')();
  const done = await newest();
  const answers = await Promise.all([1, 2].map(() => call('POST', `cms/admin/acts/${done.id}/undo`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('what is no act of a table stands, and visitors and applicants have none', async () => {
  const { id: accountId } = await accountOf(service, 'admin');
  const { id } = await service.db.kysely
    .insertInto('auditEvent')
    .values({
      accountId,
      outcome: 'ok',
      previousHash: '',
      hash: '',
      at: service.clock.now,
      action: 'apply.reject',
      target: 'application:1',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await newest()).undo).toBeNull();
  expect((await call('POST', `cms/admin/acts/${id}/undo`)).status).toBe(404);
  const person = (await service.signIn('shenzhiyao')).headers;
  expect((await call('POST', `cms/admin/acts/${id}/undo`, {}, person)).status).toBe(404);
});
