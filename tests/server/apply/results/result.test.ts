import { APPLICATION_STATUSES, type ApplicationStatus } from '@contract/enums';
import { FUNDED_STATUSES } from '@contract/funded-statuses';
import { HOUR_MS } from '@contract/time-units';
import { aReadyFile } from '@tests/support/anApplicant';
import { startService, type TestService } from '@tests/support/service';

type Headers = Record<string, string>;
const FUNDED: readonly ApplicationStatus[] = FUNDED_STATUSES;
let service: TestService;
const people: Record<string, Headers> = {};

beforeAll(async () => {
  service = await startService();
  for (const login of ['shenzhiyao', 'gumingqian', 'xuyingchuan', 'office'])
    people[login] = (await service.signIn(login)).headers;
});
afterAll(() => service.stop());

const get = (url: string, who?: string) => service.call('GET', url, { headers: who ? people[who] : {} });
const send = (method: 'POST' | 'PATCH', url: string, who: string, body: unknown) =>
  service.call(method, url, { headers: people[who], body });

/** Shen's project whose stage one was returned by the office. */
const returnedId = async (): Promise<number> => {
  const { rows } = await service.db.pool.query(
    "select application_id as id from stage_result where milestone = 'one' and status in ('returned', 'submitted', 'passed') and decided_at is null or status = 'returned' limit 1",
  );
  return Number(rows[0].id);
};
const one = (id: number) => `/prod-api/cms/result/${id}/one`;
const read = async (id: number, who = 'shenzhiyao') => (await get(one(id), who)).body.data;

