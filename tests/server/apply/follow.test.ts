import { DAY_MS, MINUTE_MS } from '@contract/time-units';
import { anApplicant, clearApplications } from '@tests/support/anApplicant';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let start: Date;
const as = (login: string) => anApplicant(service, login);

beforeAll(async () => {
  service = await startService();
  start = service.clock.now;
});
afterAll(() => service.stop());

describe('通常需要', () => {
  /** What the application's page and the public page say about the same step in the same period. */
  const toldOf = async (login: string, title: string, step: string) => {
    const { rows } = await service.db.pool.query(
      `select a.id, a.period_id from application a join account o on o.id = a.owner_id
       where o.login_key = $1 and a.title like $2 || '%'`,
      [login, title],
    );
    const { body } = await (await as(login)).send('GET', `/${rows[0].id}/pace`);
    const open = await service.call('GET', '/prod-api/cms/open/promises');
    const period = open.body.data.periods.find(
      ({ periodId }: { periodId: number }) => periodId === Number(rows[0].period_id),
    );
    return { pace: body.data, figures: period.steps.find((one: { step: string }) => one.step === step) };
  };

  test('is the same number as on the public page, for the step it is in and not for the status', async () => {
    const { rows } = await service.db.pool.query(
      "select id, owner_id from application where status = 'stage_two' and handler = 'office' limit 1",
    );
    // Assigns it to a leader with an account in the demo data, who can follow it.
    await service.db.pool.query(
      "update application set owner_id = (select id from account where login_key = 'shenzhiyao'), title = '承诺兑现比较' where id = $1",
      [rows[0].id],
    );

    const { pace, figures } = await toldOf('shenzhiyao', '承诺兑现比较', 'stage_two_check');
    await service.db.pool.query('update application set owner_id = $2 where id = $1', [
      rows[0].id,
      rows[0].owner_id,
    ]);

    expect(pace).toMatchObject({ basis: 'period', status: 'stage_two' });
    expect([pace.count, pace.medianDays, pace.mostDays]).toEqual([
      figures.finished,
      figures.medianDays,
      figures.mostDays,
    ]);
  });

  test('says nothing to a leader who mends a result: the step is over, and the next has not begun', async () => {
    const { pace } = await toldOf('shenzhiyao', '泵站群', 'stage_one');

    expect(pace).toMatchObject({ basis: null, medianDays: null, queue: null });
  });

  test('says nothing while there are too few cases, and nothing to strangers', async () => {
    await clearApplications(service);
    const shen = await as('shenzhiyao');
    const { id } = await shen.filed();

    expect((await shen.send('GET', `/${id}/pace`)).body.data).toEqual({
      status: 'submitted',
      basis: null,
      medianDays: null,
      mostDays: null,
      count: null,
      queue: 'front',
      unattended: false,
    });
    expect((await (await as('gumingqian')).send('GET', `/${id}/pace`)).status).toBe(404);
  });

  test('is counted from the own period, and from the others while it has fewer than three', async () => {
    service.clock.now = start;
    await clearApplications(service);
    const shen = await as('shenzhiyao');
    const { id } = await shen.filed();
    const told = async () => (await shen.send('GET', `/${id}/pace`)).body.data;
    /**
     * Applications filed together with the first one, whose audit began the next day and was reported after these
     * numbers of days.
     */
    const reported = (afterDays: readonly number[]) =>
      service.db.pool.query(
        `with stay as (select * from unnest($2::int[]) with ordinality as s (days, n)),
         copy as (
           insert into application (owner_id, period_id, status)
           select owner_id, period_id, 'formal_check' from application, stay where id = $1 returning id
         ), pair as (
           select c.id, s.days from (select id, row_number() over (order by id) as n from copy) c join stay s using (n)
         )
         insert into application_event (application_id, event, from_status, to_status, actor_role, at)
         select p.id, e.event, e.source, e.target, e.role, $3::timestamptz - interval '30 days' + e.later * p.days * interval '1 day'
         from pair p, (values ('submit', 'draft', 'submitted', 'applicant', 0),
           ('start_audit', 'submitted', 'unit_review', 'unit', 0.5),
           ('report', 'unit_review', 'formal_check', 'unit', 1)) as e (event, source, target, role, later)
         order by p.id, e.later`,
        [id, afterDays, start],
      );

    await reported([1, 3]);
    expect(await told()).toMatchObject({ basis: null, count: null });
    await reported([10]);
    expect(await told()).toMatchObject({ basis: 'period', medianDays: 3, mostDays: 8.6, count: 3 });
    await service.db.pool.query(
      'update application set period_id = (select id from period order by apply_start limit 1) where id <> $1',
      [id],
    );
    expect(await told()).toMatchObject({ basis: 'earlier', medianDays: 3, mostDays: 8.6, count: 3 });
  });
});

