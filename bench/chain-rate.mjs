// How many filings per second one chain of receipts and one audit chain can take. Each filing refers to the one before,
// so filings follow one another, however many replicas there are and however large the machine: what matters is the
// share of a filing's time during which all others wait. The rate at which as many clients update one row of PostgreSQL
// is printed for comparison.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadMeasures } from './load-measures.mjs';
import { middle, pgbench, ROUNDS, transactions } from './pgbench.mjs';
import { withMissedTwins } from './ratio-rows.mjs';

/** Every client updates the same row, and each update must be on disk before the next can start. */
const ONE_ROW = 'update pgbench_branches set bbalance = bbalance + 1 where bid = 1;\n';
/** Largest share of a filing's time for which it may keep others waiting; the rest runs in parallel with theirs. */
const GOAL = 0.5;

const share = ({ holdMs, wholeMs }) => holdMs / wholeMs;
/** Upper limit of filings per second, because only one at a time can hold the end of the chain. */
const atMost = ({ holdMs }) => 1000 / holdMs;

async function chainRates() {
  const measures = await loadMeasures({
    'measure-chain': 'tests/support/measure/measure-chain.ts',
    startOwnPostgres: 'tests/support/startOwnPostgres.ts',
  });
  const directory = mkdtempSync(join(tmpdir(), 'kaichuang-chain-'));
  const postgres = await measures.startOwnPostgres({ isFlushing: true });
  try {
    const { bin, url } = postgres;
    const script = join(directory, 'one-row.sql');
    writeFileSync(script, ONE_ROW);
    const filings = await measures.chainRates(url, directory);
    pgbench(bin, url, ['-i', '-q', '-s', '1']);
    const queue = ['-M', 'prepared', '-c', String(measures.FILERS), '-f', script];
    const oneRow = middle(Array.from({ length: ROUNDS }, () => transactions(bin, url, queue)));
    return { ...filings, oneRow };
  } finally {
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Returns the row and its known-bad twin, and prints the figures behind them. */
export const chainRows = async () => {
  const { plain, bad, oneRow } = await chainRates();
  console.table({
    '整份提交（毫秒）': { plain: plain.wholeMs, bad: bad.wholeMs },
    '其中占住链（毫秒）': { plain: plain.holdMs, bad: bad.holdMs },
    一条链每秒至多: { plain: atMost(plain), bad: atMost(bad) },
    '八人同时，一个进程，每秒提交': { plain: plain.perSecond, bad: bad.perSecond },
    'pgbench 八人改同一行，每秒': { plain: oneRow },
  });
  const row = { goal: GOAL, isLeast: false };
  return withMissedTwins([
    { ...row, name: '提交：占住链的时间 ÷ 整份提交', ratio: share(plain) },
    { ...row, name: '对照：读申报之前就占住链', ratio: share(bad), isTwin: true },
  ]);
};
