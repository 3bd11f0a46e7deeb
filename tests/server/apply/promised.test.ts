import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let office: Record<string, string>;
beforeAll(async () => {
  service = await startService();
  office = (await service.signIn('office')).headers;
});
afterAll(() => service.stop());

/** Two applications of one period that wait for the office's check. */
const waiting = async (): Promise<[number, number, number]> => {
  const { rows } = await service.db.pool.query(
    `select period_id, (array_agg(id order by id))[1:2] as ids from application
     where status = 'formal_check' group by period_id having count(*) > 1`,
  );
  return [...rows[0].ids.map(Number), Number(rows[0].period_id)] as [number, number, number];
};
const read = async (id: number) =>
  (await service.call('GET', `/prod-api/cms/apply/${id}`, { headers: office })).body.data;
const accept = async (id: number) => {
  const { version } = await read(id);
  const answer = await service.call('POST', `/prod-api/cms/apply/${id}/accept`, {
    headers: office,
    body: { version },
  });
  expect(answer.status).toBe(200);
  return answer.body.data;
};
/** The office sets the promised days of a step in the form of the period. */
const promise = async (periodId: number, promiseDays: object) => {
  const { rows } = (await service.call('GET', '/prod-api/cms/period/manage', { headers: office })).body;
  const {
    createTime: _c,
    updateTime: _u,
    status: _s,
    serverTime: _t,
    applications: _a,
    submitted: _b,
    id: _i,
    ...plan
  } = rows.find(({ id }: { id: number }) => id === periodId);
  const body = { ...plan, promiseDays };
  return service.call('PUT', `/prod-api/cms/period/${periodId}`, { headers: office, body });
};
const dayAfter = (days: number): string =>
  new Date(service.clock.now.getTime() + (8 + days * 24) * 3_600_000).toISOString().slice(0, 10);

it('what the office promises for a step is each case’s own date, and later days do not move it', async () => {
  const [first, second, periodId] = await waiting();
  expect((await promise(periodId, { expert_review: 12 })).status).toBe(200);

  const accepted = await accept(first);
  expect(accepted.deadline).toBe(`${dayAfter(12)}T23:59:59+08:00`);

  await promise(periodId, { expert_review: 3, formal_check: 1 });
  const still = await read(first);
  expect(still.deadline).toBe(accepted.deadline);
  expect(still.stageDays.find(({ stage }: { stage: string }) => stage === 'expert_review')?.at).toBe(
    accepted.deadline,
  );
  expect((await accept(second)).deadline).toBe(`${dayAfter(3)}T23:59:59+08:00`);
});

it('the promise is kept with the event that gave it, and ends with the step', async () => {
  const { rows } = await service.db.pool.query(
    `select a.id, a.promised_until from application a where a.status = 'formal_check' limit 1`,
  );
  const { id, promised_until: given } = rows[0];
  expect(given).toEqual(expect.any(Date));
  const { version } = await read(id);
  const answer = await service.call('POST', `/prod-api/cms/apply/${id}/reject`, {
    headers: office,
    body: { version, reason: '不符合指南的支持范围' },
  });

  expect(answer.body.data.deadline).toBeNull();
  const after = await service.db.pool.query(
    `select a.promised_until, (select e.promised_until from application_event e
       where e.application_id = a.id and e.event = 'report' order by e.id desc limit 1) as reported
     from application a where a.id = $1`,
    [id],
  );
  expect(after.rows[0]).toEqual({ promised_until: null, reported: given });
});
