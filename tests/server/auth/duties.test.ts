import { staffDuties } from '@server/plugins/granted-roles';
import { type SignedIn, startService, type TestService } from '@tests/support/service';

const DAY_MS = 24 * 60 * 60_000;
const now = new Date('2026-11-21T09:00:00+08:00');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
const staff = [{ roleKey: 'auditor' }];

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
    ['nothing as an ordinary person', [{ roleKey: 'common' }], null, daysAgo(400), false, []],
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
      await tx
        .insertInto('consent')
        .values({ accountId: id, kind: 'service', documentVersion, givenAt: now, withdrawnAt: null })
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
    expect([kind, outdated.status, agreed.status]).toEqual(['service', 409, 200]);
    expect(await duties(person)).toEqual([]);
  });

  it('is not asked about when nothing changed', async () => {
    const person = await service.signIn('shenzhiyao');
    const current = (await service.call('GET', '/prod-api/auth/modalUrl?kind=service')).body.data.version;
    await consentTo(current);

    expect(await duties(person)).toEqual([]);
  });
});
