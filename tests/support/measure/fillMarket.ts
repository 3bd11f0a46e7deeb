import type { Database } from '@server/db/database';

const FIELDS = ['manufacturing', 'agriculture', 'chemistry', 'medicine', 'logistics', 'heritage'];
const DEMAND_TYPES = ['development', 'joint', 'service', 'consulting'];
const ACHIEVEMENT_TYPES = ['product', 'process', 'software', 'material', 'standard', 'research'];
/** In each table this many rows contain the word 青陶, and as many come from 云泽第七中心, whatever the size of the table. */
const RARE = 20;

const list = (words: readonly string[]): string => `array[${words.map((word) => `'${word}'`).join(', ')}]`;
const anyOf = (words: readonly string[]): string =>
  `(${list(words)})[1 + floor(random() * ${words.length})::integer]`;

// Most records have few views and a few have very many; a third of the demands is open.
const VIEWS = 'floor(5 / power(1 - random(), 0.8))::bigint';

const demands = (rows: number): string => `
  insert into demand (no, owner_id, title, field, type, status, summary, problem, cooperation, expected_by, unit_name,
    budget_min, budget_max, deadline, publish_at, views)
  select 'XQ-' || i, (select min(id) from account), '第' || i || '项' || case when i % (${rows} / ${RARE}) = 0 then '青陶' else '冷链' end,
    ${anyOf(FIELDS)}, ${anyOf(DEMAND_TYPES)}, ${anyOf(['published', 'published', 'matching', 'solved'])}, '降低能耗',
    '生成的需求', '合作开发', '2027-01', '沅湾第' || i % 97 || '中心', budget, budget, deadline,
    least(now(), deadline) - random() * interval '300 days', ${VIEWS}
  from (
    select i, date_trunc('day', now()) + (random() * 1000 - 600)::integer * interval '1 day' as deadline,
      case when random() < 0.2 then null else floor(random() * 200)::bigint * 1000000 end as budget
    from generate_series(1, ${rows}) as i offset 0
  ) as generated`;

const achievements = (rows: number): string => `
  insert into achievement (no, owner_id, status, title, type, field, summary, unit_name, finished_on, maturity, transfer,
    publish_at, views, leader, people)
  select 'CG-' || i, (select min(id) from account), 'published',
    '第' || i || '项' || case when i % (${rows} / ${RARE}) = 0 then '青陶' else '冷链' end, ${anyOf(ACHIEVEMENT_TYPES)}, ${anyOf(FIELDS)},
    '降低能耗', case when i % (${rows} / ${RARE}) = 1 then '云泽第七中心' else '沅湾第' || i % 97 || '中心' end,
    to_char(now() - random() * interval '3000 days', 'YYYY-MM-DD'), 1 + floor(random() * 9)::integer, 'licence',
    now() - random() * interval '1500 days', ${VIEWS}, '沈知遥', 1
  from generate_series(1, ${rows}) as i`;

/** Indexes are made after the rows: filling them row by row takes several times as long. */
const withoutIndexes = async ({ pool }: Database, table: string, work: () => Promise<unknown>) => {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = $1::regclass and not indisunique`,
    [table],
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  await work();
  for (const { definition } of rows) await pool.query(definition);
};

/** Replaces demands and achievements by so many generated ones; the same ones every time. */
export async function fillMarket(db: Database, rows: number): Promise<void> {
  const { pool } = db;
  await pool.query('truncate demand, achievement, achievement_contributor, demand_reply cascade');
  for (const [table, fill] of [
    ['demand', demands],
    ['achievement', achievements],
  ] as const)
    await withoutIndexes(db, table, async () => {
      await pool.query(`alter table ${table} disable trigger user`);
      await pool.query('select setseed(0.5)');
      await pool.query(fill(rows));
      await pool.query(`alter table ${table} enable trigger user`);
    });
  await pool.query('select recount_list_total()');
  for (const table of ['demand', 'achievement', 'list_total']) await pool.query(`vacuum analyze ${table}`);
}
