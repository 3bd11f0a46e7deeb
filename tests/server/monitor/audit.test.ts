import { startService, type TestService } from '@tests/support/service';
import { sql } from 'kysely';

const SETTING = '/prod-api/system/setting';

let service: TestService;
let auditor: Record<string, string>;
beforeAll(async () => {
  service = await startService();
  auditor = (await service.signIn('auditor')).headers;
  await service.signIn('office');
  const { headers } = await service.signIn('admin');
  const { setting } = (await service.call('GET', SETTING, { headers })).body.data;
  await service.call('PUT', SETTING, { headers, body: { ...setting, before: setting } });
});
afterAll(() => service.stop());

const verify = async () =>
  (await service.call('GET', '/prod-api/monitor/audit/verify', { headers: auditor })).body.data;

describe('the audit log', () => {
  /** What an attacker who controls the database would do first. */
  const openUp = () => service.db.pool.query('grant update, delete on audit_event to current_user');
  afterEach(() => service.db.pool.query('revoke update, delete on audit_event from current_user'));

  it('tells who did what, and is searched by act and person', async () => {
    const { body } = await service.call('GET', '/prod-api/monitor/audit/list?action=setting&login=admin', {
      headers: auditor,
    });

    expect(body.total).toBeGreaterThan(0);
    expect(new Set(body.rows.map(({ login }: { login: string }) => login))).toEqual(new Set(['admin']));
  });

  it.each([
    ['an end before its beginning', 'from=2026-11-30&until=2026-11-01', 400],
    ['one day', 'from=2026-11-30&until=2026-11-30', 200],
    ['no end', 'from=2026-11-30', 200],
    ['no beginning', 'until=2026-11-01', 200],
  ])('takes a period with %s, or refuses it at its end: %s', async (_what, period, status) => {
    for (const call of [`list?${period}`, `list/export?${period}&format=csv`]) {
      const answer = await service.call('GET', `/prod-api/monitor/audit/${call}`, { headers: auditor });

      expect(answer.status).toBe(status);
      if (status === 400)
        expect(answer.body.data.fields).toEqual([
          { path: 'query.until', message: '截止时间应不早于起始时间' },
        ]);
    }
  });

  it.each(['from', 'until'])('refuses a day that there is not, at its place: %s', async (name) => {
    const list = `/prod-api/monitor/audit/list?${name}=2026-02-31`;
    const { status, body } = await service.call('GET', list, { headers: auditor });

    expect([status, body.data.fields]).toEqual([400, [{ path: `query.${name}`, message: '格式不正确' }]]);
  });

  it('proves to be whole, detail and all', async () => {
    const verdict = await verify();

    expect(verdict).toMatchObject({ intact: true, brokenAt: null });
    expect(verdict.checked).toBeGreaterThan(3);
  });

  it('can be added to and read by the service, and nothing else', async () => {
    for (const statement of [
      "update audit_event set action = 'auth.nothing'",
      'delete from audit_event',
      'truncate audit_event',
    ])
      await expect(service.db.pool.query(statement)).rejects.toThrow(
        'permission denied for table audit_event',
      );
    expect((await verify()).intact).toBe(true);
  });

  it.each([
    ['changed', (id: number) => sql`update audit_event set action = 'auth.nothing' where id = ${id}`],
    [
      'given another detail',
      (id: number) => sql`update audit_event set detail = '{"x": 1}' where id = ${id}`,
    ],
    ['taken out', (id: number) => sql`delete from audit_event where id = ${id}`],
  ])('shows where a row was %s', async (_, spoil) => {
    const rows = await service.db.kysely.selectFrom('auditEvent').selectAll().orderBy('id').execute();
    const middle = rows[Math.floor(rows.length / 2)];
    if (!middle) throw new Error('the log is empty');

    await openUp();
    await spoil(middle.id).execute(service.db.kysely);
    const verdict = await verify();
    await service.db.kysely.deleteFrom('auditEvent').where('id', '=', middle.id).execute();
    await service.db.kysely
      .insertInto('auditEvent')
      .values({ ...middle, detail: JSON.stringify(middle.detail) })
      .execute();

    expect(verdict.intact).toBe(false);
    expect(verdict.brokenAt).toBeGreaterThanOrEqual(middle.id);
    expect((await verify()).intact).toBe(true);
  });

  it('misses rows cut off at its end', async () => {
    const last = await service.db.kysely
      .selectFrom('auditEvent')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();

    await openUp();
    await service.db.kysely.deleteFrom('auditEvent').where('id', '=', last.id).execute();

    expect((await verify()).intact).toBe(false);
  });
});
