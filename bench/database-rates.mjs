// Compares the service with PostgreSQL's own rates, measured alternately in one run: lists per second with the same
// query in pgbench, saves of a draft per second with pgbench's short transaction, and the WAL bytes of a filing with
// the bytes of its rows. Each row has its known-bad twin beside it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startDemoService } from '../scripts/support/demo-service.mjs';
import { loadMeasures } from './load-measures.mjs';
import { middle, pgbench, ROUNDS, SECONDS, transactions } from './pgbench.mjs';
import { withMissedTwins } from './ratio-rows.mjs';
import { signIn } from './sign-in.mjs';

const READERS = 10;
const LOGIN = 'shenzhiyao';
const SCALE = 10;
const FIELDS_OF_TWIN = 10;
const APPLY = '/prod-api/cms/apply';

const answers = async (options) => {
  const { non2xx, errors, requests } = await autocannon({ duration: SECONDS, ...options });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} answers of ${options.url} were no success.`);
  return requests.average;
};

/** Saves one field again and again, each time with a new value, so that every save changes something. */
const saving = (origin, headers, id) => {
  let turn = 0;
  const setupRequest = (request) => {
    turn += 1;
    const change = { path: 'base.title', base: null, value: `保存第 ${turn} 次` };
    return { ...request, body: JSON.stringify({ changes: [change], resolve: [change.path] }) };
  };
  return {
    url: `${origin}${APPLY}/${id}/draft`,
    headers: { ...headers, 'content-type': 'application/json' },
    requests: [{ method: 'PATCH', setupRequest }],
    connections: 1,
  };
};

async function rates(postgres, service, listStatement) {
  const { bin, url } = postgres;
  const headers = await signIn(service.origin);
  const list = `${service.origin}${APPLY}/myList`;
  const { rows } = await fetch(list, { headers }).then((reply) => reply.json());
  const draft = rows.find(({ status }) => status === 'draft');
  const script = join(mkdtempSync(join(tmpdir(), 'kaichuang-pgbench-')), 'list.sql');
  writeFileSync(script, `${await listStatement(url, LOGIN)};\n`);
  pgbench(bin, url, ['-i', '-q', '-s', String(SCALE)]);
  const each = rows.map(({ id }) => ({ method: 'GET', path: `${APPLY}/${id}` }));
  const seen = { list: [], apart: [], query: [], save: [], short: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const readers = { headers, connections: READERS };
    seen.list.push(await answers({ url: list, ...readers }));
    seen.apart.push((await answers({ url: service.origin, requests: each, ...readers })) / rows.length);
    seen.query.push(transactions(bin, url, ['-M', 'prepared', '-c', String(READERS), '-f', script]));
    seen.save.push(await answers(saving(service.origin, headers, draft.id)));
    seen.short.push(transactions(bin, url, ['-N', '-c', '1']));
  }
  rmSync(join(script, '..'), { recursive: true, force: true });
  return Object.fromEntries(Object.entries(seen).map(([name, figures]) => [name, middle(figures)]));
}

/**
 * The ratio must be at least the goal where `isLeast` is true, at most the goal otherwise; the twin after each row must
 * miss it.
 */
const rowsOf = (rate, bytes) => [
  { name: '我的申报 ÷ pgbench 的同一查询', goal: 0.15, isLeast: true, ratio: rate.list / rate.query },
  { name: '对照：同一页逐份读取', goal: 0.15, isLeast: true, ratio: rate.apart / rate.query, isTwin: true },
  { name: '保存草稿 ÷ pgbench -N', goal: 0.15, isLeast: true, ratio: rate.save / rate.short },
  {
    name: '对照：十项各存一次',
    goal: 0.15,
    isLeast: true,
    isTwin: true,
    ratio: rate.save / FIELDS_OF_TWIN / rate.short,
  },
  { name: '提交：WAL ÷ 各行的字节', goal: 3, isLeast: false, ratio: bytes.plain.wal / bytes.plain.rows },
  {
    name: '对照：每次提交之前都有检查点',
    goal: 3,
    isLeast: false,
    isTwin: true,
    ratio: bytes.bad.wal / bytes.bad.rows,
  },
];

async function databaseRates() {
  const measures = await loadMeasures({
    'measure-database': 'tests/support/measure/measure-database.ts',
    startOwnPostgres: 'tests/support/startOwnPostgres.ts',
  });
  const directory = mkdtempSync(join(tmpdir(), 'kaichuang-filing-'));
  const own = await measures.startOwnPostgres({ isFlushing: true });
  let bytes;
  try {
    bytes = await measures.filingBytes(own.url, directory);
  } finally {
    await own.stop();
    rmSync(directory, { recursive: true, force: true });
  }
  const postgres = await measures.startOwnPostgres({ isFlushing: true });
  try {
    const service = await startDemoService({ DATABASE_URL: postgres.url });
    try {
      return { bytes, rate: await rates(postgres, service, measures.listStatement) };
    } finally {
      await service.stop();
    }
  } finally {
    await postgres.stop();
  }
}

export const databaseRows = async () => {
  const { bytes, rate } = await databaseRates();
  return withMissedTwins(rowsOf(rate, bytes));
};
