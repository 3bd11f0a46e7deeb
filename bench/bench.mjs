// npm run bench: builds, starts the real service with demo data on a directory of its own, measures, and writes
// docs/performance.md. Figures of one run belong together: trust the ratios, not the absolute speeds.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addToHistory, historyTable, testMinutes } from '../scripts/bench-history.mjs';
import { startDemoService } from '../scripts/support/demo-service.mjs';
import { browserRatios } from './browser-ratios.mjs';
import { capacityReport } from './capacity.mjs';
import { chainRows } from './chain-rate.mjs';
import { databaseRows } from './database-rates.mjs';
import { interactions } from './interactions.mjs';
import { lastHour } from './last-hour.mjs';
import { pageWeights } from './page-weight.mjs';
import { ratioTable } from './ratio-rows.mjs';
import { requestCosts } from './request-cost.mjs';
import { requestRates } from './request-rate.mjs';
import { isMet, rowCosts, rowSection, withSection } from './row-costs.mjs';
import { signInRates } from './sign-in-rate.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PERFORMANCE = join(ROOT, 'docs/performance.md');
const KIB = 1024;
const GROWTH_GOAL = 0.05;
/** Load average above which another program is at work and would distort the figures. */
const IDLE_LOAD = 0.5;

const run = async (args) => {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}.`);
};

const searchTimes = () =>
  JSON.parse(execFileSync(process.execPath, ['bench/search-times.mjs'], { cwd: ROOT, encoding: 'utf8' }));

const listBuffers = () => {
  const measured = execFileSync(process.execPath, ['bench/list-buffers.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const { sizes, lists } = JSON.parse(measured);
  const bad = lists.at(-1);
  if (exponentOf(bad.buffers, sizes) <= GROWTH_GOAL)
    throw new Error(`${bad.name} meets the goal: it measures nothing.`);
  return { sizes, lists };
};

/** Growth exponent: 0 if the work does not depend on the number of rows, 1 if it is proportional to it. */
const exponentOf = ([few, many], [from, to]) => Math.log(many / few) / Math.log(to / from);
const count = (number) => number.toLocaleString('en-US');

const today = new Date().toISOString().slice(0, 10);
const absentOf = (searches) => searches.find(({ found }) => found === 0)?.medianMs ?? Number.NaN;

const figuresOf = ({ weights: { weights }, rates, search: { searches }, lists: { sizes, lists } }) => {
  const [bare, , open, mine] = rates;
  const kib = (at) => Math.round(weights[at].bytes / KIB);
  const ratio = ({ perSecond }) => (perSecond / bare.perSecond).toFixed(3);
  const slowest = Math.max(...searches.map(({ medianMs }) => medianMs)) / absentOf(searches);
  // The last list is the deliberately bad twin and does not count.
  const growth = Math.max(...lists.slice(0, -1).map(({ buffers }) => exponentOf(buffers, sizes)));
  return {
    day: today,
    cores: cpus().length,
    home: kib(0),
    form: kib(2),
    open: ratio(open),
    mine: ratio(mine),
    search: slowest.toFixed(1),
    growth: growth.toFixed(3),
    tests: testMinutes(join(ROOT, 'dist/test-times.json')),
  };
};

/** `measured`: the results of each part, by the name of the part. */
const report = (measured, load, history) => {
  const { rates, costs, browser, fingers, database, chain, signIns, rows: costsOfRows } = measured;
  const { weights, languages } = measured.weights;
  const { rows, searches } = measured.search;
  const { sizes, lists } = measured.lists;
  const [bare] = rates;
  const absent = absentOf(searches);
  const share = (languages.ratio - 1) * 100;
  return `# 性能

