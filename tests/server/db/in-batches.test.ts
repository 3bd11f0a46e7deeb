import { inBatches } from '@server/db/in-batches';
import type { Schema } from '@server/db/schema';
import { startService, type TestService } from '@tests/support/service';
import { type Kysely, sql } from 'kysely';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const numbers = (count: number) =>
  service.db.kysely
    .selectFrom(sql<{ oneNumber: number }>`(select generate_series(1, ${count}::int) as one_number)`.as('n'))
    .selectAll()
    .$castTo<{ oneNumber: number }>();
const asTheyAre = <Row>(rows: Row[]): Row[] => rows;
const idle = () => service.db.pool.totalCount - service.db.pool.idleCount;

describe('a query in batches', () => {
  it.each([
    [0, []],
    [499, [499]],
    [500, [500]],
    [1201, [500, 500, 201]],
  ])('gives %i rows in their order, as a query gives them', async (count, sizes) => {
    const batches: { oneNumber: number }[][] = [];
    for await (const batch of inBatches(service.db.kysely, numbers(count), asTheyAre)) batches.push(batch);

    expect(batches.map(({ length }) => length)).toEqual(sizes);
    expect(batches.flat()).toEqual(Array.from({ length: count }, (_, i) => ({ oneNumber: i + 1 })));
    expect(idle()).toBe(0);
  });

  it('adds to them what was there when it began, over the same connection', async () => {
    const nicknames = async (rows: unknown[], snapshot: Kysely<Schema>) => {
      const { nickname } = await snapshot
        .selectFrom('account')
        .select('nickname')
        .where('login', '=', 'office')
        .executeTakeFirstOrThrow();
      return rows.map(() => nickname);
    };
    const found: string[] = [];
    for await (const batch of inBatches(service.db.kysely, numbers(501), nicknames)) {
      found.push(...batch);
      expect(idle()).toBe(1);
      await service.db.pool.query("update account set nickname = nickname || '二' where login = 'office'");
    }

    expect(new Set(found).size).toBe(1);
  });

  it('gives its connection back when the reader stops early, and when the query fails', async () => {
    for await (const _ of inBatches(service.db.kysely, numbers(2000), asTheyAre)) break;
    const failing = service.db.kysely.selectFrom('account').select(sql<number>`1 / (id - id)`.as('none'));
    await expect(inBatches(service.db.kysely, failing, asTheyAre).next()).rejects.toThrow('division by zero');

    expect(idle()).toBe(0);
  });
});
