import { setTimeout as delay } from 'node:timers/promises';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import type pg from 'pg';
import { clientOf } from './leader-client';
import { type Migration, readMigrations } from './migration-files';

export interface Applied {
  version: number;
  name: string;
  checksum: string;
}

/** `platform_state` has one row, which concurrent starts lock in turn, and which records what they agreed on. */
const BOOKKEEPING = `
  create table if not exists schema_migration (
    version integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  );
  create table if not exists platform_state (
    id integer primary key,
    purpose text,
    demo_filled_at timestamptz,
    data_key_check text
  );
  insert into platform_state (id) values (1) on conflict (id) do nothing;
`;

const ATTEMPTS = 5;
const RETRY_PAUSE_MS = 200;
/** `if not exists` still collides in the catalogue when two starts create the same table at once. */
const PASSING_FAILURES = ['23505', '42710', '42P07', 'XX000', '40001', '40P01', '55P03'];

async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isPassing = PASSING_FAILURES.includes(String((error as pg.DatabaseError).code));
      if (attempt === ATTEMPTS || !isPassing) throw error;
      await delay(RETRY_PAUSE_MS * attempt);
    }
  }
}

const refuse = (message: string): StartupError => new StartupError(message, EXIT_CODES.wrongData);

/**
 * Migrations merged after ones with a higher number: platforms started in between lack them. They are independent of
 * others, so they may run late. Give any other late migration the next number.
 */
const LATE: ReadonlySet<number> = new Set([61, 62, 66, 73, 79]);

/** The recorded migrations must be those of this program, without a gap except for `LATE`; anything else is refused. */
export function pendingOf(applied: readonly Applied[], migrations: Migration[]): Migration[] {
  const newest = applied.at(-1);
  for (const done of applied) {
    const own = migrations.find(({ version }) => version === done.version);
    if (!own)
      throw refuse(
        `数据库的结构（${done.name}）比本程序（${migrations.at(-1)?.name ?? '无'}）新，不能降级运行。请换用更新的程序，或从升级前的备份恢复。`,
      );
    if (own.checksum !== done.checksum)
      throw refuse(
        `迁移 ${done.name} 在执行之后被改动过。请恢复原文件，改动另写一个新的迁移；开发用的数据也可以删除数据目录重来。`,
      );
  }
  const pending = migrations.filter(({ version }) => !applied.some((done) => done.version === version));
  const slipped = pending.find(({ version }) => version < (newest?.version ?? 0) && !LATE.has(version));
  if (newest && slipped)
    throw refuse(`迁移 ${slipped.name} 的编号小于已执行的 ${newest.name}，请给它更大的编号。`);
  return pending;
}

async function apply(client: pg.ClientBase, { version, name, checksum, sql }: Migration): Promise<void> {
  await client.query(sql);
  await client.query('insert into schema_migration (version, name, checksum) values ($1, $2, $3)', [
    version,
    name,
    checksum,
  ]);
}

/** Makes a structure in an empty database inside the caller's transaction: all of it, or nothing. */
export async function migrateWithin(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  await client.query(BOOKKEEPING);
  for (const migration of migrations) await apply(client, migration);
}

/** A role may bring limits that are meant for requests. */
const UNHURRIED = 'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0';

/** Applies the first pending migration under the lock, which is released between two migrations. */
async function applyNext(client: pg.Client, migrations: Migration[]): Promise<Migration | null> {
  await client.query('begin');
  try {
    await client.query(UNHURRIED);
    await client.query('select id from platform_state where id = 1 for update');
    const { rows } = await client.query<Applied>(
      'select version, name, checksum from schema_migration order by version',
    );
    const next = pendingOf(rows, migrations)[0] ?? null;
    if (next) {
      // A migration that waits behind a long query makes everybody else wait behind it.
      await client.query("set local lock_timeout = '5s'");
      await apply(client, next);
    }
    await client.query('commit');
    return next;
  } catch (error) {
    // On a broken connection the server rolls back by itself; the first error is the telling one.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Brings a database to the newest structure and answers which migrations that took. */
export async function migrate(url: string, migrations = readMigrations()): Promise<string[]> {
  const client = clientOf(url, { application_name: 'kaichuang migrate' });
  await client.connect();
  const names: string[] = [];
  try {
    await withRetry(() => client.query(BOOKKEEPING));
    for (;;) {
      const done = await withRetry(() => applyNext(client, migrations));
      if (done === null) return names;
      names.push(done.name);
    }
  } finally {
    await client.end();
  }
}
