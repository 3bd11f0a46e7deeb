import type { SecurityState } from '@contract/security-state';
import { DAY_MS, HOUR_MS } from '@contract/time-units';
import { AppError, forbidden, notFound, tooMany } from '@server/errors/app-error';
import { watchAudit } from '@server/modules/monitor/service';
import { forgetRefusals, RefusalCounts, refusalKind } from '@server/security/refusal-counts';
import { startService, type TestService } from '@tests/support/service';
import { sql } from 'kysely';

let service: TestService;
let auditor: Record<string, string>;
beforeAll(async () => {
  service = await startService();
  auditor = (await service.signIn('auditor')).headers;
});
afterAll(() => service.stop());
beforeEach(() => service.db.kysely.deleteFrom('refusedAttempt').execute());

const read = async (): Promise<SecurityState> =>
  (await service.call('GET', '/prod-api/monitor/security', { headers: auditor })).body.data;
const wrong = new AppError(401, 'auth.password_wrong');
const walk = () =>
  watchAudit(service.db, { accountId: null, source: { ip: '', id: 'job' }, now: service.clock.now });

it.each([
  ['a wrong password', 'sign_in', wrong],
  ['no right', 'rights', forbidden()],
  ['too often', 'frequency', tooMany('http.429', 1)],
  ['not as agreed', 'form', new AppError(400, 'request.invalid')],
  ['too large', 'form', new AppError(413, 'http.413')],
  ['too busy', 'load', new AppError(503, 'http.503', { errorCode: 'load.shed' })],
  ['a page that is not there', null, notFound()],
  ['a session that ended', null, new AppError(401, 'auth.expired')],
  ['a database that is away', null, new AppError(503, 'http.503', { errorCode: 'db.unavailable' })],
])('%s is counted as %s', (_case, kind, error) => {
  expect(refusalKind(error)).toBe(kind);
});

it('tells what is left to set up, and with which figures the others act', async () => {
  const { controls } = await read();

  // As the tests run: no scanner, demo accounts, no load gauge.
  expect(controls.filter(({ state }) => state === 'open').map(({ code }) => code)).toEqual([
    'shedding',
    'scanner',
    'accounts',
  ]);
  expect(controls.find(({ code }) => code === 'tries')?.figures).toEqual({ max: 5, minutes: 15 });
});

it('adds up what several processes refused, by day and by week, and forgets it in time', async () => {
  const { now } = service.clock;
  const [one, other] = [new RefusalCounts(), new RefusalCounts()];
  one.note(wrong, now);
  one.note(wrong, now);
  other.note(wrong, now);
  await one.store(service.db.kysely);
  await other.store(service.db.kysely);
  // Storing twice must not count anything twice.
  await one.store(service.db.kysely);
  one.note(wrong, new Date(now.getTime() - 3 * DAY_MS));
  await one.store(service.db.kysely);

  const signIn = (await read()).refusals.find(({ kind }) => kind === 'sign_in');
  expect(signIn).toMatchObject({ day: 3, week: 4 });
  expect(new Date(signIn?.lastAt ?? 0).getTime()).toBe(Math.floor(now.getTime() / 1000) * 1000);
  await forgetRefusals(service.db.kysely, new Date(now.getTime() + 31 * DAY_MS));
  expect((await read()).refusals.every(({ week, lastAt }) => week === 0 && lastAt === null)).toBe(true);
});

it('counts on what could not be stored', async () => {
  const counts = new RefusalCounts();
  counts.note(wrong, service.clock.now);
  await sql`alter table refused_attempt rename to away`.execute(service.db.kysely);
  await expect(counts.store(service.db.kysely)).rejects.toThrow('refused_attempt');
  await sql`alter table away rename to refused_attempt`.execute(service.db.kysely);
  await counts.store(service.db.kysely);

  expect((await read()).refusals.find(({ kind }) => kind === 'sign_in')?.day).toBe(1);
});

it('walks the audit log once a day, and tells what was found', async () => {
  expect((await read()).auditCheck).toBeNull();
  await walk();
  const first = (await read()).auditCheck;
  await walk();
  expect(first).toMatchObject({ intact: true });
  expect((await read()).auditCheck).toEqual(first);

  service.clock.now = new Date(service.clock.now.getTime() + DAY_MS + HOUR_MS);
  await sql`grant update on audit_event to current_user`.execute(service.db.kysely);
  await sql`update audit_event set target = 'changed' where id = (select min(id) from audit_event)`.execute(
    service.db.kysely,
  );
  await walk();
  auditor = (await service.signIn('auditor')).headers;
  expect((await read()).auditCheck).toMatchObject({ intact: false });
});

it('stores what it refused before it ends', async () => {
  await service.call('POST', '/prod-api/auth/login', {
    body: { username: 'auditor', password: 'Not-it-28' },
  });
  const { db } = service;
  await service.app.close();

  const rows = await db.kysely.selectFrom('refusedAttempt').select(['kind', 'count']).execute();
  expect(rows).toEqual([{ kind: 'sign_in', count: 1 }]);
});
