import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { compare, KIND_NAMES, KINDS, longestPause } from './order.mjs';
import { isRoot } from './processes.mjs';
import { READ_ONCE } from './readers.mjs';
import { until } from './waiting.mjs';

const STEP_DOWN = resolve(import.meta.dirname, '../../deploy/patroni/step-down.sh');
/** Small enough to be filled at once, large enough for the demo data. */
const DISK_MB = 1536;
const LEAST_MB = 64;
const STEP_DOWN_EVERY_MS = 5000;
const HEALED_MS = 180_000;
const CALM_MS = 2000;

/** Mounts a separate disk for a member, so that it can be filled; needs the right to mount. */
export function mountDisk(path) {
  mkdirSync(path);
  if (!isRoot) return;
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', path]);
  if (status !== 0) throw new Error(`mount: ${stderr}`);
}

export const unmountDisk = (path) => isRoot && spawnSync('umount', ['-l', path]);

/** What the timer on a database machine does. */
function watchDisk(member) {
  const look = () =>
    spawn('sh', [STEP_DOWN, String(LEAST_MB)], {
      env: { ...process.env, ...member.env, STEPPED_DOWN: join(member.folder, 'stepped-down') },
      stdio: 'ignore',
    });
  const timer = setInterval(look, STEP_DOWN_EVERY_MS);
  return () => clearInterval(timer);
}

function fill(member) {
  const path = join(member.folder, 'disk', 'filler');
  const { bavail, bsize } = statfsSync(join(member.folder, 'disk'));
  try {
    writeFileSync(path, Buffer.alloc(bavail * bsize));
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
  }
  return () => {
    rmSync(path, { force: true });
    rmSync(join(member.folder, 'stepped-down'), { force: true });
  };
}

/** Ways to break the leader; each function breaks it and returns a function that repairs it. */
const FAULTS = {
  kill: (member) => {
    member.signal('SIGKILL');
    return () => member.start();
  },
  freeze: (member) => {
    member.signal('SIGSTOP');
    return () => member.signal('SIGCONT');
  },
  disk: fill,
};

async function storedTitles(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select title from content where title like '第 % 条切换记录'");
  await client.end();
  return rows.map(({ title }) => title);
}

/**
 * Forces on every member the checkpoint that would otherwise come within five minutes (checkpoint_timeout); the service
 * reads from a standby only after it.
 */
async function followNewLeader(cluster) {
  const urls = cluster.members.map((member) => cluster.urlOf(member, 'postgres'));
  // The leader goes first, because a standby's checkpoint depends on it.
  const leader = cluster.urlOf(await cluster.leader(), 'postgres');
  for (const url of [leader, ...urls.filter((other) => other !== leader)]) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('checkpoint');
    await client.end();
  }
}

/** One fault of the leader: until another one leads, a write was acknowledged there, and the old one is back. */
async function round(cluster, { writers, readers }, kind) {
  await until(() => cluster.isWhole(), '三台都在', HEALED_MS);
  await followNewLeader(cluster);
  await delay(CALM_MS);
  // Only what has been read once can be answered from memory.
  await until(() => readers.reads > READ_ONCE, '公开的读', HEALED_MS);
  const before = writers.acknowledged.length;
  await until(() => writers.acknowledged.length > before + 10, '写入', HEALED_MS);
  const first = writers.acknowledged.length - 1;
  const { reads, failed } = readers;
  const old = await cluster.leader();
  const mend = FAULTS[kind](old);
  let next = null;
  const hasMoved = async () => {
    next = await cluster.leader();
    return next !== null && next !== old;
  };
  await until(hasMoved, '另一台成为主库', HEALED_MS);
  const atTakeover = writers.acknowledged.length;
  await until(() => writers.acknowledged.length > atTakeover + 10, '写入', HEALED_MS);
  await delay(CALM_MS);
  const seconds = longestPause(writers.times.slice(first));
  mend();
  await until(() => cluster.isWhole(), '旧的主库重新加入', HEALED_MS);
  const acknowledged = [...writers.acknowledged];
  const leader = await cluster.leader();
  const found = compare(acknowledged, await storedTitles(cluster.urlOf(leader, 'kaichuang')));
  return {
    kind,
    seconds,
    writes: acknowledged.length - first,
    ...found,
    reads: readers.reads - reads,
    unread: readers.failed - failed,
  };
}

export async function failover(cluster, people, count, say) {
  const kinds = KINDS.filter((kind) => kind !== 'disk' || isRoot);
  if (!isRoot) say('没有挂载的权限，不试磁盘写满。');
  const ends = cluster.members.map(watchDisk);
  const rounds = [];
  try {
    for (let number = 0; number < count; number += 1) {
      const kind = kinds[number % kinds.length];
      const done = await round(cluster, people, kind);
      rounds.push(done);
      say(
        `第 ${number + 1} 轮 ${KIND_NAMES[kind]}：${done.seconds.toFixed(1)} 秒，丢失 ${done.lost}，重复 ${done.doubled}，没有读到 ${done.unread}`,
      );
    }
  } finally {
    for (const end of ends) end();
  }
  return rounds;
}
