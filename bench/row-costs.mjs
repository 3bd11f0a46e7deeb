// What each call of the contract costs with a small and with a full period: counts, which do not depend on the load of
// the machine, and the longest time for which the call keeps everybody else waiting. The last row is deliberately slow
// and must fail.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadMeasures } from './load-measures.mjs';

const SIZES = (process.env.SIZES ?? '200,20000').split(',').map(Number);
const HOLD_MS = 50;
const PAGE_GROWTH = 0.1;
/** Below this many blocks, the growth shows whether a small table is read whole or by its index, not how it scales. */
const BLOCKS_MIN = 64;
const SETTINGS = [
  'shared_preload_libraries=pg_stat_statements',
  'max_wal_size=4GB',
  'default_toast_compression=lz4',
];

const costsWith = async ({ measureRows, startOwnPostgres }, applications) => {
  const directory = mkdtempSync(join(tmpdir(), 'kaichuang-rows-'));
  const postgres = await startOwnPostgres({ settings: SETTINGS });
  try {
    return await measureRows(postgres.url, directory, applications);
  } finally {
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  }
};

const growthOf = (few, many) =>
  Math.log(Math.max(1, many) / Math.max(1, few)) / Math.log(SIZES[1] / SIZES[0]);
const failsOf = ({ holdMs, isPage, growth, buffers }) => [
  ...(holdMs > HOLD_MS ? ['时间'] : []),
  ...(isPage && growth > PAGE_GROWTH && buffers > BLOCKS_MIN ? ['增长'] : []),
];

export async function rowCosts() {
  const measures = await loadMeasures({
    'measure-rows': 'tests/support/measure/measure-rows.ts',
    startOwnPostgres: 'tests/support/startOwnPostgres.ts',
  });
  const few = new Map((await costsWith(measures, SIZES[0])).map((cost) => [cost.key, cost]));
  const rows = (await costsWith(measures, SIZES[1])).map((cost) => {
    const before = few.get(cost.key)?.buffers ?? 0;
    const seen = { ...cost, before, growth: growthOf(before, cost.buffers) };
    return { ...seen, fails: failsOf(seen) };
  });
  const twin = rows.pop();
  if (twin.fails.length < 2)
    throw new Error(`${twin.key} fails only ${twin.fails}: the table measures nothing.`);
  return [...rows, twin];
}

const rowTable = (rows) => {
  const count = (number) => number.toLocaleString('en-US');
  const [small, large] = SIZES.map(count);
  const line = ({ key, who, status, statements, before, buffers, growth, bytes, holdMs, fails }) =>
    `| ${key} | ${who ?? '访客'} | ${status} | ${statements} | ${before} | ${buffers} | ${growth.toFixed(2)} | ${count(bytes)} | ${holdMs.toFixed(0)} | ${fails.join('、')} |`;
  return [
    `| 接口 | 谁 | 回答 | 语句 | 块（${small} 份） | 块（${large} 份） | 增长指数 | 字节 | 占住（毫秒） | 未达到 |`,
    '|---|---|---:|---:|---:|---:|---:|---:|---:|---|',
    ...rows.map(line),
  ].join('\n');
};

export const isMet = (rows) => rows.slice(0, -1).every(({ fails }) => fails.length === 0);

const TITLE = '## 每个接口的代价';

export const rowSection = (rows, load) => `${TITLE}

契约的每一行由它自己的样本调用一次（\`tests/support/endpoint-samples.ts\`，新的一行自动在内）：一次在 ${SIZES[0]} 份申报的库上，一次在整个批次上：${SIZES[1].toLocaleString('en-US')} 份申报、四分之一的人、三倍的评审、十倍的附件、五十倍的浏览。语句与缓冲块由 \`pg_stat_statements\` 数出，与机器快慢无关；“占住”是事件循环最长的一次停顿，不多于主线程为它用掉的处理器时间，读取的接口三次里取最短的一次（测时平均负载 ${load.toFixed(1)}，别的程序只会使它变长），目标不超过 ${HOLD_MS} 毫秒；分页的接口超过 ${BLOCKS_MIN} 块的，增长指数不超过 ${PAGE_GROWTH}。写入的接口以空的正文调用，多数在核对输入时就被拒绝（400）。最后一行是故意的笨办法，它必须两项都达不到，否则这张表量不出什么。

${rowTable(rows)}

`;

/** The document with this section in place of the previous one or, if there was none, before the closing part. */
export const withSection = (text, section) => {
  const from = text.indexOf(TITLE);
  const closing = text.indexOf('\n## 没有达到的目标') + 1;
  const [begin, end] = from < 0 ? [closing, closing] : [from, text.indexOf('\n## ', from) + 1];
  return text.slice(0, begin) + section + text.slice(end);
};
