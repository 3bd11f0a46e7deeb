import { TUS_PATH } from '@contract/attachment';
import { DAY_MS } from '@contract/time-units';
import { IN_FORCE } from '@server/security/agreements-in-force';
import { staffDuties } from '@server/security/granted-roles';
import { type SignedIn, startService, type TestService } from '@tests/support/service';

const now = new Date('2026-11-21T09:00:00+08:00');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
const staff = [{ roleKey: 'auditor', permissions: [] }];
const common = { roleKey: 'common', permissions: ['cms:apply:add'] };

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const duties = async ({ headers }: SignedIn): Promise<string[]> =>
  (await service.call('GET', '/prod-api/system/user/getInfo', { headers })).body.duties;

describe('what staff owe before their roles count', () => {
  it.each([
    ['nothing with both', staff, daysAgo(0), daysAgo(89), false, []],
    ['a second factor', staff, null, daysAgo(1), false, ['secondFactor']],
    ['a new password after 90 days', staff, daysAgo(0), daysAgo(91), false, ['password']],
    ['no password where there is none', staff, daysAgo(0), null, false, []],
    ['nothing as an ordinary person', [common], null, daysAgo(400), false, []],
    [
      'a second factor for a right over others, whatever the role is called',
      [common, { roleKey: 'unit_admin', permissions: ['cms:apply:audit', 'system:user:list'] }],
      null,
      daysAgo(1),
      false,
      ['secondFactor'],
    ],
    [
      'nothing as an expert',
      [{ roleKey: 'expert', permissions: ['cms:review:score'] }],
      null,
      daysAgo(1),
      false,
      [],
    ],
    ['nothing in a demonstration', staff, null, daysAgo(400), true, []],
  ])('%s', (_, roles, secondFactorAt, passwordChangedAt, demo, expected) => {
    expect(staffDuties({ roles, secondFactorAt, passwordChangedAt }, now, demo)).toEqual(expected);
  });
});

