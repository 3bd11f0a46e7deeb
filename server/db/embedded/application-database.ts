import { type Client, escapeLiteral } from 'pg';
import type { Postmaster } from './postmaster-file';

const ROLE = 'kaichuang';
const DATABASE = 'kaichuang';

/**
 * The service works as an ordinary role that owns one database: what goes wrong in it cannot read
 * the server's files or switch off its log. The password is set at each start, so its file decides.
 */
export async function prepareApplicationDatabase(client: Client, password: string): Promise<void> {
  const roles = await client.query('select 1 from pg_roles where rolname = $1', [ROLE]);
  const verb = roles.rowCount === 0 ? 'create' : 'alter';
  await client.query(`${verb} role ${ROLE} login password ${escapeLiteral(password)}`);

  const databases = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (databases.rowCount === 0) await client.query(`create database ${DATABASE} owner ${ROLE}`);
}

export function applicationUrl({ socketDirectory, port }: Postmaster, password: string): string {
  const url = new URL(`postgresql://localhost/${DATABASE}`);
  url.username = ROLE;
  url.password = password;
  url.search = `host=${encodeURIComponent(socketDirectory)}&port=${port}`;
  return url.href;
}
