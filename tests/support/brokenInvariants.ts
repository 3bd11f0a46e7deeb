import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyChain } from '@server/audit/verify-chain';
import { createDatabase } from '@server/db/database';
import type { Pool } from 'pg';

/**
 * The demo data give people who cannot sign in a simplified past; only records made by the service itself are checked.
 */
const LIVED = `(select a.* from application a join account o on o.id = a.owner_id where o.login not like 'demo-%')`;

/**
 * Each query finds the rows that violate an invariant, as one text each. What foreign keys guarantee is not checked
 * again.
 */
const PROMISES: Record<string, string> = {
  'an application stands where its last event has put it': `
    select a.id || ': ' || a.status || ' / ' || e.to_status from ${LIVED} a
    join lateral (select to_status from application_event where application_id = a.id order by id desc limit 1) e on true
    where e.to_status <> a.status`,
  'events follow each other without a gap': `
    select id::text from (
      select id, from_status, lag(to_status) over (partition by application_id order by id) as before
      from application_event where application_id in (select id from ${LIVED} a)) e
    where before is not null and from_status is distinct from before`,
  'an application that has ended waits for nobody': `
    select id || ': ' || status from ${LIVED} a
    where handler is not null and status in ('closed', 'rejected', 'terminated', 'not_funded')`,
  'an application that was filed has its number, its snapshots and no others': `
    select a.id::text from ${LIVED} a
    where a.filed_version <> (select count(*) from application_snapshot s where s.application_id = a.id)
       or (a.filed_version > 0 and (a.no is null or a.submitted_at is null))`,
  'beside a result something is written only while it is mended': `
    select w.record || ' ' || w.ref from working_copy w where w.record in ('result_one', 'result_two') and w.fields <> '{}'
    and not exists (select 1 from stage_result r
      where r.application_id = w.ref and 'result_' || r.milestone = w.record and r.status = 'returned')`,
  'a receipt names the one before it, and the head the last one': `
    select sequence::text from (
      select sequence, previous_hash, lag(hash, 1, '') over (order by sequence) as before,
             row_number() over (order by sequence) as place from application_receipt) r
    where previous_hash <> before or sequence <> place
    union all
    select 'head' from receipt_head h
    where h.sequence <> (select coalesce(max(sequence), 0) from application_receipt)
       or h.hash <> coalesce((select hash from application_receipt order by sequence desc limit 1), '')`,
  'a total of a list is what the list holds': `
    with counted as (
      select list, key, sum(n) as n from (
        select 'demand' as list, list_parts(d) as parts, count(*) as n from demand d group by 1, 2
        union all
        select 'achievement', list_parts(a), count(*) from achievement a group by 1, 2) cells, list_keys(parts) as key
      where parts is not null group by 1, 2)
    select coalesce(c.list, t.list) || ' ' || coalesce(c.key, t.key) || ': ' || coalesce(t.n, 0)
    from counted c full join list_total t using (list, key) where coalesce(c.n, 0) <> coalesce(t.n, 0)`,
  'what a snapshot names is there with the same hash': `
    select s.application_id || ' ' || named.key from application_snapshot s, jsonb_each_text(s.files) named
    left join file f on f.id::text = named.key where f.sha256 is distinct from named.value`,
  'what a demand or an achievement names is a file': `
    select named from (select files from demand union all select files from achievement) m,
      jsonb_array_elements_text(m.files) named where not exists (select 1 from file f where f.id::text = named)`,
  'a file that is ready has a type and a hash': `
    select id::text from file where state = 'ready' and (sha256 is null or type = '')`,
  'a message that was sent has its time, and another has none': `
    select id::text from outbox
    where (sent_at is not null) <> (state = 'sent')
       or state not in ('waiting', 'sending', 'sent', 'failed', 'expired', 'muted')`,
  'a session that has ended says why': `
    select id::text from session where (ended_at is null) <> (end_reason is null)`,
  'nothing was created twice under one key': `
    select account_id || ' ' || key from idempotency_key group by account_id, key having count(*) > 1`,
};

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The bytes of every ready file match its record, and there are no other files. */
async function brokenFiles(pool: Pool, uploadDir: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; key: string; state: string; sha256: string; size: number }>(
    'select id, storage_key as key, state, sha256, size from file',
  );
  const broken = rows
    .filter(({ state }) => state === 'ready')
    .filter(({ key, size, sha256: promised }) => {
      const path = join(uploadDir, key);
      if (!existsSync(path)) return true;
      const bytes = readFileSync(path);
      return bytes.length !== Number(size) || sha256(bytes) !== promised;
    });
  const { rows: exports } = await pool.query<{ key: string }>(
    'select storage_key as key from export_job where storage_key is not null',
  );
  const named = [...rows.filter(({ state }) => state !== 'refused'), ...exports];
  const wanted = new Set(named.map(({ key }) => key));
  const there = existsSync(uploadDir) ? readdirSync(uploadDir) : [];
  const loose = there.map((name) => name.replace(/\.json$/, '')).filter((key) => !wanted.has(key));
  return [
    ...broken.map(({ id }) => `the bytes of a ready file are those that were sent: ${id}`),
    ...[...new Set(loose)].map((key) => `no bytes lie about that no row knows: ${key}`),
  ];
}

/**
 * What must hold after any fault: `expect(await brokenInvariants(url, uploadDir)).toEqual([])`. Unreferenced bytes are
 * only cleaned up after a day, so right after a crash leave out `uploadDir` or upload nothing.
 */
export async function brokenInvariants(databaseUrl: string, uploadDir: string): Promise<string[]> {
  const db = createDatabase(databaseUrl, { max: 2, statementTimeoutMs: 20_000 });
  try {
    const broken = await brokenFiles(db.pool, uploadDir);
    for (const [promise, query] of Object.entries(PROMISES)) {
      const { rows } = await db.pool.query<string[]>({ text: query, rowMode: 'array' });
      broken.push(...rows.map(([what]) => `${promise}: ${what}`));
    }
    const chain = await verifyChain(db.kysely);
    if (!chain.intact) broken.push(`each row of the audit log seals the one before it: ${chain.brokenAt}`);
    return broken;
  } finally {
    await db.close();
  }
}
