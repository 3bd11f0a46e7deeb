import { beijingClock, dayEnd } from '@contract/rules/beijing-time';
import { DAY_MS, MINUTE_MS } from '@contract/time-units';
import { createSealer } from '@server/crypto/sealing';
import { startJobs } from '@server/jobs/startJobs';
import { approvePublished, expireReturned } from '@server/modules/apply/events/timed-events';
import { aResult } from '@tests/support/a-result';
import { anApplicant, aReadyFile, clearApplications, openPeriod } from '@tests/support/anApplicant';
import { aPanel } from '@tests/support/aPanel';
import { fillPeriod } from '@tests/support/measure/fill-period';
import { startService, type TestService } from '@tests/support/service';

const signing = () => ({
  sealer: createSealer(service.config.dataKey.export()),
  receiptKey: service.config.receiptKey,
});
let service: TestService;
const as = (login: string) => anApplicant(service, login);

beforeEach(async () => {
  service = await startService();
  await clearApplications(service);
});
afterEach(() => service.stop());

const write = async (id: number, milestone: 'one' | 'two') =>
  aResult(service.db.kysely, id, milestone, { sheet: await aReadyFile(service, 'shenzhiyao', '盖章件.pdf') });
/** Uploads a stamped sheet for what has changed since the return. */
const stampAnew = async (id: number, milestone: 'one' | 'two') => {
  const sheet = await aReadyFile(service, 'shenzhiyao', '新盖章件.pdf');
  const createdAt = new Date(service.clock.now.getTime() + MINUTE_MS);
  await service.db.pool.query('update file set created_at = $2 where id = $1', [sheet, createdAt]);
  const { headers } = await as('shenzhiyao');
  const url = `/prod-api/cms/result/${id}/${milestone}`;
  const { fields, oldSheet } = (await service.call('GET', url, { headers })).body.data;
  expect(oldSheet).toBe(fields.sealedSheet);
  const changes = [{ path: 'sealedSheet', base: fields.sealedSheet, value: sheet }];
  await service.call('PATCH', url, { headers, body: { changes } });
};
const pathsOf = (problems: { path: string }[]): string[] => problems.map(({ path }) => path);

const inPublicity = async (): Promise<number> => {
  const { id } = await (await as('shenzhiyao')).filed();
  const unit = await as('xuyingchuan');
  await unit.event({ id }, 'start_audit');
  await unit.event({ id }, 'report', {
    sealedSheet: await aReadyFile(service, 'xuyingchuan'),
    sheetCompared: true,
  });
  const office = await as('office');
  await office.event({ id }, 'accept');
  await aPanel(service.db.kysely, id);
  const { body } = await office.event({ id }, 'propose');
  expect(body.data).toMatchObject({ status: 'publicity', handler: { role: 'office' } });
  return id;
};
/** Publishes the list, after which everybody can object. */
const announce = async (periodId: number): Promise<void> => {
  const { headers } = await as('office');
  const { status } = await service.call('POST', '/prod-api/cms/review/publicity', {
    headers,
    body: { periodId },
  });
  expect(status).toBe(200);
};
const announced = async (): Promise<number> => {
  const id = await inPublicity();
  await announce((await openPeriod(service)).id);
  return id;
};
/** The moment the publicity of an application ends. */
const publicityOver = async (): Promise<Date> => {
  const { publicityStart, publicityDays } = await openPeriod(service);
  return new Date(dayEnd(publicityStart.getTime() + publicityDays * DAY_MS) + 2000);
};

