import { HOUR_MS, MINUTE_MS } from '@contract/time-units';
import { countUp, type Limit, limitRate } from '@server/security/rate-limit';
import { type TestDatabase, testDatabase } from '@tests/support/database';

const LIMIT: Limit = { name: 'test', max: 2, windowMs: 15 * MINUTE_MS };
const NOON = new Date('2026-11-24T04:00:00Z');
const after = (ms: number): Date => new Date(NOON.getTime() + ms);

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

it('counting begins anew when the window is over, and not before', async () => {
  const at = async (ms: number) => (await countUp(database.db, LIMIT, 'window', after(ms))).count;

  expect([await at(0), await at(LIMIT.windowMs - 1), await at(LIMIT.windowMs)]).toEqual([1, 2, 1]);
});

it('a clock that is set back an hour makes nobody wait longer than the limit does', async () => {
  const back = after(-HOUR_MS);
  for (let i = 0; i < 3; i += 1) await countUp(database.db, LIMIT, 'waiting', NOON);

  const refusal = await limitRate(database.db, LIMIT, 'waiting', back).catch((error) => error);
  const later = await countUp(database.db, LIMIT, 'waiting', new Date(back.getTime() + LIMIT.windowMs));

  expect(refusal.headers['retry-after']).toBe(String(LIMIT.windowMs / 1000));
  expect(later.count).toBe(1);
});
