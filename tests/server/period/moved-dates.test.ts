import type { AdminPeriod } from '@contract/period';
import { beijingIso, beijingTime } from '@contract/rules/beijing-time';
import { DAY_MS, HOUR_MS } from '@contract/time-units';
import { createSealer } from '@server/crypto/sealing';
import { remindPeople } from '@server/modules/reminder/service';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let office: Record<string, string>;
let period: AdminPeriod;
let draft: { id: number; ownerId: number; authors: number[] };
beforeEach(async () => {
  service = await startService();
  office = (await service.signIn('office')).headers;
  const { kysely } = service.db;
  const row = await kysely
    .selectFrom('application')
    .innerJoin('period', 'period.id', 'application.periodId')
    .select(['application.id', 'ownerId', 'periodId', 'helpers'])
    .where('application.status', '=', 'draft')
    .where('applyEnd', '>', service.clock.now)
    .executeTakeFirstOrThrow();
  const authors = row.helpers.filter(({ role }) => role === 'author').map(({ accountId }) => accountId);
  draft = { id: row.id, ownerId: row.ownerId, authors };
  period = (await service.call('GET', '/prod-api/cms/period/manage', { headers: office })).body.rows.find(
    ({ id }: AdminPeriod) => id === row.periodId,
  );
});
afterEach(() => service.stop());

const change = (facts: Partial<AdminPeriod>) => {
  const { id, createTime, updateTime, status, serverTime, extensions, applications, submitted, ...plan } =
    period;
  return service.call('PUT', `/prod-api/cms/period/${id}`, { headers: office, body: { ...plan, ...facts } });
};
const told = () =>
  service.db.kysely
    .selectFrom('notification')
    .select(['accountId', 'title', 'body', 'link'])
    .where('body', 'like', '申报截止由%')
    .orderBy('accountId')
    .execute();
const moved = (ms: number): string => beijingIso(new Date(Date.parse(period.applyEnd) + ms));

it.each([
  ['later', DAY_MS],
  ['nearer', -DAY_MS],
])('whoever writes a draft hears that its deadline is %s, and nobody who has filed does', async (_, ms) => {
  const to = moved(ms);

  expect((await change({ applyEnd: to })).status).toBe(200);

  const rows = await told();
  const body = `申报截止由 ${beijingTime(period.applyEnd)}改为 ${beijingTime(to)}`;
  expect(rows.map((row) => row.body)).toEqual(rows.map(() => body));
  const ofDraft = rows.filter(({ link }) => link?.startsWith(`/innovation/myProjects/${draft.id}`));
  expect(ofDraft.map(({ accountId }) => accountId).sort()).toEqual([draft.ownerId, ...draft.authors].sort());
  const filed = await service.db.kysely
    .selectFrom('application')
    .select('id')
    .where('periodId', '=', period.id)
    .where('status', 'not in', ['draft', 'withdrawn'])
    .execute();
  expect(filed).not.toEqual([]);
  for (const { id } of filed) expect(rows.some(({ link }) => link?.includes(`/${id}`))).toBe(false);
});

it('a deadline that is over with the change is told as well, at once', async () => {
  const to = beijingIso(new Date(service.clock.now.getTime() - HOUR_MS));

  expect((await change({ applyEnd: to })).status).toBe(200);

  expect((await told()).map(({ accountId }) => accountId)).toContain(draft.ownerId);
});

it('a change of anything else tells nobody', async () => {
  expect((await change({ name: '改了名的批次', closeAt: moved(900 * DAY_MS) })).status).toBe(200);

  expect(await told()).toEqual([]);
});

it('who has just been told of the date is not reminded of it in the same breath', async () => {
  const near = new Date(service.clock.now.getTime() + 6 * DAY_MS);
  await change({ applyEnd: beijingIso(near) });

  const sealer = createSealer(service.config.dataKey.export());
  await remindPeople(service.db, sealer, 'https://example.cn', service.clock.now);

  const reminders = await service.db.kysely
    .selectFrom('notification')
    .select('body')
    .where('accountId', '=', draft.ownerId)
    .where('body', 'like', '申报截止：%')
    .where('createdAt', '>=', service.clock.now)
    .execute();
  expect(reminders).toEqual([]);
});