describe('an agreement that has changed', () => {
  const consentTo = (documentVersion: string) =>
    service.db.transaction(async (tx) => {
      const { id } = await tx
        .selectFrom('account')
        .select('id')
        .where('login', '=', 'shenzhiyao')
        .executeTakeFirstOrThrow();
      await tx.deleteFrom('consent').where('accountId', '=', id).execute();
      const consent = (kind: string, version: string) => ({
        accountId: id,
        kind,
        documentVersion: version,
        givenAt: now,
        withdrawnAt: null,
      });
      await tx
        .insertInto('consent')
        .values([consent('service', documentVersion), consent('privacy', IN_FORCE.privacy)])
        .execute();
    });
  const AGREEMENT = '/prod-api/auth/agreement';

  it('is asked about until the version in force is agreed to', async () => {
    const person = await service.signIn('shenzhiyao');
    await consentTo('2020-01');
    expect(await duties(person)).toEqual(['agreement']);
    const changed = (await service.call('GET', AGREEMENT, { headers: person.headers })).body.data;
    const [{ kind, version }] = changed;

    const outdated = await service.call('POST', AGREEMENT, {
      headers: person.headers,
      body: { kind, version: '2020-01' },
    });
    const agreed = await service.call('POST', AGREEMENT, {
      headers: person.headers,
      body: { kind, version },
    });

    expect(changed).toHaveLength(1);
    expect(changed[0].first).toBe(false);
    expect([kind, outdated.status, agreed.status]).toEqual(['service', 409, 200]);
    expect(await duties(person)).toEqual([]);
    // Repeated agreements, even simultaneous ones, are recorded once.
    const counted = async () =>
      (await service.db.pool.query('select count(*)::int as n from consent')).rows[0].n as number;
    const before = await counted();
    const again = () => service.call('POST', AGREEMENT, { headers: person.headers, body: { kind, version } });
    const answers = await Promise.all([again(), again(), again()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await counted()).toBe(before);
  });

  it('is called the first one where nothing was agreed to before, and every consent can be looked up', async () => {
    const person = await service.signIn('shenzhiyao');
    const listed = async () =>
      (await service.call('GET', '/api/users/consents.json', { headers: person.headers })).body.consents;
    await consentTo(IN_FORCE.service);
    await service.db.kysely
      .deleteFrom('consent')
      .where('accountId', 'in', (eb) =>
        eb.selectFrom('account').select('id').where('login', '=', 'shenzhiyao'),
      )
      .execute();
    const asked = (await service.call('GET', AGREEMENT, { headers: person.headers })).body.data;
    expect(asked.map(({ kind, first }: { kind: string; first: boolean }) => [kind, first])).toEqual([
      ['service', true],
      ['privacy', true],
    ]);
    expect(await listed()).toEqual([]);

    for (const { kind, version } of asked)
      await service.call('POST', AGREEMENT, { headers: person.headers, body: { kind, version } });

    expect(await listed()).toEqual([
      expect.objectContaining({
        kind: 'privacy',
        title: '隐私政策',
        version: IN_FORCE.privacy,
        withdrawn_at: null,
      }),
      expect.objectContaining({ kind: 'service', title: '用户服务协议', version: IN_FORCE.service }),
    ]);
  });

  it('is answered before anything else is written; reading, leaving and one’s own data stay open', async () => {
    const person = await service.signIn('shenzhiyao');
    const call = (method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown) =>
      service.call(method, url, { headers: person.headers, ...(body ? { body } : {}) });
    const write = () => call('POST', '/prod-api/cms/calendar', {});
    await consentTo('2020-01');

    const upload = await service.call('POST', TUS_PATH, {
      headers: { ...person.headers, 'tus-resumable': '1.0.0', 'upload-length': '9' },
    });

    expect((await write()).body).toMatchObject({ code: 403, errorCode: 'agreement.needed' });
    expect(upload.body.errorCode).toBe('agreement.needed');
    expect((await call('GET', '/prod-api/cms/calendar')).status).toBe(200);
    expect((await call('GET', '/api/users/export.json')).status).toBe(200);
    expect((await call('POST', '/api/users/close.json', { confirm: 'nobody' })).body.errorCode).not.toBe(
      'agreement.needed',
    );

    await call('POST', AGREEMENT, { kind: 'service', version: IN_FORCE.service });
    expect((await write()).status).toBe(200);
  });

  it.each([
    ['is not asked about again where the new text asks for less', '2026-01', []],
    ['is asked about again where the one agreed to is older', '2025-01', ['id_data']],
  ])('%s', async (_, documentVersion, asked) => {
    const person = await service.signIn('shenzhiyao');
    await consentTo(IN_FORCE.service);
    await service.db.pool.query(
      `insert into consent (account_id, kind, document_version, given_at)
       select id, 'id_data', $1, now() from account where login = 'shenzhiyao'`,
      [documentVersion],
    );
    const { body } = await service.call('GET', AGREEMENT, { headers: person.headers });

    expect(body.data.map(({ kind }: { kind: string }) => kind)).toEqual(asked);
  });

  it('is asked of whoever has never agreed to anything', async () => {
    const person = await service.signIn('gumingqian');
    await service.db.pool.query(
      "delete from consent where account_id = (select id from account where login = 'gumingqian')",
    );

    expect(await duties(person)).toEqual(['agreement']);
    const asked = (await service.call('GET', AGREEMENT, { headers: person.headers })).body.data;
    expect(asked.map(({ kind }: { kind: string }) => kind)).toEqual(['service', 'privacy']);
  });

  it('is not asked about when nothing changed', async () => {
    const person = await service.signIn('shenzhiyao');
    const current = (await service.call('GET', '/prod-api/auth/modalUrl?kind=service')).body.data.version;
    await consentTo(current);

    expect(await duties(person)).toEqual([]);
  });
});
