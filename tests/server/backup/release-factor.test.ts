import { DAY_MS } from '@contract/time-units';
import { releaseFactor } from '@server/backup/release-factor';
import { createSealer } from '@server/crypto/sealing';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
beforeAll(async () => {
  service = await startService({ now: new Date('2026-03-02T10:00:00+08:00') });
  await protect('admin', 'shenzhiyao');
});
afterAll(() => service.stop());

const protect = (...logins: string[]) =>
  service.db.kysely
    .updateTable('account')
    .set({
      totpSealed: createSealer(service.config.dataKey.export()).seal('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'),
      totpConfirmedAt: service.clock.now,
    })
    .where('login', 'in', logins)
    .execute();
const GROUNDS = '3 月 2 日由信息中心主任当面核对身份证';
const release = (login: string) => releaseFactor(service.db, { login, grounds: GROUNDS }, service.clock.now);
const signIn = async () =>
  (
    await service.call('POST', '/prod-api/auth/login', {
      body: { username: 'admin', password: 'Chun-feng-28' },
    })
  ).status;

it.each([
  ['nobody', 'unknown'],
  ['office', 'unprotected'],
  ['shenzhiyao', 'ordinary'],
])('is refused for %s', async (login, refusal) => {
  expect(await release(login)).toBe(refusal);
});

it('lets the sole administrator in by the password, once, and stands in the log', async () => {
  expect(await signIn()).toBe(401);
  expect(await release('admin')).toBeNull();
  const { rows } = await service.db.pool.query(
    `select action, account_id, detail->>'isOperator' as operator from audit_event order by id desc limit 1`,
  );
  expect(rows).toEqual([{ action: 'user.release_confirm', account_id: null, operator: 'true' }]);

  expect(await signIn()).toBe(200);
  const { totpConfirmedAt } = await service.db.kysely
    .selectFrom('account')
    .select('totpConfirmedAt')
    .where('login', '=', 'admin')
    .executeTakeFirstOrThrow();
  expect(totpConfirmedAt).toBeNull();
});

it('is over when nobody came for it', async () => {
  await protect('admin');
  await release('admin');
  service.clock.now = new Date(service.clock.now.getTime() + 15 * DAY_MS);
  expect(await signIn()).toBe(401);
});
