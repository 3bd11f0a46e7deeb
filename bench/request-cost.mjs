// Processor time of one answer compared with that of a bare Fastify hello in another process, measured alternately in
// one run: the ratio is the figure. The last row is deliberately bad: the same public list, read anew for every request
// because the reader is signed in.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { signIn } from './sign-in.mjs';

const ROUNDS = 7;
/** Enough for the engine to have compiled everything; the deliberately costly row is requested less often. */
const REQUESTS = 4000;
const COSTLY_REQUESTS = 500;
const CONNECTIONS = 10;
const DEMAND = '/prod-api/cms/open/demand';
/** A browser accepts compressed pages, so the service answers from the compressed bytes that it keeps. */
const AS_BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' };
const HELLO = `
  import fastify from 'fastify';
  const app = fastify();
  app.get('/', async () => ({ hello: 'world' }));
  console.log(await app.listen({ port: 0, host: '127.0.0.1' }));`;

/** Processor time of all threads of a process in microseconds, as counted by the scheduler. Linux only. */
const processorTime = (pid) =>
  readdirSync(`/proc/${pid}/task`)
    .map((thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]))
    .reduce((sum, time) => sum + time, 0) / 1000;

const middle = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

async function startHello() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', HELLO], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { pid: child.pid, url: String(line).trim(), stop: () => child.kill() };
}

const send = async ({ url, headers, isUnchanged }, amount) => {
  const { non2xx } = await autocannon({ url, headers, connections: CONNECTIONS, amount });
  if (non2xx !== (isUnchanged ? amount : 0)) throw new Error(`${non2xx} of ${amount} answers of ${url}`);
};

const rowsOf = async (origin, pid) => {
  const signedIn = await signIn(origin);
  const etag = (await fetch(origin + DEMAND)).headers.get('etag') ?? '';
  return [
    { name: '存活检查', goal: 1.3, path: '/health/live' },
    { name: '开放批次（公开）', goal: 1.5, path: '/prod-api/cms/period/list/open' },
    { name: '需求（公开）', goal: 1.5, path: DEMAND },
    {
      name: '需求，没有变（304）',
      goal: 1.5,
      path: DEMAND,
      headers: { 'if-none-match': etag },
      isUnchanged: true,
    },
    { name: '首页数据（公开）', goal: 1.5, path: '/prod-api/cms/open/cmsHomepage' },
    { name: '首页 HTML', goal: 1.5, path: '/', headers: AS_BROWSER },
    { name: '我的申报（登录）', goal: 6, path: '/prod-api/cms/apply/myList', headers: signedIn },
    { name: '对照：需求，每次重新读（登录）', goal: 1.5, path: DEMAND, headers: signedIn, isCostly: true },
  ].map(({ path, headers = {}, ...row }) => ({ ...row, headers, url: origin + path, pid }));
};

export async function requestCosts(origin, pid) {
  const hello = await startHello();
  try {
    const rows = [{ name: 'Fastify', goal: 1, url: hello.url, pid: hello.pid, headers: {} }];
    rows.push(...(await rowsOf(origin, pid)));
    const seen = rows.map(() => []);
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [index, row] of rows.entries()) {
        const amount = row.isCostly ? COSTLY_REQUESTS : REQUESTS;
        const before = processorTime(row.pid);
        await send(row, amount);
        // The first round only warms up.
        if (round > 0) seen[index].push((processorTime(row.pid) - before) / amount);
      }
    const [bare] = seen.map(middle);
    const costs = rows.map(({ name, goal }, index) => {
      const micros = middle(seen[index]);
      return { name, goal, micros, ratio: micros / bare };
    });
    const bad = costs.at(-1);
    if (bad.ratio <= bad.goal) throw new Error(`${bad.name} meets the goal: it measures nothing.`);
    return costs;
  } finally {
    hello.stop();
  }
}
