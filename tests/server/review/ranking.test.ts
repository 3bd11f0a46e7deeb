import type { RankedApplication } from '@contract/review';
import { rankedQuery } from '@server/modules/review/ranking';
import { startService, type TestService } from '@tests/support/service';
import { sql } from 'kysely';

const FEW = 120;
const MANY = FEW * 8;
/** Divides neither count, so that the last page is shorter. */
const PAGE = 37;
/** For eight times the rows, linear work grows by a little more than 8; comparing each with each would grow by 64. */
const GROWTH_MAX = 12;

/** A quadratic query, which the ranking must not resemble. */
const PAIRS = `select a.id, 1 + count(b.id) from application a
  left join application b on b.category = a.category and b.id > a.id group by a.id`;

interface Plan {
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Plan[];
}
interface Planned {
  Plan: Plan;
}
const handled = ({ 'Actual Rows': rows, 'Actual Loops': loops, Plans = [] }: Plan): number =>
  rows * loops + Plans.reduce((sum, plan) => sum + handled(plan), 0);
/** Rows that pass through all nodes of the plan: the same on every machine. */
const rowsHandled = ([{ Plan }]: [Planned]): number => handled(Plan);

let service: TestService;
let headers: Record<string, string>;
let periodId: number;
beforeAll(async () => {
  service = await startService();
  headers = (await service.signIn('office')).headers;
  const { rows } = await service.db.pool.query<{ id: number }>('select max(id) as id from period');
  periodId = rows[0]?.id ?? 0;
});
afterAll(() => service.stop());

/**
 * Three categories and none; few distinct scores, so that many are equal; every seventh application has no submitted
 * review.
 */
const fill = async (count: number): Promise<void> => {
  const { pool } = service.db;
  await pool.query("delete from review where comment = 'ranked'");
  await pool.query("delete from application where title like 'ranked %'");
  await pool.query(
    `insert into application (owner_id, period_id, title, category, status, handler, reported_at)
     select (select id from account where login = 'gumingqian'), $1, 'ranked ' || n,
       (array['A', 'B', 'C', null])[1 + n % 4], 'expert_review', 'office', now()
     from generate_series(1, $2::int) n`,
    [periodId, count],
  );
  await pool.query(
    `insert into review (application_id, expert_id, assigned_by, comment, status, total)
     select a.id, e.id, e.id, 'ranked',
       case when a.id % 7 = 0 then 'assigned' when a.id % 5 = e.id % 5 then 'conflict' else 'submitted' end,
       case when a.id % 7 = 0 or a.id % 5 = e.id % 5 then null else 60 + (a.id * 31 + e.id * 17) % 9 end
     from application a cross join (select id from account where login like 'expert-%' order by id limit 3) e
     where a.title like 'ranked %'`,
  );
  await pool.query('analyze application');
  await pool.query('analyze review');
};

const list = async (query = ''): Promise<RankedApplication[]> => {
  const rows: RankedApplication[] = [];
  for (let page = 1; ; page += 1) {
    const url = `/prod-api/cms/review/ranking?periodId=${periodId}${query}&pageNum=${page}&pageSize=${PAGE}`;
    const { status, body } = await service.call('GET', url, { headers });
    expect(status).toBe(200);
    rows.push(...body.rows);
    if (body.rows.length < PAGE) {
      expect(body.total).toBe(rows.length);
      return rows;
    }
  }
};

/** The rule in its simplest form: 1 plus the number of applications with a higher score in the same category. */
const rankOf = ({ score, category }: RankedApplication, all: readonly RankedApplication[]): number | null =>
  score === null
    ? null
    : 1 + all.filter((other) => other.category === category && (other.score ?? -1) > score).length;

describe('the ranking of a period', () => {
  it('counts who stands before one in the category, even scores alike, and none without a score', async () => {
    await fill(FEW);
    const rows = await list();

    expect(rows.length).toBeGreaterThanOrEqual(FEW);
    expect(rows.map(({ rank }) => rank)).toEqual(rows.map((row) => rankOf(row, rows)));
    expect(new Set(rows.map(({ rank }) => rank)).size).toBeLessThan(rows.length);
    expect(rows.some(({ rank, score }) => rank === null && score === null)).toBe(true);
    const order = rows.map(({ id, score }) => [score ?? -1, id] as const);
    expect(order).toEqual([...order].sort(([a, x], [b, y]) => b - a || x - y));
    const ofA = await list('&category=A');
    expect(ofA).toEqual(rows.filter(({ category }) => category === 'A'));
  });

  it.each<[number[], number | null, number | null]>([
    [[], null, null],
    [[71], 71, null],
    [[71, 71], 71, 0],
    [[71, 94, 80], 81.67, 23],
  ])(
    'of the scores %j the mean is %s and the difference %s, also in the file',
    async (totals, score, spread) => {
      const { pool } = service.db;
      await fill(1);
      await pool.query("delete from review where comment = 'ranked'");
      await pool.query(
        `insert into review (application_id, expert_id, assigned_by, comment, status, total)
       select a.id, e.id, e.id, 'ranked', case when given.total is null then 'assigned' else 'submitted' end, given.total
       from application a
         cross join (select id, row_number() over (order by id) as n from account where login like 'expert-%') e
         join unnest($1::float8[]) with ordinality as given (total, n) on given.n = e.n
       where a.title = 'ranked 1'`,
        [[...totals, null]],
      );

      const found = (await list()).find(({ title }) => title === 'ranked 1');
      const url = `/prod-api/cms/review/ranking/export?periodId=${periodId}&format=csv`;
      const file = await service.call('GET', url, { headers });
      const line = file.response.payload.split(/\r?\n/).find((one) => one.includes('ranked 1'));

      expect([found?.score, found?.spread]).toEqual([score, spread]);
      expect(line?.split(',').slice(-3, -1)).toEqual([score, spread].map((figure) => `${figure ?? ''}`));
    },
  );

  it('keeps everybody in their places, whatever has become of their projects', async () => {
    await fill(FEW);
    const before = await list();
    const later = ['publicity', 'approved', 'stage_one', 'stage_two', 'closed', 'terminated', 'not_funded'];
    await service.db.pool.query(
      "update application set status = ($1::text[])[1 + id % 7] where title like 'ranked %'",
      [later],
    );

    const after = await list();

    expect(after.map(({ id, rank }) => [id, rank])).toEqual(before.map(({ id, rank }) => [id, rank]));
    expect(new Set(after.map(({ status }) => status)).size).toBeGreaterThan(later.length - 1);
  });

  it('asks eight times the work for eight times the rows, and each with each would fail that', async () => {
    const { kysely, pool } = service.db;
    const workFor = async (count: number): Promise<[ours: number, pairs: number]> => {
      await fill(count);
      const [ours] = await rankedQuery(kysely, periodId, undefined, 'desc', new Set([1])).explain(
        'json',
        sql`analyze, timing off`,
      );
      const pairs = await pool.query(`explain (analyze, timing off, format json) ${PAIRS}`);
      return [ours, pairs.rows[0]].map((plan) => rowsHandled(Object.values(plan ?? {})[0] as [Planned])) as [
        ...[number, number],
      ];
    };
    const few = await workFor(FEW);
    const many = await workFor(MANY);
    expect(many[0] / few[0]).toBeLessThan(GROWTH_MAX);
    expect(many[1] / few[1]).toBeGreaterThan(GROWTH_MAX);
  });
});
