// How many filings a second one chain of receipts and of audit takes. Each filing names the one before, so they follow
// each other, however many replicas there are and however large the machine: what counts is for how much of a filing
// everybody else waits. What all can do who queue for one row of PostgreSQL is printed beside it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadMeasures } from './load-measures.mjs';
import { middle, pgbench, ROUNDS, transactions } from './pgbench.mjs';
import { withMissedTwins } from './ratio-rows.mjs';

/** Changed by each, and on the disk before the next may change it. */
const ONE_ROW = 'update pgbench_branches set bbalance = bbalance + 1 where bid = 1;\n';
/** Of a filing, what others may be kept waiting by it; the rest goes on beside theirs. */
const GOAL = 0.5;

const share = ({ holdMs, wholeMs }) => holdMs / wholeMs;
/** While one after the other has the end of the chain. */
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

/** The row, its known-bad twin, and the figures behind them. */
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
