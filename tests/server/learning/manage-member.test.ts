import type { Member } from '@contract/learning';
import type { LearningRole } from '@contract/learning-choices';
import { startService, type TestService } from '@tests/support/service';
import { refillLearning } from './refillLearning';

const PEOPLE = ['gumingqian', 'luyiwei', 'shenzhiyao', 'linxiaoman', 'office'] as const;
type Person = (typeof PEOPLE)[number];
const REASON = '已转到另一门课程学习';

let service: TestService;
let courseId: number;
const headers = {} as Record<Person, Record<string, string>>;
const ids = {} as Record<Person, number>;
beforeAll(async () => {
  service = await startService();
  for (const login of PEOPLE) headers[login] = (await service.signIn(login)).headers;
  const rows = await service.db.kysely.selectFrom('account').select(['id', 'login']).execute();
  for (const { id, login } of rows) ids[login as Person] = id;
});
beforeEach(async () => {
  await refillLearning(service);
  const { kysely } = service.db;
  const { id } = await kysely
    .selectFrom('learningSpace')
    .select('id')
    .where('kind', '=', 'course')
    .where('ownerId', '=', ids.gumingqian)
    .executeTakeFirstOrThrow();
  courseId = id;
  await kysely
    .deleteFrom('learningMember')
    .where('spaceId', '=', id)
    .where('role', '!=', 'creator')
    .execute();
  await join('luyiwei', 'professor');
  await join('shenzhiyao', 'student');
});
afterAll(() => service.stop());

const join = (login: Person, role: LearningRole) =>
  service.db.kysely
    .insertInto('learningMember')
    .values({ spaceId: courseId, accountId: ids[login], role, classId: null, joinedAt: service.clock.now })
    .execute();
const at = (login: Person) => `/api/learning/spaces/${courseId}/members/${ids[login]}`;
const change = (who: Person, whom: Person, role: string, known: string[]) =>
  service.call('PUT', `${at(whom)}.json`, { headers: headers[who], body: { role, known_roles: known } });
const remove = (who: Person, whom: Person, known: string[], reason: string | null = REASON) =>
  service.call('PUT', `${at(whom)}/removal.json`, {
    headers: headers[who],
    body: { reason, known_roles: known },
  });
const members = async (who: Person): Promise<Member[]> =>
  (
    await service.call('GET', `/api/learning/spaces/${courseId}/members.json?per_page=50`, {
      headers: headers[who],
    })
  ).body.members;
const rolesOf = async (login: Person): Promise<string[]> =>
  (
    await service.db.kysely
      .selectFrom('learningMember')
      .select('role')
      .where('spaceId', '=', courseId)
      .where('accountId', '=', ids[login])
      .execute()
  ).map(({ role }) => role);
const lastNotice = async (login: Person) =>
  (await service.call('GET', '/prod-api/system/notification/list', { headers: headers[login] })).body.rows[0];
const lastAudit = () =>
  service.db.kysely
    .selectFrom('auditEvent')
    .select(['action', 'accountId', 'detail'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

test('a teacher gives a member another role; the member is told and it is on record', async () => {
  const { status } = await change('luyiwei', 'shenzhiyao', 'assistant', ['student']);

  expect(status).toBe(200);
  expect(await rolesOf('shenzhiyao')).toEqual(['assistant']);
  expect((await lastNotice('shenzhiyao')).body).toContain('将您的身份改为助教');
  expect(await lastAudit()).toMatchObject({
    action: 'learning.member_role',
    accountId: ids.luyiwei,
    detail: {
      member: ids.shenzhiyao,
      changes: [{ field: 'roles', from: 'student', to: 'assistant' }],
    },
  });
});

test('a teacher takes a member out; the member reads why and it is on record', async () => {
  const { status } = await remove('gumingqian', 'shenzhiyao', ['student']);

  expect(status).toBe(200);
  expect(await rolesOf('shenzhiyao')).toEqual([]);
  expect((await lastNotice('shenzhiyao')).body).toBe(`原因：${REASON}`);
  expect(await lastAudit()).toMatchObject({ action: 'learning.member_removed', accountId: ids.gumingqian });
});

test('no removal without a reason', async () => {
  for (const reason of [null, '  短 '])
    expect((await remove('gumingqian', 'shenzhiyao', ['student'], reason)).status).toBe(400);
  expect(await rolesOf('shenzhiyao')).toEqual(['student']);
});

test.each<[who: Person, whom: Person, known: string[], status: number]>([
  ['gumingqian', 'luyiwei', ['professor'], 200],
  ['luyiwei', 'gumingqian', ['creator'], 403],
  ['luyiwei', 'luyiwei', ['professor'], 403],
  ['shenzhiyao', 'luyiwei', ['professor'], 403],
  ['shenzhiyao', 'shenzhiyao', ['student'], 403],
  ['linxiaoman', 'shenzhiyao', ['student'], 404],
  ['office', 'shenzhiyao', ['student'], 404],
  ['gumingqian', 'linxiaoman', ['student'], 409],
])('%s acts upon %s, who is %s: %i', async (who, whom, known, status) => {
  expect((await change(who, whom, 'assistant', known)).status).toBe(status);
  expect((await remove(who, whom, status === 200 ? ['assistant'] : known)).status).toBe(status);
});

test('another teacher cannot be touched by one who did not open the course', async () => {
  await join('linxiaoman', 'professor');

  expect((await remove('luyiwei', 'linxiaoman', ['professor'])).status).toBe(403);
  expect(await rolesOf('linxiaoman')).toEqual(['professor']);
});

test('whoever saw an older state changes nothing', async () => {
  await change('gumingqian', 'shenzhiyao', 'assistant', ['student']);

  const late = await remove('luyiwei', 'shenzhiyao', ['student']);

  expect([late.status, late.body.errorCode]).toEqual([409, 'learning.member_moved']);
  expect(await rolesOf('shenzhiyao')).toEqual(['assistant']);
});

test('whoever comes to a member that has left is told that they have', async () => {
  await remove('gumingqian', 'shenzhiyao', ['student']);

  const { status, body } = await remove('luyiwei', 'shenzhiyao', ['student']);

  expect([status, body.message]).toEqual([409, '这名成员刚才已经退出，或已被移出']);
});

test('a course has no managers, and nobody becomes its creator', async () => {
  for (const role of ['manager', 'creator'])
    expect((await change('gumingqian', 'shenzhiyao', role, ['student'])).status).toBe(400);
});

test('only who may act upon a member learns the number for it', async () => {
  const numbers = async (who: Person) =>
    (await members(who)).flatMap(({ account_id }) => account_id ?? []).sort((a, b) => a - b);
  const both = [ids.luyiwei, ids.shenzhiyao].sort((a, b) => a - b);

  expect(await numbers('gumingqian')).toEqual(both);
  expect(await numbers('luyiwei')).toEqual([ids.shenzhiyao]);
  expect(await numbers('shenzhiyao')).toEqual([]);
});
