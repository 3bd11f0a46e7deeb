import type { AdminApplication } from '@contract/admin-apply';
import { isResultReturned } from '@contract/rules/shown-status';
import { HOUR_MS } from '@contract/time-units';
import { createSealer } from '@server/crypto/sealing';
import { createDatabase } from '@server/db/database';
import { allApplications } from '@server/modules/admin/list-applications';
import { accountOf } from '@tests/support/accounts';
import { startService, type TestService } from '@tests/support/service';
import { strFromU8, unzipSync } from 'fflate';

let service: TestService;
let office: Record<string, string>;
beforeAll(async () => {
  service = await startService();
  office = (await service.signIn('office')).headers;
});
afterAll(() => service.stop());

const list = async (query = ''): Promise<{ rows: AdminApplication[]; total: number }> =>
  (await service.call('GET', `/prod-api/cms/apply/list${query}`, { headers: office })).body;

describe('the list of the admin area', () => {
  it('holds what units have reported, and nothing else', async () => {
    const { rows, total } = await list('?pageSize=100');

    expect(total).toBe(rows.length);
    expect(rows.map(({ status }) => status)).not.toContain('draft');
    const hidden = await service.db.kysely
      .selectFrom('application')
      .select('id')
      .where('reportedAt', 'is', null)
      .execute();
    expect(hidden.length).toBeGreaterThan(0);
    expect(rows.map(({ id }) => id)).toEqual(expect.not.arrayContaining(hidden.map(({ id }) => id)));
  });

  it('is narrowed by status, by keyword and to what waits for the office', async () => {
    const all = await list('?pageSize=100');
    const one = all.rows[0] as AdminApplication;

    const byStatus = await list(`?status=${one.status}`);
    const byTitle = await list(`?keyword=${encodeURIComponent(one.title.slice(2, 6))}`);
    const waiting = await list('?waiting=true');
    const nothing = await list('?keyword=%25');

    expect(new Set(byStatus.rows.map(({ status }) => status))).toEqual(new Set([one.status]));
    expect(byTitle.rows.map(({ id }) => id)).toContain(one.id);
    expect(waiting.rows.every(({ handler }) => handler?.role === 'office')).toBe(true);
    expect(nothing.total).toBe(0);
  });

  it('leaves the house as CSV and XLSX without a formula in it, and the audit log knows', async () => {
    const { rows } = await list();
    const id = (rows[0] as AdminApplication).id;
    await service.db.kysely
      .updateTable('application')
      .set({ title: '=HYPERLINK("http://evil.example")' })
      .where('id', '=', id)
      .execute();
    const take = async (format: string) =>
      (await service.call('GET', `/prod-api/cms/apply/list/export?format=${format}`, { headers: office }))
        .response;

    const csv = await take('csv');
    const xlsx = await take('xlsx');

    expect(csv.payload.charCodeAt(0)).toBe(0xfeff);
    expect(csv.payload).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(csv.headers['content-disposition']).toMatch(/filename\*=UTF-8''.+\.csv/);
    const parts = Object.entries(unzipSync(xlsx.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]);
    const text = parts.map(([, content]) => content).join('');
    const back = rows.filter(isResultReturned).map(({ no }) => no ?? '—');
    expect(back).not.toEqual([]);
    for (const no of back)
      expect(csv.payload.split('\n').find((line) => line.includes(no))).toContain(',退回补正,');
    expect(text).toContain('退回补正');
    expect(text).toContain('&apos;=HYPERLINK'.replace('&apos;', "'"));
    expect(text).not.toMatch(/<f>/);
    const exports = await service.db.kysely
      .selectFrom('auditEvent')
      .select('detail')
      .where('action', '=', 'admin.export')
      .execute();
    expect(exports).toHaveLength(2);
  });

  it('leaves in the order of its marks as well, and the log goes along by day', async () => {
    const period = await service.db.kysely
      .selectFrom('review')
      .innerJoin('application', 'application.id', 'review.applicationId')
      .select('periodId')
      .executeTakeFirstOrThrow();
    const admin = (await service.signIn('admin')).headers;
    const take = async (path: string) =>
      (await service.call('GET', `/prod-api/${path}`, { headers: admin })).response;
    const today = new Date(service.clock.now.getTime() + 8 * HOUR_MS).toISOString().slice(0, 10);

    const order = await take(`cms/review/ranking/export?periodId=${period.periodId}&format=csv`);
    const log = await take('monitor/audit/list/export?action=admin.export&format=csv');
    const oneDay = await take(`monitor/audit/list/export?from=${today}&until=${today}&format=xlsx`);
    const nothing = await take('monitor/audit/list/export?until=2020-01-01&format=csv');

    expect(order.payload).toMatch(/^\ufeff"?名次（类别内）/);
    expect(order.payload).toContain('KC2026-');
    expect(log.payload).toContain('导出清单,admin.export,');
    expect(log.payload).toContain(`period:${period.periodId}`);
    expect(oneDay.headers['content-type']).toContain('spreadsheetml');
    expect(nothing.payload.trim().split('\n')).toHaveLength(1);
    expect((await take('monitor/audit/list/export?from=2026-02-31&format=csv')).statusCode).toBe(400);
    expect((await take('monitor/audit/list?from=gestern')).statusCode).toBe(400);
  });
});

it('writes a file of the list over one connection: a pool that is full keeps no half of it waiting', async () => {
  const only = createDatabase(service.databaseUrl, { max: 1, statementTimeoutMs: 10_000, acquireMs: 1000 });
  const caller = {
    accountId: 0,
    sessionId: '',
    login: '',
    name: '',
    unitId: null,
    roleKeys: [],
    duties: [],
    permissions: [],
  };
  const ids: number[] = [];
  const sealer = createSealer(service.config.dataKey.export());
  for await (const rows of allApplications({ db: only.kysely, sealer, caller, now: service.clock.now }, {}))
    ids.push(...rows.map(({ id }) => id));
  await only.close();

  expect(ids).toHaveLength((await list()).total);
});

describe('the period', () => {
  it('counts every application of the period once, and each first filing on its day', async () => {
    const { id } = await service.db.kysely
      .selectFrom('period')
      .select('id')
      .orderBy('applyStart')
      .executeTakeFirstOrThrow();
    const all = await service.db.kysely
      .selectFrom('application')
      .select(['status', 'filedVersion'])
      .where('periodId', '=', id)
      .execute();

    const { body } = await service.call('GET', `/prod-api/cms/admin/period?periodId=${id}`, {
      headers: office,
    });

    const sum = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);
    expect(sum(body.data.stages) + body.data.ended).toBe(all.length);
    expect(body.data.ended).toBe(
      all.filter(({ status }) => ['rejected', 'not_funded', 'terminated'].includes(status)).length,
    );
    expect(sum(body.data.days)).toBe(all.filter(({ filedVersion }) => filedVersion > 0).length);
  });

  it('is for those who may list applications, and of a period that there is', async () => {
    const person = (await service.signIn('shenzhiyao')).headers;
    const at = '/prod-api/cms/admin/period?periodId=';

    expect((await service.call('GET', `${at}1`)).status).toBe(401);
    expect((await service.call('GET', `${at}1`, { headers: person })).status).toBe(403);
    expect((await service.call('GET', `${at}99999`, { headers: office })).status).toBe(404);
    expect((await service.call('GET', `${at}x`, { headers: office })).status).toBe(400);
  });
});

