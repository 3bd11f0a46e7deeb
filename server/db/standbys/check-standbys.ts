import { hostsOf, nameOfHost } from '@server/config/database-hosts';
import { isConnectionLoss } from '@server/db/failures';
import { isPooled } from '@server/db/pooler';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import pg from 'pg';

const CONNECT_MS = 5000;

interface Identity {
  database: string;
  system: string;
}
const IDENTITY = `
  select current_database() as database, (select system_identifier::text from pg_control_system()) as system`;

const identityOf = async (client: pg.Client): Promise<Identity | undefined> =>
  (await client.query<Identity>(IDENTITY)).rows[0];

const reasonOf = (error: unknown): string =>
  (error instanceof Error && error.message) ||
  (error as { code?: string } | undefined)?.code ||
  String(error);

/** Why public reads must not go to this host; null if they may. */
async function faultOf(standby: pg.Client, own: Identity | undefined): Promise<string | null> {
  if (await isPooled(standby)) return '这个地址经过 PgBouncer 之类的连接池，请写直接连到 PostgreSQL 的地址';
  const other = await identityOf(standby);
  if (other?.system !== own?.system) return '它不是 DATABASE_URL 那个数据库的备机（系统标识不同）';
  return other?.database === own?.database ? null : `库名应为 ${own?.database}，现在是 ${other?.database}`;
}

async function checkStandby(
  url: string,
  own: Identity | undefined,
  say: (line: string) => void,
): Promise<void> {
  const name = nameOfHost(url);
  const standby = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
    application_name: 'kaichuang standby',
  });
  standby.on('error', () => undefined);
  try {
    await standby.connect();
    const fault = await faultOf(standby, own);
    if (fault === null) return;
    throw new StartupError(`DATABASE_READ_URL 里的 ${name} 不能用：${fault}。请改正。`, EXIT_CODES.badConfig);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    // A permanent error such as a wrong password: the host would never answer.
    if (error instanceof pg.DatabaseError && !isConnectionLoss(error)) {
      const text = `DATABASE_READ_URL 里的 ${name} 不能用：${error.message}。请改正。`;
      throw new StartupError(text, EXIT_CODES.badConfig, { cause: error });
    }
    say(`备机 ${name} 现在连不上（${reasonOf(error)}），公开的内容先从主库读，连上之后自动使用。`);
  } finally {
    standby.end().catch(() => undefined);
  }
}

/** Refuses hosts of another database. A host that is away does not matter, since the leader answers instead. */
export async function checkStandbys(
  leader: pg.Client,
  readUrl: string,
  say: (line: string) => void,
): Promise<void> {
  const own = await identityOf(leader);
  await Promise.all(hostsOf(readUrl).map((url) => checkStandby(url, own, say)));
}
