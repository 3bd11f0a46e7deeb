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
 * Whether a pooler (PgBouncer and the like) is in between: it reports an invented process id when connecting, since the
 * backend behind it may change at any moment.
 */
export async function isPooled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<Pick<Backend, 'pid'>>('select pg_backend_pid() as pid');
  // Not in the types of pg, though it is what a cancel request names.
  return rows[0]?.pid !== (client as unknown as { processID: number | null }).processID;
}

/** Refuses a pooler, for work that keeps state on its connection: a lock, a setting, a subscription. */
export async function requireDirect(client: pg.Client): Promise<void> {
  if (!(await isPooled(client))) return;
  throw refuse(
    '这条连接经过 PgBouncer 之类的连接池，备份、恢复与 DATABASE_DIRECT_URL 不能经过它。请在 DATABASE_DIRECT_URL 里写直接连到 PostgreSQL 的地址。',
  );
}

/** A separate connection for a command; `purpose` appears in it as the application name. */
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
 * A pooler does not pass on settings made at connection start, nor, in transaction mode, ones made later: what every
 * statement needs must be set for the role in this database.
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