test('from the draft to 结题, each step by its own actor and in its own time', async () => {
  const period = await openPeriod(service);
  const id = await announced();
  expect((await (await as('office')).event({ id }, 'approve')).body.errorCode).toBe('apply.publicity');

  service.clock.now = await publicityOver();
  expect(await approvePublished(service.db, signing(), service.clock.now)).toBe(1);
  const early = await (await as('shenzhiyao')).event({ id }, 'submit_stage_one');
  expect([early.status, early.body.errorCode]).toEqual([409, 'apply.stage_window']);

  service.clock.now = new Date(period.stageOneStart.getTime() + DAY_MS);
  const blank = await (await as('shenzhiyao')).event({ id }, 'submit_stage_one');
  expect([blank.status, blank.body.errorCode]).toEqual([422, 'result.incomplete']);
  expect(pathsOf(blank.body.data.problems)).toEqual(expect.arrayContaining(['summary', 'sealedSheet']));
  await write(id, 'one');
  const one = await (await as('shenzhiyao')).event({ id }, 'submit_stage_one');
  expect(one.body.data).toMatchObject({ status: 'stage_one', handler: { role: 'office' }, actions: [] });
  const office = await as('office');
  const back = await office.event({ id }, 'return_stage_one', { reason: '缺少第三方检测报告' });
  expect(back.body.data).toMatchObject({ status: 'stage_one', handler: { role: 'applicant' } });
  const old = await (await as('shenzhiyao')).event({ id }, 'submit_stage_one');
  expect([old.status, pathsOf(old.body.data.problems)]).toEqual([422, ['sealedSheet']]);
  await stampAnew(id, 'one');
  expect((await (await as('shenzhiyao')).event({ id }, 'submit_stage_one')).status).toBe(200);
  expect((await office.event({ id }, 'pass_stage_one')).body.data.handler.role).toBe('applicant');

  service.clock.now = new Date(period.stageTwoStart.getTime() + DAY_MS);
  await write(id, 'two');
  await (await as('shenzhiyao')).event({ id }, 'submit_stage_two');
  const { body } = await (await as('office')).event({ id }, 'pass_stage_two');

  expect(body.data).toMatchObject({ status: 'closed', handler: null, actions: [], deadline: null });
});

test('stage two waits for stage one, and nothing is passed that was not submitted', async () => {
  const period = await openPeriod(service);
  const id = await announced();
  service.clock.now = await publicityOver();
  await approvePublished(service.db, signing(), service.clock.now);
  service.clock.now = new Date(period.stageOneStart.getTime() + DAY_MS);
  await write(id, 'one');
  await write(id, 'two');
  await (await as('shenzhiyao')).event({ id }, 'submit_stage_one');

  service.clock.now = new Date(period.stageTwoStart.getTime() + DAY_MS);
  const skipped = await (await as('shenzhiyao')).event({ id }, 'submit_stage_two');
  const office = await as('office');
  await office.event({ id }, 'pass_stage_one');
  const twice = await office.event({ id }, 'pass_stage_one');

  expect(skipped.body.errorCode).toBe('apply.stage_one');
  expect(twice.body.errorCode).toBe('apply.no_result');
});

test('a stage that is passed late leaves the next one as long as the plan gives', async () => {
  const period = await openPeriod(service);
  const id = await announced();
  service.clock.now = await publicityOver();
  await approvePublished(service.db, signing(), service.clock.now);
  service.clock.now = new Date(period.stageOneStart.getTime() + DAY_MS);
  await write(id, 'one');
  await (await as('shenzhiyao')).event({ id }, 'submit_stage_one');
  const passedAt = new Date(period.stageTwoEnd.getTime() + 5 * DAY_MS);
  service.clock.now = passedAt;
  await (await as('office')).event({ id }, 'pass_stage_one');

  const length = period.stageTwoEnd.getTime() - period.stageTwoStart.getTime();
  const { headers, read } = await as('shenzhiyao');
  expect(Date.parse((await read(id)).body.data.deadline)).toBe(dayEnd(passedAt.getTime() + length));
  const { body } = await service.call('GET', `/prod-api/cms/result/${id}/two`, { headers });
  expect(body.data).toMatchObject({ editable: true, windowEnd: (await read(id)).body.data.deadline });
  await write(id, 'two');
  expect((await (await as('shenzhiyao')).event({ id }, 'submit_stage_two')).status).toBe(200);
});

/** Number of approvals by the system, and what the office may do. */
const approvals = async (id: number): Promise<[number, string[]]> => {
  const { body } = await (await as('office')).read(id);
  return [await approvePublished(service.db, signing(), service.clock.now), body.data.actions];
};