describe('the last acts of a person', () => {
  it('are told with the names of what they were done to, and without signing in', async () => {
    const { rows } = await list();
    const one = rows[0] as AdminApplication;
    const { id: accountId } = await accountOf(service, 'office');
    const entry = { accountId, outcome: 'ok', previousHash: '', hash: '' };
    const at = new Date();
    await service.db.kysely
      .insertInto('auditEvent')
      .values([
        { ...entry, at, action: 'apply.accept', target: `application:${one.id}` },
        { ...entry, at, action: 'admin.export', target: 'application:list' },
        { ...entry, at, action: 'dict.update', target: 'dict:7' },
        { ...entry, at, action: 'auth.login', target: `account:${accountId}` },
      ])
      .execute();

    const { body } = await service.call('GET', '/prod-api/cms/admin/acts', { headers: office });

    expect(body.data.slice(0, 3)).toMatchObject([
      { action: 'dict.update', target: 'dict:7', title: null, path: null },
      { action: 'admin.export', target: 'application:list', title: null },
      { action: 'apply.accept', title: one.title, path: `/admin/applications/${one.id}` },
    ]);
    expect(body.data.map(({ action }: { action: string }) => action)).not.toContain('auth.login');
  });

  it.each([
    ['period', 'period', '/admin/periods'],
    ['unit', 'unit', '/admin/units'],
    ['schoolApply', 'school_apply', '/admin/schools'],
    ['certification', 'certification', '/admin/certifications'],
  ] as const)('say which %s was decided', async (table, kind, path) => {
    const row = await service.db.kysely
      .selectFrom(table)
      .select(['id', 'name'])
      .where('name', 'is not', null)
      .executeTakeFirstOrThrow();
    const { id: accountId } = await accountOf(service, 'office');
    const entry = { accountId, outcome: 'ok', previousHash: '', hash: '', at: new Date() };
    await service.db.kysely
      .insertInto('auditEvent')
      .values({ ...entry, action: `${kind}.update`, target: `${kind}:${row.id}` })
      .execute();

    const { body } = await service.call('GET', '/prod-api/cms/admin/acts', { headers: office });

    expect(body.data[0]).toMatchObject({ target: `${kind}:${row.id}`, title: row.name, path });
  });

  it('are refused to whoever holds no right over others', async () => {
    const person = (await service.signIn('shenzhiyao')).headers;

    expect((await service.call('GET', '/prod-api/cms/admin/acts')).status).toBe(401);
    expect((await service.call('GET', '/prod-api/cms/admin/acts', { headers: person })).status).toBe(403);
  });
});

