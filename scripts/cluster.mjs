// npm run cluster: etcd and three PostgreSQL under Patroni on this machine, until Ctrl-C.   -- failover [rounds]
// stops the leader again and again while people write, and measures the pauses   -- site [replicas]     runs the whole
// site on them, with this many service processes behind nginx
import { mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { Cluster } from './cluster/cluster.mjs';
import { failover, mountDisk, unmountDisk } from './cluster/failover.mjs';
import { isKept, readOrder, tableOf } from './cluster/order.mjs';
import { answeredBy, Readers } from './cluster/readers.mjs';
import { openSite } from './cluster/site.mjs';
import { freePort, until } from './cluster/waiting.mjs';
import { Writers } from './cluster/writers.mjs';
import { SIGNALS } from './support/child.mjs';

const START_MS = 180_000;
const INTERRUPTED = 130;
const say = (line) => console.log(line);
/** What was started, to be stopped in reverse order. */
const ends = [];
const interrupted = new Promise((done) => {
  for (const signal of SIGNALS) process.on(signal, () => done(INTERRUPTED));
});

async function makeDatabase(cluster) {
  await until(() => cluster.isWhole(), '三台都在', START_MS);
  const client = new pg.Client({ connectionString: cluster.urlOf(await cluster.leader(), 'postgres') });
  await client.connect();
  await client.query(`create role kaichuang login password '${cluster.password}'`);
  await client.query('create database kaichuang owner kaichuang');
  await client.end();
}

async function measure(cluster, rounds, folder) {
  const { buildServer } = await import('./build/build-server.mjs');
  const { startDemoService } = await import('./support/demo-service.mjs');
  await buildServer();
  const metricsPort = await freePort();
  const service = await startDemoService(
    { DATABASE_URL: cluster.url, DATABASE_READ_URL: cluster.readUrl, METRICS_PORT: String(metricsPort) },
    openSync(join(folder, 'service.log'), 'a'),
  );
  ends.push(() => service.stop());
  const writers = new Writers(service.origin);
  const readers = new Readers(service.origin);
  ends.push(() => Promise.all([writers.end(), readers.end()]));
  const done = await failover(cluster, { writers, readers }, rounds, say);
  say(tableOf(done));
  const { standby, leader } = await answeredBy(`http://127.0.0.1:${metricsPort}/metrics`);
  say(
    `公开的读到了数据库的语句：备机 ${standby}，主库 ${leader}；最慢的一次读 ${(readers.slowestMs / 1000).toFixed(1)} 秒，因繁忙被拒绝 ${readers.refused} 次。`,
  );
  return done.every(isKept) ? 0 : 1;
}

async function run({ rounds, replicas }) {
  const folder = mkdtempSync(join(tmpdir(), 'kaichuang-cluster-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const prepareDisk = (path) => {
    if (rounds === 0) return mkdirSync(path);
    mountDisk(path);
    ends.splice(1, 0, () => unmountDisk(path));
  };
  const cluster = new Cluster(folder);
  ends.push(() => cluster.stop());
  say(`正在启动 etcd 与三台 PostgreSQL，日志在 ${folder} ……`);
  await cluster.start(prepareDisk);
  await makeDatabase(cluster);
  say(`DATABASE_URL=${cluster.url}`);
  say(`DATABASE_READ_URL=${cluster.readUrl}`);
  if (rounds > 0) return measure(cluster, rounds, folder);
  if (replicas > 0) {
    const log = openSync(join(folder, 'service.log'), 'a');
    const { origin, ports } = await openSite(cluster, { replicas, folder, log, ends });
    say(`网站在 ${origin}，后面是 ${ports.length} 个副本：${ports.join('、')}`);
  }
  say('按 Ctrl+C 停止，数据随之删除。');
  return interrupted;
}

const order = readOrder(process.argv.slice(2));
if (order === null) {
  console.error('用法：npm run cluster [-- failover [轮数] | site [副本数]]，默认 20 轮、3 个副本');
  process.exit(2);
}
const code = await Promise.race([run(order), interrupted]).catch((error) => {
  console.error(error);
  return 1;
});
for (const end of ends.reverse()) await end();
// Exits explicitly, because an interrupted measurement would keep waiting.
process.exit(code);