describe('the place in the queue', () => {
  test('is one of three bands, counted among those of the own period and unit that came before', async () => {
    service.clock.now = start;
    await clearApplications(service);
    const shen = await as('shenzhiyao');
    const { id } = await shen.filed();
    const queue = async () => (await shen.send('GET', `/${id}/pace`)).body.data.queue;
    const before = (many: number, unit = 'unit_id') =>
      service.db.pool.query(
        `insert into application (owner_id, period_id, unit_id, status, handler, handler_since)
         select owner_id, period_id, ${unit}, status, handler, handler_since - interval '1 hour'
         from application, generate_series(1, $2) where id = $1`,
        [id, many],
      );

    await before(60, '(select u.id from unit u where u.id <> unit_id order by u.id limit 1)');
    await before(9);
    expect(await queue()).toBe('front');
    await before(1);
    expect(await queue()).toBe('middle');
    await before(39);
    expect(await queue()).toBe('middle');
    await before(1);
    expect(await queue()).toBe('back');
    // The unit has started with the earlier ones; they stay in the same queue with their time of arrival.
    await service.db.pool.query("update application set status = 'unit_review' where id <> $1", [id]);
    expect(await queue()).toBe('back');
    await service.db.pool.query("update application set handler = 'applicant' where id = $1", [id]);
    expect(await queue()).toBeNull();
  });
});

describe('what a step usually takes', () => {
  test('is counted from save to save, and said once ten filed applications have shown it', async () => {
    service.clock.now = start;
    await clearApplications(service);
    const shen = await as('shenzhiyao');
    const { id } = (await shen.create()).body.data;
    const secondsOf = async () =>
      (await service.db.kysely
        .selectFrom('applicationStepTime')
        .select(['section', 'seconds'])
        .where('applicationId', '=', id)
        .execute()) as unknown;
    const save = async (minutes: number, path: string, value: string) => {
      service.clock.now = new Date(service.clock.now.getTime() + minutes * MINUTE_MS);
      const changes = [{ path, base: null, value }];
      // An access token is valid for ten minutes.
      const again = await as('shenzhiyao');
      expect((await again.patch(id, changes, { step: 'plan' })).status).toBe(200);
    };
    await save(4, 'plan.basis', '依据');
    await save(3, 'plan.route', '路线');
    // Ten minutes without a save were no work on the plan.
    await save(10, 'plan.risk', '风险');
    expect(await secondsOf()).toEqual([{ section: 'plan', seconds: 420 }]);

    const told = async () => (await (await as('shenzhiyao')).send('GET', '/stepTimes')).body.data;
    const file = (many: number) =>
      service.db.pool.query(
        `with filed as (
           insert into application (owner_id, period_id, submitted_at)
           select owner_id, period_id, now() from application, generate_series(1, $2) where id = $1 returning id
         ) insert into application_step_time select id, 'plan', 1800 from filed`,
        [id, many],
      );
    await file(9);
    expect(await told()).toEqual({});
    await file(1);
    expect(await told()).toEqual({ plan: 30 });
  });
});

