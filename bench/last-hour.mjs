// npm run bench -- last-hour: the last hour of a window, played in small. So many people sign in, finish a draft
// and file it, most of them in the last minutes, on the real service with a PostgreSQL of its own.
//   PEOPLE=600   SECONDS=120
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startDemoService } from '../scripts/support/demo-service.mjs';
import { loadMeasures } from './load-measures.mjs';
import { processSeconds } from './process-time.mjs';
import { PASSWORD } from './sign-in.mjs';

const PEOPLE = Number(process.env.PEOPLE ?? 600);
const SECONDS = Number(process.env.SECONDS ?? 120);
/** Nobody starts in these last seconds, so that those who have started can finish. */
const GRACE_S = 10;
const SAVES = 6;
const TRIES = 5;
const THINKING_MS = [400, 1600];
const PUT_OFF = [429, 503];
const APPLY = '/prod-api/cms/apply';

const between = ([from, to]) => from + Math.random() * (to - from);
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Half of all people come in the last quarter of the hour: the density grows towards the end. */
const arrivals = () =>
  Array.from({ length: PEOPLE }, () => Math.sqrt(Math.random()) ** 0.8 * (SECONDS - GRACE_S) * 1000).sort(
    (a, b) => a - b,
  );

/**
 * One person's browser: records every answer under its `act`, and repeats a request that was put off (429, 503) after
 * its Retry-After.
 */
function browserOf(origin, person, seen) {
  const address = `10.${(person >> 16) & 255}.${(person >> 8) & 255}.${person & 255}`;
  let headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const send = async (act, method, path, body, tries = 0) => {
    const from = performance.now();
    const reply = await fetch(origin + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    seen.push({ act, status: reply.status, ms: performance.now() - from, at: from });
    if (PUT_OFF.includes(reply.status) && tries < TRIES) {
      await wait(Number(reply.headers.get('retry-after') ?? 1) * 1000 * (0.5 + Math.random()));
      return send(act, method, path, body, tries + 1);
    }
    return {
      status: reply.status,
      data: reply.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
    };
  };
  const signIn = async (username) => {
    const { status, data } = await send('登录', 'POST', '/prod-api/auth/login', {
      username,
      password: PASSWORD,
    });
    if (status === 200) headers = { ...headers, authorization: `Bearer ${data.data.access_token}` };
    return status === 200;
  };
  return { send, signIn };
}

/** All requests of one applicant, from opening the site to the receipt. Returns `filed`, or the step that failed. */
async function finishAndFile(origin, person, seen) {
  const { send, signIn } = browserOf(origin, person.place, seen);
  const think = () => wait(between(THINKING_MS));
  await send('打开首页', 'GET', '/');
  if (!(await signIn(person.login))) return 'signIn';
  await send('本人信息', 'GET', '/prod-api/system/user/getInfo');
  await send('我的项目', 'GET', `${APPLY}/myList`);
  const read = await send('打开申报书', 'GET', `${APPLY}/${person.id}`);
  let { version } = read.data.data;
  for (let turn = 0; turn < SAVES; turn += 1) {
    await think();
    const change = { path: 'base.title', base: null, value: `${person.login} 的项目，第 ${turn + 1} 稿` };
    const saved = await send('保存一处', 'PATCH', `${APPLY}/${person.id}/draft`, {
      changes: [change],
      resolve: [change.path],
    });
    version = saved.data.data?.version ?? version;
  }
  await think();
  const filed = await send('提交', 'POST', `${APPLY}/${person.id}/submit`, { version });
  if (filed.status !== 200) return `submit ${filed.status}`;
  await send('回执', 'GET', `${APPLY}/${person.id}/receipt`);
  return 'filed';
}

const ACTS = ['打开首页', '登录', '本人信息', '我的项目', '打开申报书', '保存一处', '提交', '回执'];

/** How long one kind of call took, and how many were put off (429, 503) or failed. */
const callRow = (act, seen) => {
  const answers = seen.filter((one) => one.act === act);
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const putOff = answers.filter(({ status }) => PUT_OFF.includes(status)).length;
  const failed = answers.filter(({ status }) => status >= 400).length - putOff;
  return { act, count: answers.length, p50: at(times, 0.5), p99: at(times, 0.99), putOff, failed };
};

/** For each tenth of the run: how many people signed in and filed, and how many calls were unanswered at its end. */
const tenthsOf = (seen, from, length) =>
  Array.from({ length: 10 }, (_, tenth) => {
    const [begin, end] = [from + (tenth * length) / 10, from + ((tenth + 1) * length) / 10];
    const within = (ms) => ms >= begin && ms < end;
    const done = (act) =>
      seen.filter((one) => one.act === act && one.status === 200 && within(one.at + one.ms));
    return {
      signedIn: done('登录').length,
      filed: done('提交').length,
      waiting: seen.filter((one) => one.at < end && one.at + one.ms >= end).length,
    };
  });

async function play(origin, people) {
  const seen = [];
  const from = performance.now();
  const ends = await Promise.all(
    arrivals().map(async (ms, place) => {
      await wait(ms);
      return finishAndFile(origin, { ...people[place], place }, seen);
    }),
  );
  return { ends, seen, from, length: performance.now() - from };
}

/**
 * @returns calls and tenths of the time, people who filed according to the answers (fewer in the database is an error),
 * and what one filed application cost: processor seconds of service and database, requests, bytes of each table.
 */
export async function lastHour() {
  const { startOwnPostgres, prepareLastHour, lastHourKeys, heldBy } = await loadMeasures({
    startOwnPostgres: 'tests/support/startOwnPostgres.ts',
    'prepare-last-hour': 'tests/support/measure/prepare-last-hour.ts',
  });
  const directory = mkdtempSync(join(tmpdir(), 'kaichuang-last-hour-'));
  const postgres = await startOwnPostgres({ isFlushing: true });
  try {
    const people = await prepareLastHour(postgres.url, directory, PEOPLE);
    const service = await startDemoService({ DATABASE_URL: postgres.url, ...lastHourKeys });
    try {
      const used = () => [processSeconds(service.pid), processSeconds(postgres.pid())];
      const [before, cpu] = [await heldBy(postgres.url), used()];
      const { ends, seen, from, length } = await play(service.origin, people);
      const [after, cpuAfter] = [await heldBy(postgres.url), used()];
      const filed = ends.filter((end) => end === 'filed').length;
      if (after.filed < filed) throw new Error(`${filed} were told that they filed; ${after.filed} have.`);
      const each = (amount) => amount / filed;
      return {
        people: PEOPLE,
        seconds: length / 1000,
        filed,
        others: ends.filter((end) => end !== 'filed'),
        calls: ACTS.map((act) => callRow(act, seen)),
        tenths: tenthsOf(seen, from, length),
        cost: {
          service: each(cpuAfter[0] - cpu[0]),
          database: each(cpuAfter[1] - cpu[1]),
          requests: each(seen.length),
          bytes: Object.fromEntries(
            Object.entries(after.tables).map(([name, bytes]) => [name, each(bytes - before.tables[name])]),
          ),
        },
      };
    } finally {
      await service.stop();
    }
  } finally {
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
