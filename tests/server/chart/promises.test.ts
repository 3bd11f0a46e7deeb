import type { KeptPromises, PromiseStep } from '@contract/kept-promise';
import { MINUTE_MS } from '@contract/time-units';
import { clearApplications } from '@tests/support/anApplicant';
import { startService, type TestService } from '@tests/support/service';

const PATH = '/prod-api/cms/open/promises';

let service: TestService;
let now: Date;
/** The period of the table: the unit has until 10 March, or five days. */
let periodId: number;
beforeAll(async () => {
  service = await startService();
  await clearApplications(service);
  now = new Date(Math.floor(service.clock.now.getTime() / 1000) * 1000);
  const { rows } = await service.db.pool.query(
    `update period set apply_start = '2025-02-01T00:00:00+08', apply_end = '2025-03-05T18:00:00+08',
       unit_audit_end = '2025-03-10T18:00:00+08', formal_check_end = '2025-03-20T18:00:00+08'
     where id = (select id from period where apply_start < $1 order by apply_start limit 1) returning id`,
    [now],
  );
  periodId = rows[0].id;
});
beforeEach(() => {
  // Advances the clock so that every test gets newly counted figures.
  now = new Date(now.getTime() + 40 * MINUTE_MS);
  service.clock.now = now;
});
afterEach(() => clearApplications(service));
afterAll(() => service.stop());

const read = async (): Promise<KeptPromises> => {
  const { status, body } = await service.call('GET', PATH);
  expect(status).toBe(200);
  return body.data;
};
const figures = async (step: PromiseStep) => {
  const period = (await read()).periods.find((one) => one.periodId === periodId);
  const found = period?.steps.find((one) => one.step === step);
  const { finished, medianDays, mostDays, givenDays, owed, kept } = found ?? {};
  return { finished, medianDays, mostDays, givenDays, owed, kept };
};

type Event = readonly [event: string, at: string];
/** Adds applications in this status with these events. */
const add = async (status: string, events: readonly Event[], times = 1) => {
  for (let n = 0; n < times; n += 1)
    await service.db.pool.query(
      `with made as (
         insert into application (owner_id, period_id, status) select min(id), $1, $2 from account returning id
       )
       insert into application_event (application_id, event, from_status, to_status, actor_role, at)
       select made.id, e.event, 'submitted', $2, 'system', e.at::timestamptz
       from made, unnest($3::text[], $4::text[]) with ordinality as e (event, at, n) order by e.n`,
      [periodId, status, events.map(([event]) => event), events.map(([, at]) => `${at}+08`)],
    );
};

test('says who, by when, how long and how often by its day', async () => {
  await add(
    'formal_check',
    [
      ['submit', '2025-03-01 10:00'],
      ['report', '2025-03-03 10:00'],
    ],
    4,
  );
  await add('formal_check', [
    ['submit', '2025-03-01 10:00'],
    ['report', '2025-03-21 10:00'],
  ]);

  expect(await figures('unit_audit')).toEqual({
    finished: 5,
    medianDays: 2,
    mostDays: 12.8,
    givenDays: 9.3,
    owed: 5,
    kept: 4,
  });
});

test('the whole promised day counts, and who comes late has the full days', async () => {
  await add(
    'formal_check',
    [
      ['submit', '2025-03-01 10:00'],
      ['report', '2025-03-10 23:59'],
    ],
    3,
  );
  await add(
    'formal_check',
    [
      ['submit', '2025-03-09 10:00'],
      ['report', '2025-03-14 20:00'],
    ],
    3,
  );
  await add(
    'formal_check',
    [
      ['submit', '2025-03-09 10:00'],
      ['report', '2025-03-15 00:01'],
    ],
    3,
  );

  expect(await figures('unit_audit')).toMatchObject({ finished: 9, owed: 9, kept: 6 });
});

test('an open case is never kept: it is owed only when its day has passed', async () => {
  const soon = new Date(now.getTime() - 60 * MINUTE_MS).toISOString().slice(0, 19);
  await add(
    'formal_check',
    [
      ['submit', '2025-03-01 10:00'],
      ['report', '2025-03-03 10:00'],
    ],
    3,
  );
  await add(
    'unit_review',
    [
      ['submit', '2025-03-01 10:00'],
      ['start_audit', '2025-03-02 10:00'],
    ],
    2,
  );
  await add('unit_review', [['submit', soon.replace('T', ' ')]], 4);

  expect(await figures('unit_audit')).toMatchObject({ finished: 3, medianDays: 2, owed: 5, kept: 3 });
});

