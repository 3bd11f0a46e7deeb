import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '@tests/support/randomFrom';
import pg from 'pg';
import type { Rig } from './rig';

export interface Fault {
  /** Number in docs/requirements/faults.md. */
  id: string;
  name: string;
  /** Causes the fault and ends it again. */
  happen: (rig: Rig, random: Random) => Promise<void>;
}

const pick = <T>(random: Random, all: readonly T[]): T => {
  const one = all[Math.floor(random() * all.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};

const withDatabase = async (rig: Rig, work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: rig.postgres.url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

const databaseEnds =
  (signal: 'SIGINT' | 'SIGQUIT') =>
  async ({ postgres }: Rig, random: Random): Promise<void> => {
    await postgres.end(signal);
    await delay(random() * 1500);
    await postgres.startAgain();
  };

const replicaEnds =
  (signal: 'SIGTERM' | 'SIGKILL' | 'SIGABRT') =>
  async ({ replicas }: Rig, random: Random): Promise<void> => {
    const replica = pick(random, replicas);
    await replica.end(signal);
    await delay(random() * 500);
    await replica.start();
  };

const proxied =
  (fail: (proxy: Rig['proxy']) => void, longestMs: number) =>
  async ({ proxy }: Rig, random: Random): Promise<void> => {
    fail(proxy);
    await delay(300 + random() * longestMs);
    proxy.recover();
  };

/** The process can open no new files or connections; open ones stay open. */
const limitDescriptors = (pid: number, limit: number): void => {
  spawnSync('prlimit', ['--pid', String(pid), `--nofile=${limit}:`]);
};
const DESCRIPTORS = 8192;

/** The error of PostgreSQL with a full disk (53100), raised by every statement that inserts a row. */
const FULL = `create or replace function disk_is_full() returns trigger language plpgsql as
  $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`;

const BACKUP = join(resolve(__dirname, '../../..'), 'dist/server/backup.js');
const backUp = async ({ env }: Rig): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'kaichuang-rig-backup-'));
  const child = spawn(process.execPath, [BACKUP, folder], {
    env: { PATH: process.env.PATH, ...env, BACKUP_PASSPHRASE: 'a passphrase of the rig' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0) throw new Error(`The backup ended with ${code}:\n${said}`);
};

export const FAULTS: readonly Fault[] = [
  { id: 'F01', name: '一个副本被 kill -9', happen: replicaEnds('SIGKILL') },
  { id: 'F02', name: '一个副本忙时 SIGTERM', happen: replicaEnds('SIGTERM') },
  { id: 'F03', name: '数据库快速重启', happen: databaseEnds('SIGINT') },
  { id: 'F04', name: '数据库被 kill', happen: databaseEnds('SIGQUIT') },
  { id: 'F05', name: '数据库连不上', happen: proxied((proxy) => proxy.shut(), 3000) },
  {
    id: 'F06',
    name: '连接池被占满',
    happen: (rig, random) =>
      withDatabase(rig, async (client) => {
        await client.query('begin; lock table content in access exclusive mode');
        await delay(500 + random() * 3000);
        await client.query('rollback');
      }),
  },
  { id: 'F07a', name: '数据库很慢', happen: proxied((proxy) => proxy.slowBy(200), 2000) },
  { id: 'F07b', name: '数据库不作声', happen: proxied((proxy) => proxy.fallSilent(), 4000) },
  {
    id: 'F09',
    name: '连接在事务中被掐断',
    happen: (rig, random) =>
      withDatabase(rig, async (client) => {
        for (let turn = 0; turn < 8; turn += 1) {
          await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
            where pid <> pg_backend_pid() and datname = current_database() and state <> 'idle' limit 3`);
          await delay(random() * 200);
        }
      }),
  },
  {
    id: 'F11',
    name: '数据库的磁盘满',
    happen: (rig, random) =>
      withDatabase(rig, async (client) => {
        await client.query(FULL);
        await client.query(
          'create trigger disk_full before insert on content execute function disk_is_full()',
        );
        await delay(300 + random() * 2000);
        await client.query('drop trigger disk_full on content');
      }),
  },
  {
    id: 'F13',
    name: '文件描述符用尽',
    happen: async ({ replicas }, random) => {
      const replica = pick(random, replicas);
      limitDescriptors(replica.pid, replica.descriptors);
      await delay(500 + random() * 2000);
      limitDescriptors(replica.pid, DESCRIPTORS);
    },
  },
  // V8 aborts the process in this way when the heap is exhausted.
  { id: 'F14', name: '一个副本碰到堆的上限', happen: replicaEnds('SIGABRT') },
  {
    id: 'F15',
    name: '一个副本停顿',
    happen: async ({ replicas }, random) => {
      const replica = pick(random, replicas);
      replica.pause(true);
      await delay(500 + random() * 2000);
      replica.pause(false);
    },
  },
  { id: 'F31', name: '忙时备份', happen: backUp },
  {
    id: 'F34',
    name: '十倍的访问',
    happen: async ({ address }) => {
      const visit = async () => (await fetch(`${address}/prod-api/cms/open/demand`)).text();
      await Promise.allSettled(Array.from({ length: 400 }, visit));
    },
  },
];
