import { beijingIso } from '@contract/rules/beijing-time';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@contract/time-units';
import { createSealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { jobsOf } from '@server/jobs/jobs';
import { beat } from '@server/modules/downtime/service';
import { remindPeople } from '@server/modules/reminder/service';
import { anApplicant, clearApplications, openPeriod } from '@tests/support/anApplicant';
import { sentMessages } from '@tests/support/people';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let periodId: number;
let deadline: Date;
beforeAll(async () => {
  service = await startService();
  const period = await openPeriod(service);
  periodId = period.id;
  deadline = new Date(Math.floor(period.applyEnd.getTime() / 1000) * 1000);
});
afterAll(() => service.stop());
beforeEach(async () => {
  await clearApplications(service);
  for (const table of ['heartbeat', 'downtime', 'outbox'])
    await service.db.pool.query(`delete from ${table}`);
  await service.db.pool.query("update period set apply_end = $1, extensions = '{}' where id = $2", [
    deadline,
    periodId,
  ]);
});

const before = (ms: number): Date => new Date(deadline.getTime() - ms);
const SITE = 'https://kc.example.cn';
const sealer = () => createSealer(service.config.dataKey.export());
const run = (now: Date) => beat(service.db, sealer(), SITE, now);
const period = async () => {
  const { rows } = (await service.call('GET', '/prod-api/cms/period/list')).body;
  return rows.find(({ id }: { id: number }) => id === periodId);
};
const downtimes = async () => (await service.db.pool.query('select * from downtime')).rows;
const outage = async (from: number, until: number): Promise<void> => {
  await run(before(from));
  await run(before(until));
};

it('is not there at the first beat, nor between beats of a minute', async () => {
  for (const ms of [3, 2, 1]) await run(before(ms * MINUTE_MS));

  expect(await downtimes()).toEqual([]);
  expect((await period()).extensions).toBeUndefined();
});

it('of the last day extends the deadline, everywhere, and the period says why', async () => {
  const { id } = await (await anApplicant(service, 'shenzhiyao')).completeDraft();
  const { headers } = await service.signIn('shenzhiyao');
  await outage(5 * HOUR_MS, 3 * HOUR_MS);

  const end = beijingIso(new Date(deadline.getTime() + 2 * HOUR_MS));
  expect(await period()).toMatchObject({
    applyEnd: end,
    extensions: { applyEnd: { planned: beijingIso(deadline), minutes: 120 } },
  });
  const draft = (await service.call('GET', `/prod-api/cms/apply/${id}`, { headers })).body.data;
  expect(draft.deadline).toBe(end);
  const { rows: said } = await service.db.pool.query(
    "select title, body from notification where kind = 'reminder'",
  );
  expect(said).toEqual([
    {
      title: expect.stringMatching(/尚未提交$/),
      body: expect.stringMatching(/^因平台停机 120 分钟，申报截止顺延至 /),
    },
  ]);
  const { rows: noted } = await service.db.pool.query(
    "select action, target from audit_event where action like '%extend' or action like 'downtime%' order by id",
  );
  expect(noted).toEqual([
    { action: 'downtime.record', target: expect.stringMatching(/^downtime:\d+$/) },
    { action: 'period.extend', target: `period:${periodId}` },
  ]);
});

it('the news of it is the reminder of the lead that has begun, with the way to the step', async () => {
  const { id } = await (await anApplicant(service, 'shenzhiyao')).completeDraft();
  await service.db.pool.query('update application set created_at = $2 where id = $1', [
    id,
    before(9 * DAY_MS),
  ]);
  await outage(6 * HOUR_MS, 4 * HOUR_MS);
  await remindPeople(service.db, sealer(), SITE, before(4 * HOUR_MS));

  const { rows } = await service.db.pool.query("select body from notification where kind = 'reminder'");
  expect(rows).toEqual([{ body: expect.stringMatching(/^因平台停机 120 分钟/) }]);
  const bodies = (await sentMessages(service)).map(({ body }) => body);
  expect(bodies[0]).toContain(`${SITE}/innovation/myProjects/${id}?step=`);
});

it.each([
  // The deadline is the last second of a day: 21 hours before it, it is three at night.
  ['in the night, with time enough', 21, '07:00'],
  ['by day', 4, '19:59'],
])('leaves the site %s when the quiet hours of the person allow it', async (_, back, clock) => {
  await (await anApplicant(service, 'shenzhiyao')).completeDraft();
  await outage((back + 2) * HOUR_MS, back * HOUR_MS);

  const { rows } = await service.db.pool.query('select not_before from outbox');
  expect(rows.length).toBeGreaterThan(0);
  for (const { not_before: from } of rows) expect(beijingIso(from).slice(11, 16)).toBe(clock);
});

it('over the deadline itself gives the lost time back from the return, and who files then is in time', async () => {
  const applicant = await anApplicant(service, 'shenzhiyao');
  const { id, version } = await applicant.completeDraft();
  const { headers } = await service.signIn('shenzhiyao');
  const clock = service.clock.now;
  await outage(30 * MINUTE_MS, -20 * MINUTE_MS);
  expect((await period()).applyEnd).toBe(beijingIso(new Date(deadline.getTime() + 80 * MINUTE_MS)));

  try {
    service.clock.now = new Date(deadline.getTime() + 30 * MINUTE_MS);
    const session = (await service.signIn('shenzhiyao')).headers;
    const filed = await service.call('POST', `/prod-api/cms/apply/${id}/submit`, {
      headers: { ...headers, ...session, 'idempotency-key': 'after-the-outage-0001' },
      body: { version },
    });
    expect([filed.status, filed.body.msg]).toEqual([200, expect.any(String)]);
  } finally {
    service.clock.now = clock;
  }
});

it('is found once by replicas that come back together, and a slow clock turns nothing back', async () => {
  await run(before(4 * HOUR_MS));
  await Promise.all(Array.from({ length: 4 }, () => run(before(3 * HOUR_MS))));
  await run(before(4 * HOUR_MS));
  await run(before(3 * HOUR_MS - MINUTE_MS));

  expect(await downtimes()).toHaveLength(1);
  expect((await period()).extensions.applyEnd.minutes).toBe(60);
});

it('twice adds up, from what was planned', async () => {
  for (const hours of [9, 8, 3]) await run(before(hours * HOUR_MS));

  expect((await period()).extensions.applyEnd).toEqual({ planned: beijingIso(deadline), minutes: 360 });
});

it('moves a date for mending, before anything acts on it, and its page says from when', async () => {
  const { id } = await (await anApplicant(service, 'shenzhiyao')).filed();
  const due = before(10 * HOUR_MS);
  await service.db.pool.query(
    "update application set status = 'returned', handler = 'applicant', returned_from = 'formal_check', due_at = $1 where id = $2",
    [due, id],
  );
  await outage(12 * HOUR_MS, 9 * HOUR_MS);
  expect(
    jobsOf({ config: service.config, db: service.db } as Deps).findIndex(
      ({ name }) => name === 'downtime.beat',
    ),
  ).toBe(0);

  const { rows } = await service.db.pool.query(
    'select due_at, due_planned, status from application where id = $1',
    [id],
  );
  expect(rows).toEqual([{ due_at: before(7 * HOUR_MS), due_planned: due, status: 'returned' }]);
  const { headers } = await service.signIn('shenzhiyao');
  expect((await service.call('GET', `/prod-api/cms/apply/${id}`, { headers })).body.data).toMatchObject({
    deadline: beijingIso(before(7 * HOUR_MS)),
    deadlinePlanned: beijingIso(due),
  });
});

it('a deadline that the office sets afterwards is its own again', async () => {
  await outage(5 * HOUR_MS, 3 * HOUR_MS);
  await service.db.pool.query("update period set apply_end = apply_end + interval '1 hour' where id = $1", [
    periodId,
  ]);

  expect((await period()).extensions).toBeUndefined();
});