describe('the to-do list', () => {
  it('names the case that has waited longest and the one that is due first', async () => {
    const { body } = await service.call('GET', '/prod-api/cms/admin/todo', { headers: office });
    const waiting = (await list('?waiting=true&pageSize=100')).rows;

    const [applications, changes, certifications] = body.data;

    const oldest = [...waiting].sort((a, b) => a.statusSince.localeCompare(b.statusSince))[0];
    const nearest = waiting
      .filter(({ deadline }) => deadline)
      .sort((a, b) => String(a.deadline).localeCompare(String(b.deadline)))[0];
    expect(applications).toMatchObject({
      count: waiting.length,
      oldest: { since: oldest?.statusSince },
      nearest: { due: nearest?.deadline },
    });
    expect(applications.oldest.path).toMatch(/^\/admin\/applications\/\d+$/);
    expect(changes).toMatchObject({
      count: 1,
      oldest: { path: expect.any(String), due: null },
      nearest: null,
    });
    expect(certifications.oldest).toMatchObject({
      path: '/admin/certifications?status=0',
      due: expect.any(String),
    });
    expect(certifications.nearest.due).toBe(certifications.oldest.due);
  });

  it.each([
    [
      'office',
      [
        '/admin/applications?waiting=true',
        '/admin/applications?change=true',
        '/admin/certifications?status=0',
        '/admin/units?status=0',
        '/admin/units/changes?status=0',
        '/admin/units/unattended?state=waiting',
        '/admin/schools?status=0',
        '/admin/achievements?status=pending',
        '/admin/demands?status=pending',
      ],
    ],
    ['luyiwei', ['/admin/reviews?tab=open']],
    ['auditor', []],
  ])('of %s counts what that person may settle', async (login, paths) => {
    const { headers } = await service.signIn(login);

    const { body } = await service.call('GET', '/prod-api/cms/admin/todo', { headers });

    expect(body.data.map(({ path }: { path: string }) => path)).toEqual(paths);
  });

  it.each(['shenzhiyao', 'xuyingchuan'])(
    'and the way to the admin area are refused to %s, who holds no right over others',
    async (login) => {
      const { headers } = await service.signIn(login);

      expect((await service.call('GET', '/prod-api/cms/admin/todo', { headers })).status).toBe(403);
      expect((await service.call('GET', '/prod-api/cms/cmsHomepage/adminUrl', { headers })).status).toBe(403);
    },
  );

  it.each(['office', 'luyiwei', 'auditor', 'admin'])(
    '%s is shown the way to the admin area [call.GET /prod-api/cms/cmsHomepage/adminUrl]',
    async (login) => {
      const { headers } = await service.signIn(login);

      const { body } = await service.call('GET', '/prod-api/cms/cmsHomepage/adminUrl', { headers });

      expect(body.data).toBe('/admin');
    },
  );
});
