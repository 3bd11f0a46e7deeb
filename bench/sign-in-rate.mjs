// What sign-ins cost besides their password hash, and how much a flood of them slows others down: measured alternately
// in one run, each with its known-bad twin.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import autocannon from 'autocannon';
import { loadMeasures } from './load-measures.mjs';
import { withMissedTwins } from './ratio-rows.mjs';
import { PASSWORD, signIn } from './sign-in.mjs';

const ROUNDS = 3;
const SECONDS = 5;
const HASHES = 20;
const FLOOD = 8;
const QUIET = { connections: 4, overallRate: 80 };
/** People of the demo who sign in with a password alone. */
const LOGINS = ['shenzhiyao', 'gumingqian', 'xuyingchuan', 'luyiwei', 'linxiaoman'];
/** Hashes on the one thread that answers requests, so that everybody waits. */
const TWIN = `
  import fastify from 'fastify';
  import { hashSync } from '@node-rs/argon2';
  const app = fastify();
  app.get('/', async () => ({ hello: 'world' }));
  app.post('/', async () => ({ hash: hashSync('${PASSWORD}', { memoryCost: 19456, timeCost: 2, parallelism: 1 }) }));
  console.log(await app.listen({ port: 0, host: '127.0.0.1' }));`;

const middle = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

const fire = async (options) => {
  const { non2xx, errors, requests, latency } = await autocannon({ duration: SECONDS, ...options });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} answers of ${options.url} were no success.`);
  return { perSecond: requests.average, p99: latency.p99 };
};

/**
 * One request per person, each with the cookie of a browser that the account knows, so that the limit per address does
 * not apply.
 */
const signInRequests = async (origin) => {
  const path = '/prod-api/auth/login';
  const requests = [];
  for (const username of LOGINS) {
    const body = JSON.stringify({ username, password: PASSWORD });
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(origin + path, { method: 'POST', headers, body });
    if (!reply.ok) throw new Error(`${username}: ${reply.status}`);
    const cookie = reply.headers.getSetCookie().map((line) => line.split(';')[0]);
    requests.push({ method: 'POST', path, body, headers: { ...headers, cookie: cookie.join('; ') } });
  }
  // Each connection signs in one person only: too many simultaneous attempts from one browser would be refused.
  let connection = 0;
  const setupClient = (client) => {
    client.setRequests([requests[connection % requests.length]]);
    connection += 1;
  };
  return { url: origin, setupClient };
};

const hashSeconds = async (hashPassword) => {
  const from = process.hrtime.bigint();
  for (let turn = 0; turn < HASHES; turn += 1) await hashPassword(PASSWORD);
  return Number(process.hrtime.bigint() - from) / 1e9 / HASHES;
};

/** Ratio of the p99 latency during a flood of other requests to that without one. */
const slowedBy = async (reader, flood) => {
  const { p99: quiet } = await fire({ ...QUIET, ...reader });
  const [{ p99 }] = await Promise.all([fire({ ...QUIET, ...reader }), fire(flood)]);
  return p99 / Math.max(1, quiet);
};

async function startTwin() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', TWIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { url: String(line).trim(), stop: () => child.kill() };
}

export async function signInRates(origin) {
  const { hashPassword } = await loadMeasures({ hashPassword: 'server/crypto/password-hash.ts' });
  const flood = await signInRequests(origin);
  const list = { url: `${origin}/prod-api/cms/apply/myList`, headers: await signIn(origin) };
  const twin = await startTwin();
  const seen = { share: [], one: [], slowed: [], twin: [] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const seconds = await hashSeconds(hashPassword);
      const shareOf = async (connections) =>
        ((await fire({ ...flood, connections })).perSecond * seconds) / cpus().length;
      seen.share.push(await shareOf(FLOOD));
      seen.one.push(await shareOf(1));
      seen.slowed.push(await slowedBy(list, { ...flood, connections: FLOOD }));
      const hashing = { url: twin.url, requests: [{ method: 'POST' }], connections: FLOOD };
      seen.twin.push(await slowedBy({ url: twin.url }, hashing));
    }
  } finally {
    twin.stop();
  }
  const [share, one, slowed, bad] = [seen.share, seen.one, seen.slowed, seen.twin].map(middle);
  return withMissedTwins([
    { name: '登录/秒 × 一次散列的秒数 ÷ 核数', goal: 0.8, isLeast: true, ratio: share },
    { name: '对照：一次只登录一个', goal: 0.8, isLeast: true, ratio: one, isTwin: true },
    { name: '登录洪峰中“我的申报”的 p99 ÷ 平时', goal: 2, isLeast: false, ratio: slowed },
    { name: '对照：散列在回答请求的线程上', goal: 2, isLeast: false, ratio: bad, isTwin: true },
  ]);
}