由 \`npm run bench\` 在一次运行中测得并写入，最近一次：${today}，${cpus().length} 核，Node ${process.version}，开始时平均负载 ${load.toFixed(1)}（空闲的机器接近 0）。绝对速度随机器和它的负载而变，可比的是同一次运行里的比值。

## 首次打开要下载的脚本

真实服务、空缓存、Chromium 收到的字节（brotli）。

| 页面 | KiB | 请求数 |
|---|---:|---:|
${weights.map(({ page, bytes, requests }) => `| ${page} | ${Math.round(bytes / KIB)} | ${requests} |`).join('\n')}

语言：构建里有 ${languages.packs} 个语言包。中文首页下载其中 ${languages.chinese.length} 个，英文首页下载 ${languages.english.length} 个（${languages.english.join('、')}），共 ${Math.round(languages.englishBytes / KIB)} KiB。首页脚本只多出各包的文件名：带全部语言与一个语言包都没有相比，字节之比 ${languages.ratio.toFixed(4)}（多 ${share.toFixed(2)} %，每种语言 ${(share / languages.packs).toFixed(3)} %）。

## 每秒请求数

同一次运行、20 个连接、5 秒；“裸处理”发送与“我的申报”相同的字节，不查数据库、不验身份。

| 对象 | 请求/秒 | 与 node:http 之比 |
|---|---:|---:|
${rates.map(({ name, perSecond }) => `| ${name} | ${Math.round(perSecond)} | ${(perSecond / bare.perSecond).toFixed(3)} |`).join('\n')}

## 一次回答的处理器时间

同一次运行里轮流测量，取中位数；与旁边一个空的 Fastify 回答之比。最后一行是故意的笨办法，它必须达不到目标，否则这张表量不出什么。

| 回答 | 微秒 | 与 Fastify 之比 | 目标 |
|---|---:|---:|---:|
${costs.map(({ name, micros, ratio, goal }) => `| ${name} | ${micros.toFixed(0)} | ${ratio.toFixed(2)} | ${goal} |`).join('\n')}

## 浏览器里

同一次运行里轮流打开，空缓存，宽 412 像素，处理器慢 4 倍，取中位数；慢的 4G 是往返 150 毫秒、下行 1.6 Mbit/s。旁边是用 GOV.UK 自己的样式写的一页政策，和构建好的 ant-design-pro 6.0.3 的登录页（\`ANT_DESIGN_PRO\` 写明它的 dist 目录，没有时省去相应的行）。“控件可用”是应用自己的控件第一次出现的时刻。“对照”必须达不到目标。

${ratioTable([...browser, ...fingers])}

## 全站搜索

${rows.toLocaleString('en-US')} 份生成的文档，内置数据库，每个词 25 次。命中超过 200 条时只数到 200。最后一列与一份也找不到的词相比，机器忙时看这一列。

| 搜索词 | 命中 | 中位数（毫秒） | 最慢（毫秒） | 中位数之比 |
|---|---:|---:|---:|---:|
${searches.map(({ keyword, found, medianMs, slowestMs }) => `| ${keyword} | ${found} | ${medianMs.toFixed(1)} | ${slowestMs.toFixed(1)} | ${(medianMs / absent).toFixed(1)} |`).join('\n')}

## 公开列表随行数的增长

同一个接口在 ${sizes.map(count).join(' 行与 ')} 行生成数据上，一次调用的全部语句读过的缓冲块（8 KiB，命中与读取之和，\`EXPLAIN (ANALYZE, BUFFERS)\`），与机器快慢无关。增长指数 = log(块数之比) / log(行数之比)，目标不超过 ${GROWTH_GOAL}。最后一行是故意的笨办法，它必须达不到目标，否则这张表量不出什么。

| 列表 | ${sizes.map((size) => `${count(size)} 行`).join(' | ')} | 增长指数 |
|---|${sizes.map(() => '---:').join('|')}|---:|
${lists.map(({ name, buffers }) => `| ${name} | ${buffers.join(' | ')} | ${exponentOf(buffers, sizes).toFixed(3)} |`).join('\n')}

## 与 PostgreSQL 自己相比

同一次运行里轮流测量，系统的 PostgreSQL（照常落盘），取中位数。“对照”是故意的笨办法，必须达不到目标。

${ratioTable([...database, ...chain, ...signIns])}

${rowSection(costsOfRows, load)}
${readFileSync(join(ROOT, 'bench/limits.md'), 'utf8')}
## 历次

每次 \`npm run bench\` 加一行，全部在 [performance-history.csv](performance-history.csv)；测试的时间取自最近一次完整的 \`npm test\`。

${historyTable(history)}
`;
};