test('nothing is approved that nobody was told of; what is told late is public to the end of its last day', async () => {
  const { id: periodId, publicityDays } = await openPeriod(service);
  const id = await inPublicity();
  const named = new Date((await publicityOver()).getTime() + 3 * DAY_MS + MINUTE_MS);
  service.clock.now = named;
  expect(await approvals(id)).toEqual([0, ['object']]);
  const early = await (await as('office')).event({ id }, 'approve');
  expect([early.status, early.body.msg]).toEqual([409, '公示名单未发布，发布后开始计算公示期']);

  await announce(periodId);

  // What was announced stays valid, even if the plan changes.
  await service.db.kysely
    .updateTable('period')
    .set({ publicityDays: 1 })
    .where('id', '=', periodId)
    .execute();
  const end = dayEnd(named.getTime() + publicityDays * DAY_MS);
  expect(Date.parse((await (await as('office')).read(id)).body.data.deadline)).toBe(end);

  service.clock.now = new Date(end);
  expect(await approvePublished(service.db, signing(), service.clock.now)).toBe(0);
  service.clock.now = new Date(end + 1000);
  expect(await approvePublished(service.db, signing(), service.clock.now)).toBe(1);
});

const listOf = async (id: number): Promise<number> =>
  (
    await service.db.kysely
      .selectFrom('application')
      .select('publicContent')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).publicContent as number;
const titlesOf = async (login: string): Promise<string[]> =>
  (
    await service.db.kysely
      .selectFrom('notification')
      .innerJoin('account', 'account.id', 'notification.accountId')
      .select('title')
      .where('login', '=', login)
      .orderBy('notification.id', 'desc')
      .limit(3)
      .execute()
  ).map(({ title }) => title);

describe('a list that is taken down', () => {
  const CONTENT = '/prod-api/cms/content';
  const move = async (list: number, event: string) => {
    const { headers } = await as('office');
    const { version } = (await service.call('GET', `${CONTENT}/${list}/draft`, { headers })).body.data;
    return service.call('POST', `${CONTENT}/${list}/draft/${event}`, { headers, body: { version } });
  };

  it('ends the term of what it names, everybody concerned hears it, and another list gives a whole one', async () => {
    const { id: periodId, publicityDays } = await openPeriod(service);
    const id = await announced();
    for (const login of ['shenzhiyao', 'xuyingchuan'])
      expect(await titlesOf(login)).toContainEqual(expect.stringMatching(/”已列入公示名单，公示期至 /));
    const list = await listOf(id);
    const taken = await move(list, 'withdraw');
    expect(taken.body.data.listed).toEqual({ running: 0, waiting: 1 });

    expect(await titlesOf('shenzhiyao')).toContainEqual(expect.stringMatching(/”停止公示$/));
    expect(await titlesOf('xuyingchuan')).toContainEqual(expect.stringMatching(/”停止公示$/));
    service.clock.now = new Date((await publicityOver()).getTime() + 30 * DAY_MS);
    expect(await approvals(id)).toEqual([0, ['object']]);

    await announce(periodId);

    const end = dayEnd(service.clock.now.getTime() + publicityDays * DAY_MS);
    expect(Date.parse((await (await as('office')).read(id)).body.data.deadline)).toBe(end);
    expect(await titlesOf('shenzhiyao')).toContainEqual(expect.stringMatching(/”重新公示，公示期至 /));
    service.clock.now = new Date(end + 1000);
    expect(await approvePublished(service.db, signing(), service.clock.now)).toBe(1);
  });

  it('does not come back with its old day', async () => {
    const id = await announced();
    const list = await listOf(id);
    await move(list, 'withdraw');

    const again = await move(list, 'publish');
    expect([again.status, again.body.errorCode]).toEqual([409, 'content.list_over']);
  });

  it.each([
    ['put off', 'publishAt', () => beijingClock(service.clock.now.getTime() + DAY_MS)],
    ['ended before its day', 'expireAt', () => beijingClock(service.clock.now.getTime() + DAY_MS)],
  ])('is not %s while it runs', async (_what, path, value) => {
    const list = await listOf(await announced());
    const { headers } = await as('office');
    const { draft } = (await service.call('GET', `${CONTENT}/${list}/draft`, { headers })).body.data;
    const changes = [{ path, base: draft[path] || null, value: value().slice(0, 16) }];
    await service.call('PATCH', `${CONTENT}/${list}/draft`, { headers, body: { changes } });

    const { status, body } = await move(list, 'publish');
    expect([status, body.data.fields.map((field: { path: string }) => field.path)]).toEqual([422, [path]]);
  });
});