describe("a stage's result", () => {
  it('comes with what was promised, and with the reason of its return', async () => {
    const result = await read(await returnedId());

    expect(result).toMatchObject({ status: 'returned', editable: true, closed: null });
    expect(result.reason).toContain('第三方检测报告');
    expect(result.decisionTime).toMatch(/^\d{4}-/);
    expect(result.targets[0]).toMatchObject({
      name: '单位供水电耗',
      target: '不高于 0.385 千瓦时／立方米',
    });
    expect(result.budget.equipment.special).toBeGreaterThan(0);
  });

  it('says what moved the end of its window, while that stands', async () => {
    const id = await returnedId();
    const moved = (by: string) =>
      service.db.pool.query(
        `update period set extensions = jsonb_build_object('stageOneEnd', jsonb_build_object(
           'planned', stage_one_end - interval '2 hours', 'end', stage_one_end + $2::interval, 'minutes', 120))
         where id = (select period_id from application where id = $1)`,
        [id, by],
      );
    await moved('0');
    const { windowEnd, windowExtension } = await read(id);
    await moved('1 hour');
    const after = await read(id);
    await service.db.pool.query("update period set extensions = '{}'");

    expect(windowExtension.minutes).toBe(120);
    expect(Date.parse(windowEnd) - Date.parse(windowExtension.planned)).toBe(2 * HOUR_MS);
    expect(after.windowExtension).toBeUndefined();
  });

  it('is for its leader, the own unit and the office once submitted; for nobody else', async () => {
    const id = await returnedId();

    expect((await get(one(id), 'gumingqian')).status).toBe(404);
    expect((await get(one(id))).status).toBe(401);
    expect((await get(one(id), 'office')).body.data).toMatchObject({ editable: false });
    expect((await get(one(id), 'xuyingchuan')).status).toBe(200);
  });

  it('is listed once handed in, to whoever may read it', async () => {
    const id = await returnedId();
    const list = (who?: string, of: number | string = id) => get(`/prod-api/cms/result/${of}`, who);

    expect((await list('office')).body.data.map(({ milestone }: { milestone: string }) => milestone)).toEqual(
      ['one'],
    );
    expect((await list('gumingqian')).status).toBe(404);
    expect((await list('office', 999_999)).status).toBe(404);
    expect((await list('office', 'one')).status).toBe(400);
    expect((await list()).status).toBe(401);
    await service.db.kysely
      .updateTable('stageResult')
      .set({ status: 'draft' })
      .where('applicationId', '=', id)
      .execute();
    expect((await list('office')).body.data).toEqual([]);
    await service.db.kysely
      .updateTable('stageResult')
      .set({ status: 'returned' })
      .where('applicationId', '=', id)
      .execute();
  });

  it('has a row for every promised figure, and keeps one figure without touching the others', async () => {
    const id = await returnedId();
    const { fields, targets } = await read(id);
    const [row] = fields.indicators;
    await send('PATCH', one(id), 'shenzhiyao', {
      changes: [{ path: `indicators.${row.id}.actual`, base: row.actual, value: '0.38 千瓦时／立方米' }],
    });

    const after = (await read(id)).fields.indicators;
    expect(after.map((each: { id: string }) => each.id)).toEqual(
      targets.map((each: { id: string }) => each.id),
    );
    expect(after[0]).toEqual({ ...row, actual: '0.38 千瓦时／立方米' });
    expect(after.slice(1)).toEqual(fields.indicators.slice(1));
  });

  it('is not submitted on an old version', async () => {
    const id = await returnedId();
    const { version } = await read(id);
    const late = await send('POST', '/prod-api/cms/apply/resultOne', 'shenzhiyao', {
      applyId: id,
      version: version - 1,
    });

    expect([late.status, late.body.errorCode]).toEqual([409, 'result.version_moved']);
  });

  it('takes no file of somebody else', async () => {
    const id = await returnedId();
    const base = (await read(id)).fields.sealedSheet;
    const value = await aReadyFile(service, 'gumingqian');
    const refused = await send('PATCH', one(id), 'shenzhiyao', {
      changes: [{ path: 'sealedSheet', base, value }],
    });

    expect([refused.status, refused.body.data.fields[0].path]).toEqual([400, 'sealedSheet']);
  });

  it('is written by nobody but its leader', async () => {
    const id = await returnedId();
    const body = { changes: [{ path: 'nextPlan', base: null, value: '改' }] };

    expect((await send('PATCH', one(id), 'office', body)).status).toBe(409);
    expect((await send('PATCH', one(id), 'gumingqian', body)).status).toBe(404);
  });

  it('names what is missing at its place, and keeps what came with the attempt', async () => {
    const id = await returnedId();
    const { version } = await read(id);
    const { status, body } = await send('POST', '/prod-api/cms/apply/resultOne', 'shenzhiyao', {
      applyId: id,
      version,
      changes: { changed: true, change: '', sealedSheet: null },
    });
    const paths = body.data.problems.map(({ path }: { path: string }) => path);

    expect([status, body.errorCode]).toEqual([422, 'result.incomplete']);
    expect(paths).toEqual(expect.arrayContaining(['change', 'sealedSheet']));
  });

  it('once complete moves the project, and is then closed [call.POST /prod-api/cms/apply/resultOne]', async () => {
    const id = await returnedId();
    const { version } = await read(id);
    const sealedSheet = await aReadyFile(service, 'shenzhiyao', '盖章件.pdf');
    const submitted = await send('POST', '/prod-api/cms/apply/resultOne', 'shenzhiyao', {
      applyId: id,
      version,
      changes: { changed: false, change: '', sealedSheet },
    });
    const again = await send('POST', '/prod-api/cms/apply/resultOne', 'shenzhiyao', {
      applyId: id,
      version: submitted.body.data?.version,
    });

    expect(submitted.body.data).toMatchObject({ status: 'submitted', editable: false, decisionTime: null });
    expect(submitted.body.data.closed).toContain('正在验收');
    expect(submitted.body.data.closedWord).toMatchObject({
      id: 'said.apply.result_submitted',
      params: { stage: { id: 'contract.status.stage_one', chinese: '阶段一成果' } },
    });
    expect([again.status, again.body.errorCode]).toEqual([409, 'result.closed']);
    expect(again.body.msg).toMatch(/^已有新的处理（[\d-]{10} [\d:]{5} 您：提交阶段一成果），请核对后再操作$/);
    expect((await get(`/api/attachments/${sealedSheet}.json`, 'office')).status).toBe(200);
    const decided = await service.call('POST', `/prod-api/cms/apply/${id}/pass_stage_one`, {
      headers: people['office'],
      body: { version: submitted.body.data.applicationVersion },
    });
    expect(decided.status).toBe(200);
    expect(await read(id)).toMatchObject({
      status: 'passed',
      decisionTime: expect.stringMatching(/^\d{4}-/),
    });
    const passed = await send('PATCH', one(id), 'shenzhiyao', {
      changes: [{ path: 'nextPlan', base: null, value: '改' }],
    });
    expect(passed.body.msg).toMatch(/^已有新的处理（.{16} 开创专项办公室：通过阶段一成果），请核对后再操作$/);
  });

  it('of stage two waits until its time has come [call.POST /prod-api/cms/apply/resultTwo]', async () => {
    const { rows } = await service.db.pool.query(
      "select a.id from application a join account o on o.id = a.owner_id where a.status = 'stage_one' and o.login = 'shenzhiyao'",
    );
    const refused = await send('POST', '/prod-api/cms/apply/resultTwo', 'shenzhiyao', {
      applyId: Number(rows[0].id),
      version: 0,
      changes: { benefit: '应用证明三份' },
    });

    expect([refused.status, refused.body.errorCode]).toEqual([409, 'result.closed']);
    expect(refused.body.msg).toMatch(/阶段二成果将于|阶段一成果通过后/);
  });

  it('that nobody has begun is there for its leader only once the project is approved', async () => {
    const { rows } = await service.db.pool.query(
      `select a.id, a.status from application a join account o on o.id = a.owner_id
       where o.login = 'shenzhiyao' and a.no is not null
         and not exists (select from stage_result r where r.application_id = a.id) limit 1`,
    );
    const [{ id, status: before }] = rows;
    const setStatus = (status: string) =>
      service.db.pool.query('update application set status = $2 where id = $1', [id, status]);
    const answers: [string, number, number][] = [];
    for (const status of APPLICATION_STATUSES) {
      await setStatus(status);
      const body = { changes: [{ path: 'nextPlan', base: null, value: '扩大部署' }] };
      const written = FUNDED.includes(status) ? 0 : (await send('PATCH', one(id), 'shenzhiyao', body)).status;
      answers.push([status, (await get(one(id), 'shenzhiyao')).status, written]);
    }
    await setStatus(before);

    expect(answers).toEqual(
      APPLICATION_STATUSES.map((status) => (FUNDED.includes(status) ? [status, 200, 0] : [status, 404, 404])),
    );
  });
});

