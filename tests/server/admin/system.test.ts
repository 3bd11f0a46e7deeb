import { HOUR_MS } from '@contract/time-units';
import { aPng } from '@tests/support/a-png';
import { startService, type TestService } from '@tests/support/service';
import { sql } from 'kysely';

let service: TestService;
let admin: Record<string, string>;
let auditor: Record<string, string>;
beforeAll(async () => {
  service = await startService();
  admin = (await service.signIn('admin')).headers;
  auditor = (await service.signIn('auditor')).headers;
});
afterAll(() => service.stop());

const asAdmin = (method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown) =>
  service.call(method, url, { headers: admin, ...(body === undefined ? {} : { body }) });
const verify = async () =>
  (await service.call('GET', '/prod-api/monitor/audit/verify', { headers: auditor })).body.data;

describe('the site settings', () => {
  it('change what every visitor sees', async () => {
    const { body } = await asAdmin('GET', '/prod-api/system/setting');
    const { setting } = body.data;

    await asAdmin('PUT', '/prod-api/system/setting', {
      ...setting,
      name: '开创专项平台',
      navbar: [{ name: '帮助', link: '/faq', hidden: false }],
    });

    const open = await service.call('GET', '/api/setting.json');
    expect(open.body.setting).toMatchObject({
      name: '开创专项平台',
      navbar: [{ name: '帮助', link: '/faq', hidden: false }],
    });
  });

  it('have pictures of the site drawn anew, which everybody sees once they are saved', async () => {
    const image = `data:image/png;base64,${(await aPng(600, 200)).toString('base64')}`;
    const { setting } = (await asAdmin('GET', '/prod-api/system/setting')).body.data;
    const { url } = (await asAdmin('PUT', '/prod-api/system/setting/picture', { kind: 'tab_logo', image }))
      .body.data;

    expect((await asAdmin('PUT', '/prod-api/system/setting', { ...setting, tab_logo_url: url })).status).toBe(
      200,
    );
    const open = await service.call('GET', '/api/setting.json');
    expect(open.body.setting.tab_logo_url).toBe(url);
    const { response } = await service.call('GET', `/${url}`);
    expect(response.headers['content-type']).toBe('image/webp');
    await asAdmin('PUT', '/prod-api/system/setting', setting);
  });

  it.each([
    [
      'a picture that is none',
      '/prod-api/system/setting/picture',
      { kind: 'nav_logo', image: 'data:image/png;base64,AAAA' },
    ],
    ['an address elsewhere', '/prod-api/system/setting', { nav_logo_url: 'https://evil.example/logo.png' }],
  ])('refuse %s', async (_case, path, change) => {
    const { setting } = (await asAdmin('GET', '/prod-api/system/setting')).body.data;
    const body = path.endsWith('picture') ? change : { ...setting, ...change };

    expect((await asAdmin('PUT', path, body)).status).toBe(400);
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'http://plain.example',
  ])('take no link like %s', async (link) => {
    const { body } = await asAdmin('GET', '/prod-api/system/setting');
    const navbar = [{ name: '坏', link, hidden: false }];

    expect((await asAdmin('PUT', '/prod-api/system/setting', { ...body.data.setting, navbar })).status).toBe(
      400,
    );
  });

  it('announce an interruption until it is over or taken down', async () => {
    const at = (hours: number) => new Date(service.clock.now.getTime() + hours * HOUR_MS).toISOString();
    const update = { subject: '系统升级', notes: '期间不能提交', startTime: at(1), endTime: at(3) };
    const put = (value: unknown) => asAdmin('PUT', '/prod-api/system/setting/update', { update: value });
    const shown = async () => (await service.call('GET', '/api/users/system_update.json')).body.system_update;

    expect((await put({ ...update, endTime: at(0.5) })).body.data.fields[0].path).toBe('body.update.endTime');
    expect((await put(update)).status).toBe(200);
    expect(await shown()).toBe(true);
    await put(null);
    expect(await shown()).toBe(false);
  });
});

describe('dictionaries', () => {
  it('gain entries, and lose them by switching off', async () => {
    const { body: types } = await asAdmin('GET', '/prod-api/system/dict/types');
    const { type } = types.data[0];
    const entry = { label: '新条目', sort: 900, isDefault: false, enabled: true };

    const made = await asAdmin('POST', '/prod-api/system/dict', {
      ...entry,
      type,
      value: 'new_one',
      parentValue: null,
    });
    const twice = await asAdmin('POST', '/prod-api/system/dict', {
      ...entry,
      type,
      value: 'new_one',
      parentValue: null,
    });
    const open = async () =>
      (await service.call('GET', `/prod-api/system/dict/data/batch_types/${type}`)).body.data[type].map(
        ({ dictValue }: { dictValue: string }) => dictValue,
      );

    expect(twice.body.data.fields[0].path).toBe('body.value');
    expect(await open()).toContain('new_one');
    await asAdmin('PUT', `/prod-api/system/dict/${made.body.data.id}`, { ...entry, enabled: false });
    expect(await open()).not.toContain('new_one');
  });
});

describe('the audit log', () => {
  /** What somebody who has taken over the database would do first. */
  const openUp = () => service.db.pool.query('grant update, delete on audit_event to current_user');
  afterEach(() => service.db.pool.query('revoke update, delete on audit_event from current_user'));

  it('tells who did what, and is searched by act and person', async () => {
    const { body } = await service.call('GET', '/prod-api/monitor/audit/list?action=setting&login=admin', {
      headers: auditor,
    });

    expect(body.total).toBeGreaterThan(0);
    expect(new Set(body.rows.map(({ login }: { login: string }) => login))).toEqual(new Set(['admin']));
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
