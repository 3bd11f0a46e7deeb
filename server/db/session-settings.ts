import type { ClientBase } from 'pg';

/** What every statement of the service relies on, whatever the server is set to. */
export type SessionSettings = Readonly<Record<string, string>>;

const IDLE_IN_TRANSACTION_MS = 15_000;

export const sessionSettings = (statementTimeoutMs: number): SessionSettings => ({
  // Days and months in SQL are those of Beijing.
  TimeZone: 'Asia/Shanghai',
  statement_timeout: String(statementTimeoutMs),
  idle_in_transaction_session_timeout: String(IDLE_IN_TRANSACTION_MS),
  // Requests are many and short: starting parallel workers or JIT-compiling a plan takes longer than the query.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
});

/** The settings as connection options; only for direct connections to PostgreSQL. */
export const asOptions = (settings: SessionSettings): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

interface Difference {
  name: string;
  value: string;
  now: string;
}

/** The settings that have another value on this connection. */
export async function differentSettings(client: ClientBase, wanted: SessionSettings): Promise<Difference[]> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [Object.keys(wanted)],
  );
  const held = new Map(rows.map(({ name, setting }) => [name, setting]));
  return Object.entries(wanted)
    .map(([name, value]) => ({ name, value, now: held.get(name) ?? '' }))
    .filter(({ value, now }) => value !== now);
}