test('an objection sends a published one back to the experts, and the system leaves it alone', async () => {
  const id = await announced();
  await (await as('office')).event({ id }, 'object', { reason: '指标来源存在争议' });
  service.clock.now = await publicityOver();

  expect(await approvePublished(service.db, signing(), service.clock.now)).toBe(0);
  expect((await (await as('shenzhiyao')).read(id)).body.data.status).toBe('expert_review');
});

test('a running project can be ended, with a reason', async () => {
  const id = await announced();
  service.clock.now = await publicityOver();
  const office = await as('office');
  await office.event({ id }, 'approve');

  expect((await office.event({ id }, 'terminate')).status).toBe(400);
  expect((await office.event({ id }, 'terminate', { reason: '负责人调离' })).body.data.status).toBe(
    'terminated',
  );
});

test('a returned application that does not come back in time is ended by the service, once', async () => {
  const shen = await as('shenzhiyao');
  const { id } = await shen.filed();
  const unit = await as('xuyingchuan');
  await unit.event({ id }, 'start_audit');
  const dueAt = new Date(service.clock.now.getTime() + DAY_MS);
  await unit.event({ id }, 'return', { reason: '缺附件', dueAt: dueAt.toISOString() });

  expect(await expireReturned(service.db, signing(), dueAt)).toBe(0);
  // Requests that arrived before the deadline may still be executing for a minute.
  expect(await expireReturned(service.db, signing(), new Date(dueAt.getTime() + MINUTE_MS))).toBe(0);
  const after = new Date(dueAt.getTime() + MINUTE_MS + 2000);
  const rounds = await Promise.all([1, 2, 3].map(() => expireReturned(service.db, signing(), after)));

  expect(rounds.reduce((sum, moved) => sum + moved, 0)).toBe(1);
  const { rows } = await service.db.pool.query(
    "select actor_role from application_event where event = 'expire'",
  );
  expect(rows).toEqual([{ actor_role: 'system' }]);
  const notice = await service.db.pool.query(
    'select title from notification where account_id = 1 order by id desc limit 1',
  );
  expect(notice.rows[0].title).toContain('不予受理');
});

test('one that cannot be ended keeps none of those behind it, however many they are', async () => {
  const { db, clock } = service;
  await (await as('shenzhiyao')).filed();
  await db.pool.query("update application set status = 'expert_review'");
  await fillPeriod(db, 120);
  const overdue = new Date(clock.now.getTime() - DAY_MS);
  await db.pool.query(
    "update application set status = 'returned', handler = 'applicant', due_at = $1 where no like 'MADE-%'",
    [overdue],
  );
  const { rows: made } = await db.pool.query(
    "select min(id) as first from application where no like 'MADE-%'",
  );
  await db.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'this one'; end $$`);
  await db.pool.query(`
    create trigger refuse before insert on application_event for each row
    when (new.application_id = ${made[0].first}) execute function refuse()`);

  await expect(expireReturned(db, signing(), clock.now)).rejects.toThrow('this one');
  const { rows } = await db.pool.query<{ no: string }>(
    "select no from application where status = 'returned'",
  );
  expect(rows).toEqual([{ no: 'MADE-1' }]);
});

test('the job runner goes on after a job that fails, and waits for the one under way when told to stop', async () => {
  const failures: string[] = [];
  let finished = false;
  let begun = (): void => undefined;
  const hasBegun = new Promise<void>((done) => {
    begun = done;
  });
  const runner = startJobs(
    { config: service.config, db: service.db, now: () => service.clock.now },
    {
      report: (name) => failures.push(name),
      jobs: [
        { name: 'bad', everyMs: 1000, run: () => Promise.reject(new Error('no')) },
        {
          name: 'slow',
          everyMs: 1000,
          run: async () => {
            begun();
            await new Promise((done) => setTimeout(done, 50));
            finished = true;
          },
        },
      ],
    },
  );

  await hasBegun;
  await runner.stop();

  expect({ failures, finished }).toEqual({ failures: ['bad'], finished: true });
});