/**
 * Each part can be run alone with `npm run bench -- --part costs`: its figures are then only printed (`rows` writes
 * them with --write).
 */
const PARTS = {
  weights: ({ origin }) => pageWeights(origin),
  rates: ({ origin }) => requestRates(origin),
  costs: ({ origin, pid }) => requestCosts(origin, pid),
  browser: ({ origin }) => browserRatios(origin),
  fingers: ({ origin }) => interactions(origin),
  search: searchTimes,
  lists: listBuffers,
  database: databaseRows,
  chain: chainRows,
  signIns: ({ origin }) => signInRates(origin),
  rows: rowCosts,
};
/** These parts start a database of their own, so no demo service is started when one of them runs alone. */
const ALONE = ['search', 'lists', 'database', 'chain', 'rows'];
/** These run the sources themselves, so nothing is built when one of them runs alone. */
const UNBUILT = ALONE.filter((name) => name !== 'database');

/** `npm run bench -- last-hour`: plays the last hour of a window, and nothing else, and writes docs/capacity.md. */
async function playLastHour() {
  await run(['scripts/start.mjs', '--build-only']);
  const seen = await lastHour();
  console.table(seen.calls);
  console.table(seen.tenths);
  const limits = readFileSync(join(ROOT, 'bench/capacity-limits.md'), 'utf8');
  writeFileSync(join(ROOT, 'docs/capacity.md'), capacityReport(seen) + limits);
}

if (process.argv.includes('last-hour')) {
  await playLastHour();
  process.exit();
}

const part = process.argv.includes('--part') ? process.argv[process.argv.indexOf('--part') + 1] : null;
if (part !== null && !(part in PARTS)) {
  console.error(`--part takes one of ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
const isForced = process.argv.includes('--force');
const [load = 0] = loadavg();
if (load > IDLE_LOAD && part === null && !isForced) {
  console.error(
    `The load is ${load.toFixed(1)}: another program is at work, and its figures would be ours. Wait for ${IDLE_LOAD}, or say --force.`,
  );
  process.exit(1);
}
const isServed = part === null || !ALONE.includes(part);
if (!UNBUILT.includes(part)) await run(['scripts/start.mjs', '--build-only']);
const service = isServed ? await startDemoService() : { stop: () => undefined };
try {
  const measured = {};
  for (const name of part === null ? Object.keys(PARTS) : [part]) {
    const found = await PARTS[name](service);
    const { weights, searches, lists } = found;
    console.table((weights ?? searches ?? lists ?? found).map(({ scripts, ...row }) => row));
    measured[name] = found;
  }
  if (part === null) {
    const history = addToHistory(join(ROOT, 'docs/performance-history.csv'), figuresOf(measured));
    writeFileSync(PERFORMANCE, report(measured, load, history));
  } else if (part === 'rows') {
    // Counts are the same on a busy machine, so this section can be written alone.
    const { rows } = measured;
    if (process.argv.includes('--write'))
      writeFileSync(PERFORMANCE, withSection(readFileSync(PERFORMANCE, 'utf8'), rowSection(rows, load)));
    if (!isMet(rows)) process.exitCode = 1;
  }
  if (part !== null && load > IDLE_LOAD)
    console.warn(`The load was ${load.toFixed(1)}: trust nothing but counts.`);
} finally {
  await service.stop();
}
