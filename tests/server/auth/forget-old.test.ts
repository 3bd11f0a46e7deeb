import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@contract/time-units';
import { forgetOld } from '@server/modules/auth/forget-old';
import { startService, type TestService } from '@tests/support/service';

const NOW = new Date('2026-11-23T10:00:00+08:00');
let service: TestService;
beforeAll(async () => {
  service = await startService({ now: NOW });
});
afterAll(() => service.stop());

const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);
const idsOf = async (table: 'session' | 'outbox'): Promise<string[]> =>
  (await service.db.kysely.selectFrom(table).select('id').execute()).map(({ id }) => id);

const aSessionOver = async (days: number): Promise<string> => {
  const id = randomUUID();
  const values = { deviceHash: 'd', refreshHash: id, userAgent: 'x', ip: '203.0.113.1' };
  await service.db.kysely
    .insertInto('session')
    .values({ id, accountId: 1, ...values, createdAt: daysAgo(days), expiresAt: daysAgo(days) })
    .execute();
  return id;
};
const aMessageOf = async (days: number): Promise<string> => {
  const id = randomUUID();
  await service.db.kysely
    .insertInto('outbox')
    .values({ id, channel: 'sms', recipient: 'x', body: 'x', createdAt: daysAgo(days) })
    .execute();
  return id;
};

describe('what has served its purpose [req:control-c04 req:control-c11]', () => {
  it('is erased: sign-ins after 190 days and no sooner, messages after 30', async () => {
    const kept = [await aSessionOver(183), await aSessionOver(189.9), await aMessageOf(29.9)];
    const over = [await aSessionOver(190.1), await aMessageOf(30.1)];

    await forgetOld(service.db, NOW);

    const left = [...(await idsOf('session')), ...(await idsOf('outbox'))];
    expect(kept.filter((id) => !left.includes(id))).toEqual([]);
    expect(over.filter((id) => left.includes(id))).toEqual([]);
  });

  it('is not the audit log: what is older than the law wants stays as well', async () => {
    const count = async (): Promise<number> =>
      (await service.db.pool.query('select count(*)::int as n from audit_event')).rows[0].n;
    await service.signIn('shenzhiyao');
    const before = await count();

    await forgetOld(service.db, new Date(NOW.getTime() + 10 * 365 * DAY_MS));

    expect(before).toBeGreaterThan(0);
    expect(await count()).toBe(before);
  });
});
