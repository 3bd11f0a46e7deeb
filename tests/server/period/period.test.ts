import type { PeriodInput } from '@contract/period';
import { aPeriod } from '@tests/support/a-period';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let office: Record<string, string>;
beforeAll(async () => {
  service = await startService();
  office = (await service.signIn('office')).headers;
});
afterAll(() => service.stop());

const anInput = (facts: Partial<PeriodInput> = {}): PeriodInput => {
  const {
    id: _i,
    createTime: _c,
    updateTime: _u,
    version: _v,
    status: _s,
    serverTime: _t,
    ...plan
  } = aPeriod();
  return { ...plan, code: `T-${Math.random().toString(36).slice(2, 8)}`, ...facts };
};
const create = (body: unknown) => service.call('POST', '/prod-api/cms/period', { headers: office, body });
const managed = async () =>
  (await service.call('GET', '/prod-api/cms/period/manage', { headers: office })).body.rows;

describe('periods in the admin area', () => {
  it('are listed with what hangs on them', async () => {
    const rows = await managed();

    expect(rows.length).toBeGreaterThan(3);
    expect(rows.some(({ applications }: { applications: number }) => applications > 0)).toBe(true);
  });

  it('count as submitted what the statistics count, and not what was taken back', async () => {
    const { rows: charted } = await service.db.pool.query(
      `select period_id, count(*)::int as n from application
       where filed_version > 0 and status not in ('draft', 'withdrawn') group by period_id`,
    );
    const { rows: withdrawn } = await service.db.pool.query(
      "select 1 from application where submitted_at is not null and status = 'withdrawn'",
    );

    const rows: { id: number; submitted: number }[] = await managed();

    expect(withdrawn).not.toEqual([]);
    const counts = new Map(charted.map(({ period_id, n }) => [period_id, n]));
    expect(rows.map(({ id, submitted }) => [id, submitted])).toEqual(
      rows.map(({ id }) => [id, counts.get(id) ?? 0]),
    );
  });

  it('are created, found by the public and written into the audit log', async () => {
    const input = anInput({ name: '2027 年度第一批' });

    const { status, body } = await create(input);

    expect(status).toBe(200);
    expect(body.data).toMatchObject({ name: '2027 年度第一批', applications: 0, code: input.code });
    const open = await service.call('GET', '/prod-api/cms/period/list');
    expect(open.body.rows.map(({ id }: { id: number }) => id)).toContain(body.data.id);
    const event = await service.db.kysely
      .selectFrom('auditEvent')
      .select('action')
      .where('target', '=', `period:${body.data.id}`)
      .execute();
    expect(event).toEqual([{ action: 'period.create' }]);
  });

  it('note which fields were changed, from what to what', async () => {
    const input = anInput({ publicityDays: 7 });
    const { id, version } = (await create(input)).body.data;
    const { status } = await service.call('PUT', `/prod-api/cms/period/${id}`, {
      headers: office,
      body: { ...input, publicityDays: 8, name: '改名的批次', version },
    });

    expect(status).toBe(200);
    const listed = await service.call('GET', `/prod-api/monitor/audit/list?target=period:${id}`, {
      headers: (await service.signIn('auditor')).headers,
    });
    expect(listed.body.rows[0]).toMatchObject({ action: 'period.update', detail: '{}' });
    expect(listed.body.rows[0].changes).toEqual([
      { field: 'name', from: input.name, to: '改名的批次' },
      { field: 'publicityDays', from: '7', to: '8' },
    ]);
  });

  it.each([
    ['a deadline before the start', { applyEnd: '2026-08-31T23:59:59+08:00' }, 'body.applyEnd'],
    ['an approval within the publicity', { publicityDays: 30 }, 'body.approvalAt'],
    ['a term that runs backwards', { termTo: '2026-01' }, 'body.termTo'],
    ['no day at all for a step', { promiseDays: { formal_check: 0 } }, 'body.promiseDays.formal_check'],
    [
      'more days than a promise can have',
      { promiseDays: { unit_audit: 181 } },
      'body.promiseDays.unit_audit',
    ],
    ['no category', { categories: [] }, 'body.categories'],
    ['a date that is none', { closeAt: 'not a date at all, but long' }, 'body.closeAt'],
  ])('are refused with %s, at the field', async (_, facts, path) => {
    const { status, body } = await create(anInput(facts));

    expect(status).toBe(400);
    expect(body.data.fields.map((field: { path: string }) => field.path)).toContain(path);
  });

  it('are told to everybody, in full and as those that are open now [entity.period] [call.GET /prod-api/cms/period/list] [call.GET /prod-api/cms/period/list/open]', async () => {
    const ids = (rows: { id: number }[]): number[] => rows.map(({ id }) => id);
    const all = (await service.call('GET', '/prod-api/cms/period/list')).body;
    const open = (await service.call('GET', '/prod-api/cms/period/list/open')).body;

    expect([all.total, open.total]).toEqual([all.rows.length, open.rows.length]);
    expect(ids(open.rows)).toEqual(
      ids(all.rows.filter(({ status }: { status: string }) => ['open', 'closing'].includes(status))),
    );
    expect(open.total).toBeGreaterThan(0);
    expect(open.total).toBeLessThan(all.total);
  });

  it('do not take a code twice', async () => {
    const input = anInput();
    await create(input);

    const { status, body } = await create(input);

    expect([status, body.msg]).toEqual([400, '批次代码已被使用']);
  });

  it('take a code once, however many ask for it in the same moment', async () => {
    const input = anInput();

    const answers = await Promise.all([create(input), create(input), create(input)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    for (const { body } of answers.filter(({ status }) => status === 400))
      expect(body).toMatchObject({ msg: '批次代码已被使用', data: { fields: [{ path: 'body.code' }] } });
  });

  it('are changed by version only, and keep the categories that are used', async () => {
    const used = (await managed()).find(({ applications }: { applications: number }) => applications > 0);
    const { id, version } = used;
    const {
      createTime: _c,
      updateTime: _u,
      status: _s,
      serverTime: _t,
      applications: _a,
      submitted: _b,
      id: _i,
      ...plan
    } = used;
    const put = (body: unknown) =>
      service.call('PUT', `/prod-api/cms/period/${id}`, { headers: office, body });

    const without = await put({ ...plan, categories: [{ key: 'Z', name: '其他', summary: '' }] });
    const renamed = await put({ ...plan, name: '改了名的批次' });
    const late = await put({ ...plan, name: '晚到的名字' });

    expect(without.body.data.fields[0].path).toBe('body.categories');
    expect(renamed.body.data).toMatchObject({ name: '改了名的批次', version: version + 1 });
    expect([late.status, late.body.data.name]).toEqual([409, '改了名的批次']);
  });

  it('are deleted only while nothing hangs on them', async () => {
    const fresh = (await create(anInput())).body.data;
    const used = (await managed()).find(({ applications }: { applications: number }) => applications > 0);
    const remove = ({ id, version }: { id: number; version: number }) =>
      service.call('DELETE', `/prod-api/cms/period/${id}?version=${version}`, { headers: office });

    expect((await remove(used)).body).toMatchObject({ code: 409, errorCode: 'period.used' });
    expect((await remove(fresh)).status).toBe(200);
    expect((await managed()).map(({ id }: { id: number }) => id)).not.toContain(fresh.id);
  });
});
