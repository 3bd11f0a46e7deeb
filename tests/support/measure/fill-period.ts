import type { Database } from '@server/db/database';

/** For each application of the period: reviews, files and views; a quarter as many people. */
const REVIEWS = 3;
const FILES = 10;
const VIEWS = 50;
const PEOPLE = 4;
const EVENTS = "array['create', 'submit', 'report', 'accept']";

/** The records of the demo's people do not grow with the period. */
const fillings = (rows: number): string[] => [
  `insert into unit (name, status) select '生成第' || i || '单位', 'active' from generate_series(1, greatest(1, ${rows} / 200)) i`,
  `insert into account (login, login_key, nickname, real_name, unit_id, certified, created_at)
   select 'made' || i, 'made' || i, '生成' || i, '生成' || i,
     (select min(id) from unit where name like '生成%') + i % greatest(1, ${rows} / 200), true, now() - random() * interval '90 days'
   from generate_series(1, ${rows} / ${PEOPLE}) i`,
  `insert into application (no, owner_id, period_id, unit_id, unit_name, category, title, status, handler, fields,
     field_writers, sections_done, filed_version, submitted_at, reported_at, status_since, created_at, updated_at, version)
   select 'MADE-' || i, p.first + i % greatest(1, ${rows} / ${PEOPLE}), t.period_id,
     (select unit_id from account where id = p.first + i % greatest(1, ${rows} / ${PEOPLE})), '生成单位', 'A',
     '第' || i || '项' || case when i % 997 = 0 then '青陶' else '冷链' end, 'expert_review', 'office', t.fields, t.field_writers,
     8, 1, now() - random() * interval '30 days', now() - random() * interval '20 days', now() - random() * interval '10 days',
     now() - interval '40 days', now() - random() * interval '10 days', 3
   from generate_series(1, ${rows}) i,
     (select min(id) as first from account where login like 'made%') p,
     (select a.fields, a.field_writers, r.id as period_id from application a,
        (select id from period where review_end > now() order by apply_end limit 1) r
      where a.status = 'expert_review' order by a.id limit 1) t`,
  `insert into application_snapshot (application_id, filed_version, digest, submitted_at, submitted_by, fields, files)
   select id, 1, md5(no), submitted_at, owner_id, fields, '{}' from application where no like 'MADE-%'`,
  `insert into application_event (application_id, event, from_status, to_status, actor_id, actor_role, at)
   select a.id, e.event, 'draft', a.status, a.owner_id, 'applicant', a.created_at + e.n * interval '1 day'
   from application a, unnest(${EVENTS}) with ordinality e (event, n) where no like 'MADE-%'`,
  `insert into review (application_id, expert_id, status, total, assigned_by, submitted_at, scores)
   select a.id, p.first + (a.id * ${REVIEWS} + k) % greatest(${REVIEWS}, ${rows} / ${PEOPLE}), 'submitted',
     round((60 + random() * 40)::numeric, 1), p.first, now() - random() * interval '5 days', '{}'
   from application a, generate_series(1, ${REVIEWS}) k, (select min(id) as first from account where login like 'made%') p
   where a.no like 'MADE-%'`,
  `insert into file (id, owner_id, purpose, name, type, size, sha256, state, storage_key)
   select md5(a.id || '-' || k)::uuid, a.owner_id, 'application', '附件' || k || '.pdf', 'application/pdf', 2048,
     md5(k::text), 'ready', md5(a.id || '-' || k)
   from application a, generate_series(1, ${FILES}) k where a.no like 'MADE-%'`,
  `insert into application_file (application_id, file_id)
   select a.id, md5(a.id || '-' || k)::uuid from application a, generate_series(1, ${FILES}) k where a.no like 'MADE-%'`,
  `insert into notification (account_id, kind, title, created_at)
   select owner_id, 'application', title, updated_at from application, generate_series(1, 3) where no like 'MADE-%'`,
  `insert into demand (no, owner_id, title, field, type, status, summary, problem, cooperation, expected_by, unit_name,
     deadline, publish_at, views)
   select 'XQ-MADE-' || i, (select min(id) from account where login like 'made%'), '第' || i || '项冷链', 'heritage', 'joint',
     'published', '降低能耗', '生成的需求', '合作开发', '2027-01', '生成单位',
     date_trunc('day', now()) + (i % 300) * interval '1 day', now() - random() * interval '300 days', ${VIEWS}
   from generate_series(1, ${rows}) i`,
];

const COUNTED =
  'account application application_event application_file application_snapshot demand file notification review';

/**
 * Creates a period with this many applications, and people, units, reviews, files, notices and demands in proportion.
 */
export async function fillPeriod({ pool }: Database, rows: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select setseed(0.5)');
    // The list's total is maintained by a trigger per row; it is counted once at the end instead.
    await client.query('alter table demand disable trigger user');
    for (const text of fillings(rows)) await client.query(text);
    await client.query('alter table demand enable trigger user');
    await client.query('select recount_list_total()');
    for (const table of COUNTED.split(' ')) await client.query(`vacuum analyze ${table}`);
    await client.query('analyze');
  } finally {
    client.release();
  }
}