test('each time a form comes back counts; what the applicant took back does not', async () => {
  const twice: Event[] = [
    ['submit', '2025-03-01 10:00'],
    ['return', '2025-03-02 10:00'],
    ['submit', '2025-03-04 10:00'],
    ['report', '2025-03-05 10:00'],
  ];
  await add('formal_check', twice, 3);
  await add(
    'withdrawn',
    [
      ['submit', '2025-03-01 10:00'],
      ['withdraw', '2025-03-02 10:00'],
    ],
    3,
  );

  expect(await figures('unit_audit')).toMatchObject({ finished: 6, medianDays: 1, owed: 6, kept: 6 });
  service.clock.now = new Date(now.getTime() + 11 * MINUTE_MS);
  expect(await figures('correction')).toMatchObject({ finished: 3, medianDays: 2, owed: 3, kept: 3 });
});

test('a correction that never came is a promise not kept', async () => {
  const begun: Event[] = [
    ['submit', '2025-03-01 10:00'],
    ['return', '2025-03-02 10:00'],
  ];
  await add('submitted', [...begun, ['submit', '2025-03-03 10:00']], 3);
  await add('rejected', [...begun, ['expire', '2025-03-09 10:00']], 2);

  expect(await figures('correction')).toEqual({
    finished: 3,
    medianDays: 1,
    mostDays: 1,
    givenDays: null,
    owed: 5,
    kept: 3,
  });
});

test('two cases say nothing of anybody', async () => {
  await add(
    'formal_check',
    [
      ['submit', '2025-03-01 10:00'],
      ['report', '2025-03-03 10:00'],
    ],
    2,
  );

  expect(await figures('unit_audit')).toEqual({
    finished: null,
    medianDays: null,
    mostDays: null,
    givenDays: null,
    owed: null,
    kept: null,
  });
});

test('anybody may read it, the periods that have begun, the newest first; counted anew after ten minutes', async () => {
  const first = await read();
  const { rows } = await service.db.pool.query(
    'select id from period where apply_start <= $1 order by apply_start desc',
    [now],
  );
  expect(first.periods.map((period) => period.periodId)).toEqual(rows.map(({ id }) => Number(id)));
  expect(new Date(first.at)).toEqual(now);
  expect(first.smallest).toBe(3);

  await add(
    'formal_check',
    [
      ['submit', '2025-03-01 10:00'],
      ['report', '2025-03-03 10:00'],
    ],
    3,
  );
  service.clock.now = new Date(now.getTime() + 9 * MINUTE_MS);
  expect(await read()).toEqual(first);
  service.clock.now = new Date(now.getTime() + 11 * MINUTE_MS);
  expect(await figures('unit_audit')).toMatchObject({ finished: 3 });
});

test('an old promise is what is counted, whatever days the office sets afterwards', async () => {
  const { pool } = service.db;
  await add(
    'formal_check',
    [
      ['submit', '2025-03-01 10:00'],
      ['report', '2025-03-08 10:00'],
    ],
    3,
  );
  await pool.query(
    `update application_event set promised_until = '2025-03-05T23:59:59+08' where event = 'submit'`,
  );
  await pool.query(
    `update period set promise_days = '{"unit_audit": 30, "stage_one_check": 4}' where id = $1`,
    [periodId],
  );
  const shown = (await read()).periods.find((one) => one.periodId === periodId)?.steps ?? [];
  await pool.query(`update period set promise_days = '{}' where id = $1`, [periodId]);

  const audit = shown.find(({ step }) => step === 'unit_audit');
  expect(audit).toMatchObject({ promise: 'days', until: null, days: 30, givenDays: 4.6, owed: 3, kept: 0 });
  expect(shown.find(({ step }) => step === 'stage_one_check')).toMatchObject({
    promise: 'days',
    days: 4,
    owed: 0,
  });
});
