// pgbench, PostgreSQL's own benchmark, with which the service is compared.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Each figure is the median of ROUNDS rounds of SECONDS seconds. */
export const ROUNDS = 3;
export const SECONDS = 4;

export const middle = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

/** Runs pgbench on the database at `url` and returns what it prints; throws if it fails. */
export const pgbench = (bin, url, args) => {
  const { hostname, port, username } = new URL(url);
  const at = ['-h', hostname, '-p', port, '-U', username];
  const { status, stdout, stderr } = spawnSync(join(bin, 'pgbench'), [...at, ...args, 'postgres'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`pgbench ${args.join(' ')}:\n${stderr}`);
  return stdout;
};

/** Transactions a second. */
export const transactions = (bin, url, args) =>
  Number(/tps = ([\d.]+)/.exec(pgbench(bin, url, [...args, '-n', '-T', String(SECONDS), '-j', '1']))?.[1]);