describe('待审核', () => {
  beforeEach(async () => {
    service.clock.now = start;
    await clearApplications(service);
  });

  test('shows the own unit what was filed, the oldest first, and no drafts', async () => {
    const shen = await as('shenzhiyao');
    const gu = await as('gumingqian');
    const filed = await shen.filed();
    await gu.filed();
    const unit = await as('xuyingchuan');

    const { body } = await unit.send('GET', '/unitList');

    expect(body.rows.map((row: { id: number; ownerName: string }) => [row.id, row.ownerName])).toEqual([
      [filed.id, '沈知遥'],
    ]);
    expect([body.total, body.waiting]).toEqual([1, 1]);
    expect(body.rows[0].actions).toEqual(['start_audit']);
  });

  test('the notice of a filed application leads the auditor to where it is audited', async () => {
    const { id } = await (await as('shenzhiyao')).filed();

    const { rows } = await service.db.pool.query(
      "select link from notification join account on account.id = account_id where login = 'xuyingchuan'",
    );

    expect(rows).toEqual([{ link: `/user/myProjects/${id}` }]);
  });

  test('has had it since it came, not since the unit has begun with it', async () => {
    const { id, handler } = await (await as('shenzhiyao')).filed();
    service.clock.now = new Date(start.getTime() + MINUTE_MS);
    const unit = await as('xuyingchuan');

    const { body } = await unit.event({ id }, 'start_audit');

    expect(body.data.handler.since).toBe(handler?.since);
  });

  test('lets go of what was withdrawn, and of what was sent back unless all is asked for', async () => {
    const shen = await as('shenzhiyao');
    const unit = await as('xuyingchuan');
    const filed = await shen.filed();
    await unit.event(filed, 'start_audit');
    const dueAt = new Date(service.clock.now.getTime() + DAY_MS).toISOString();
    await unit.event({ id: filed.id }, 'return', { reason: '请补充', dueAt });

    expect((await unit.send('GET', '/unitList')).body.total).toBe(0);
    expect((await unit.send('GET', '/unitList?state=all')).body.total).toBe(1);
    expect((await shen.send('GET', '/unitList')).status).toBe(403);
  });
});

describe('one winner', () => {
  beforeEach(async () => {
    service.clock.now = start;
    await clearApplications(service);
  });

  test('撤回 against 开始审核: one of them moves it, the other is told', async () => {
    const shen = await as('shenzhiyao');
    const unit = await as('xuyingchuan');
    const filed = await shen.filed();

    const answers = await Promise.all([shen.event(filed, 'withdraw'), unit.event(filed, 'start_audit')]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
    const { rows } = await service.db.pool.query(
      "select count(*)::int as n from application_event where event in ('withdraw', 'start_audit')",
    );
    expect(rows[0].n).toBe(1);
  });

  test('two returns at once leave the remarks of one', async () => {
    const shen = await as('shenzhiyao');
    const unit = await as('xuyingchuan');
    const filed = await shen.filed();
    const audited = (await unit.event(filed, 'start_audit')).body.data;
    const dueAt = new Date(service.clock.now.getTime() + DAY_MS).toISOString();
    const remarks = [{ path: 'base.title', reasonCode: 'unclear', text: '名称过于宽泛' }];

    const answers = await Promise.all(
      [1, 2, 3].map(() => unit.event(audited, 'return', { reason: '请修改', dueAt, remarks })),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await shen.send('GET', `/${filed.id}/remarks`)).body.total).toBe(1);
  });

  test('the last second of the due date takes the form, the next one does not', async () => {
    const shen = await as('shenzhiyao');
    const unit = await as('xuyingchuan');
    const filed = await shen.filed();
    await unit.event(filed, 'start_audit');
    const due = new Date(Math.ceil(service.clock.now.getTime() / 1000) * 1000 + DAY_MS);
    await unit.event({ id: filed.id }, 'return', { reason: '请修改', dueAt: due.toISOString() });

    service.clock.now = new Date(due.getTime() + 1500);
    const late = await (await as('shenzhiyao')).event({ id: filed.id }, 'submit');
    service.clock.now = new Date(due.getTime() - 500);
    const inTime = await (await as('shenzhiyao')).event({ id: filed.id }, 'submit');

    expect([late.status, inTime.status]).toEqual([409, 200]);
  });
});
