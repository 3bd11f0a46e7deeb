import { beijingIso } from '@contract/rules/beijing-time';
import { DAY_MS, HOUR_MS } from '@contract/time-units';
import { createSealer } from '@server/crypto/sealing';
import { remindPeople } from '@server/modules/reminder/service';
import { aPanel, findExperts } from '@tests/support/aPanel';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let office: Record<string, string>;
let expert: Record<string, string>;
let expertId: number;
let id: number;
let promised: Date;
beforeEach(async () => {
  service = await startService();
  office = (await service.signIn('office')).headers;
  expert = (await service.signIn('luyiwei')).headers;
  const { kysely } = service.db;
  expertId = (
    await kysely.selectFrom('account').select('id').where('login', '=', 'luyiwei').executeTakeFirstOrThrow()
  ).id;
  id = (
    await kysely
      .selectFrom('application')
      .select('id')
      .where('status', '=', 'expert_review')
      .orderBy('id')
      .executeTakeFirstOrThrow()
  ).id;
  promised = new Date(service.clock.now.getTime() + DAY_MS);
  await kysely
    .updateTable('application')
    .set({ statusSince: service.clock.now, promisedUntil: promised })
    .where('id', '=', id)
    .execute();
  await aPanel(kysely, id, ['submitted', 'submitted']);
});
afterEach(() => service.stop());

const later = (ms: number): string => beijingIso(new Date(service.clock.now.getTime() + ms));
const assign = (expertIds: number[]) =>
  service.call('POST', '/prod-api/cms/review', { headers: office, body: { applicationId: id, expertIds } });
const extend = (until: string) =>
  service.call('PUT', '/prod-api/cms/review/until', { headers: office, body: { applicationId: id, until } });
const panel = async () =>
  (await service.call('GET', `/prod-api/cms/review/list?applicationId=${id}`, { headers: office })).body;
const own = async () =>
  (await service.call('GET', '/prod-api/cms/review/mine?pageSize=100&tab=open', { headers: expert })).body
    .rows[0];
const told = (title: RegExp) =>
  service.db.kysely
    .selectFrom('notification')
    .select(['title', 'body', 'link'])
    .where('accountId', '=', expertId)
    .orderBy('id')
    .execute()
    .then((rows) => rows.filter((row) => title.test(row.title)));
const alone = async () => {
  await service.db.kysely.deleteFrom('review').where('expertId', '=', expertId).execute();
};

it('a review that nobody ended in time still comes to an end: the office gives the experts more of it', async () => {
  await alone();
  await assign([expertId]);
  const { id: reviewId, version } = await own();
  service.clock.now = new Date(promised.getTime() + HOUR_MS);
  office = (await service.signIn('office')).headers;
  expert = (await service.signIn('luyiwei')).headers;
  const declare = () =>
    service.call('PUT', `/prod-api/cms/review/${reviewId}/declare`, {
      headers: expert,
      body: { free: true, version },
    });

  const [fresh] = (await findExperts(service.db.kysely)).slice(-1);
  const [late, asked] = [await declare(), await assign([fresh as number])];
  expect([late.body.errorCode, asked.body.errorCode]).toEqual(['review.closed', 'review.time_over']);
  expect(asked.body.msg).toMatch(/^评审已于 .+）截止，请先延长评审时间$/);

  const until = later(5 * DAY_MS);
  const extended = await extend(until);

  expect([extended.status, extended.body.until]).toEqual([200, until]);
  expect(await own()).toMatchObject({ deadline: until, open: true });
  expect((await assign([fresh as number])).status).toBe(200);
  expect((await declare()).status).toBe(200);
  const [notice] = await told(/^评审截止延长至/);
  expect(notice?.link).toBe(`/admin/reviews/${reviewId}`);
  expect(notice?.body).toMatch(/^编号 KC\S+ 的申报，请在新的截止时间前完成评审$/);
  const todo = (await service.call('GET', '/prod-api/cms/admin/todo', { headers: expert })).body.data;
  expect(todo[0].nearest.due).toBe(until);
});

it('what was promised to the applicant stands, and is late', async () => {
  await extend(later(5 * DAY_MS));

  const { body } = await service.call('GET', `/prod-api/cms/apply/${id}`, { headers: office });

  expect(body.data.deadline).toBe(beijingIso(promised));
});

it.each([
  ['the past', -HOUR_MS, '新的评审截止应晚于现在'],
  ['less than there is', HOUR_MS, '新的评审截止应晚于现在的截止时间 '],
  ['half a year and more', 181 * DAY_MS, '新的评审截止距今至多 180 天'],
])('takes no date in %s', async (_, ms, said) => {
  const { status, body } = await extend(later(ms));

  expect([status, body.data.fields[0].path]).toEqual([400, 'body.until']);
  expect(body.msg).toContain(said);
  expect((await panel()).until).toBe(beijingIso(promised));
});

it('is for what lies with the experts, and each time it does anew', async () => {
  await extend(later(5 * DAY_MS));
  const { kysely } = service.db;
  const move = async (event: string) => {
    const { version } = (await service.call('GET', `/prod-api/cms/apply/${id}`, { headers: office })).body
      .data;
    return service.call('POST', `/prod-api/cms/apply/${id}/${event}`, {
      headers: office,
      body: { version, reason: '异议成立的依据' },
    });
  };
  await aPanel(kysely, id);

  expect((await move('propose')).status).toBe(200);
  expect((await extend(later(9 * DAY_MS))).body.errorCode).toBe('review.state');
  expect((await move('object')).status).toBe(200);

  const { reviewUntil } = await kysely
    .selectFrom('application')
    .select('reviewUntil')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(reviewUntil).toBeNull();
});

it('experts are reminded of the new date, and not at once of what they have just read', async () => {
  await alone();
  await assign([expertId]);
  const sealer = createSealer(service.config.dataKey.export());
  const remind = () => remindPeople(service.db, sealer, 'https://example.cn', service.clock.now);
  await extend(later(6 * DAY_MS));
  await remind();
  expect(await told(/的评审尚未提交$/)).toEqual([]);

  service.clock.now = new Date(service.clock.now.getTime() + 4 * DAY_MS + HOUR_MS);
  await remind();

  expect(await told(/的评审尚未提交$/)).toHaveLength(1);
});

it('says of an application that is not there that it is not there', async () => {
  const { status } = await service.call('GET', '/prod-api/cms/review/list?applicationId=2147483647', {
    headers: office,
  });

  expect(status).toBe(404);
});