describe('published results', () => {
  it('are passed ones that their leader opened, without money, files and people', async () => {
    const { body } = await get('/prod-api/cms/open/result');
    const [first] = body.rows;
    const { body: detail } = await get(`/prod-api/cms/open/result/${first.applicationId}`);
    const text = JSON.stringify(detail.data);

    expect(body.total).toBeGreaterThan(0);
    expect(detail.data.stages.length).toBeGreaterThan(0);
    expect(detail.data.stages[0].indicators[0]).toMatchObject({
      name: expect.any(String),
      rate: expect.any(Number),
    });
    for (const secret of ['spending', 'sealedSheet', 'leader', '沈知遥', 'contact'])
      expect(text).not.toContain(secret);
  });

  it.each(['unit', 'private'])('are gone when the scope is %s', async (scope) => {
    const { body } = await get('/prod-api/cms/open/result');
    const id = body.rows[0].applicationId;
    await service.db.pool.query(
      `update stage_result set fields = jsonb_set(fields, '{scope}', to_jsonb($2::text)) where application_id = $1`,
      [id, scope],
    );
    const after = await get('/prod-api/cms/open/result');
    const detail = await get(`/prod-api/cms/open/result/${id}`);
    await service.db.pool.query(
      `update stage_result set fields = jsonb_set(fields, '{scope}', '"public"') where application_id = $1`,
      [id],
    );

    expect(JSON.stringify(after.body.rows)).not.toContain(`"applicationId":${id},`);
    expect(detail.status).toBe(404);
  });

  it('of somebody are listed with their windows', async () => {
    const { body } = await get('/prod-api/cms/result/mine', 'shenzhiyao');

    expect(body.data.length).toBeGreaterThan(1);
    expect(body.data[0]).toMatchObject({ milestone: 'one', windowEnd: expect.stringContaining('T') });
  });
});
