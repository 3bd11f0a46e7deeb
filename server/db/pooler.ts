import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import type pg from 'pg';
import { clientOf } from './leader-client';
import { differentSettings, type SessionSettings } from './session-settings';

interface Backend {
  pid: number;
  role: string;
  database: string;
}

const refuse = (message: string): StartupError => new StartupError(message, EXIT_CODES.badConfig);

/**
 * Whether something between lends connections (PgBouncer and its like): it greets with a process number that it made
 * up, since the backend behind it may be another one a moment later.
 */
export async function isPooled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<Pick<Backend, 'pid'>>('select pg_backend_pid() as pid');
  // Not in the types of pg, though it is what a cancel request names.
  return rows[0]?.pid !== (client as unknown as { processID: number | null }).processID;
}

/** For what keeps something on its connection: a lock, a setting, a subscription. */
export async function requireDirect(client: pg.Client): Promise<void> {
  if (!(await isPooled(client))) return;
  throw refuse(
    '这条连接经过 PgBouncer 之类的连接池，备份、恢复与 DATABASE_DIRECT_URL 不能经过它。请在 DATABASE_DIRECT_URL 里写直接连到 PostgreSQL 的地址。',
  );
}

/** A connection of a command's own; `purpose` is what the database shows of it. */
export async function openDirect(url: string, purpose: string): Promise<pg.Client> {
  const client = clientOf(url, { application_name: `kaichuang ${purpose}` });
  // A broken connection fails the query under way, which is heard; unheard, `error` would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await requireDirect(client);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

const IDENTITY = `select current_database() as database, pg_postmaster_start_time()::text as since`;

/** A second address that led elsewhere would migrate one database and serve another. */
export async function requireSameDatabase(one: pg.Client, other: pg.Client): Promise<void> {
  const [{ rows: here }, { rows: there }] = await Promise.all([one.query(IDENTITY), other.query(IDENTITY)]);
  if (JSON.stringify(here) === JSON.stringify(there)) return;
  throw refuse('DATABASE_DIRECT_URL 与 DATABASE_URL 指向的不是同一个数据库，请改正。');
}

/**
 * A pooler passes nothing on that a connection says of itself when it opens, and in transaction mode nothing that is
 * set later: what every statement needs must be the role's own in this database.
 */
export async function checkPooledSettings(url: string, wanted: SessionSettings): Promise<void> {
  const client = clientOf(url, { application_name: 'kaichuang' });
  await client.connect();
  try {
    const different = await differentSettings(client, wanted);
    if (different.length === 0) return;
    const { rows } = await client.query<Backend>(
      'select quote_ident(current_user) as role, quote_ident(current_database()) as database',
    );
    const { role = '', database = '' } = rows[0] ?? {};
    throw refuse(
      [
        'DATABASE_URL 经过 PgBouncer 之类的连接池，它不转交每条连接自带的设置，因此要写在数据库账户上。还不对的有：',
        ...different.map(({ name, value, now }) => `  ${name} 应为 ${value}，现在是 ${now}`),
        '请在数据库里执行（这个账户自己就可以执行）：',
        ...different.map(
          ({ name, value }) => `  ALTER ROLE ${role} IN DATABASE ${database} SET ${name} = '${value}';`,
        ),
        '已经执行过的，请在 PgBouncer 的管理台执行 RECONNECT;（或重启 PgBouncer），然后重新启动本服务。',
      ].join('\n'),
    );
  } finally {
    await client.end();
  }
}
