// npm run bench: builds, starts the real service with demo data on a directory of its own, measures, and writes
// docs/performance.md. Figures of one run belong together: trust the ratios, not the absolute speeds.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageWeights } from './page-weight.mjs';
import { requestRates } from './request-rate.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const KIB = 1024;

const run = async (args) => {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}.`);
};

const startService = async (dataDir) => {
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  await new Promise((done, fail) => {
    child.stdout.on('data', (chunk) => {
      text += chunk;
      if (text.includes('按 Ctrl+C 停止')) done();
    });
    child.once('exit', (code) => fail(new Error(`The service ended with ${code}:\n${text}`)));
  });
  return { child, origin: /http:\/\/[\w.]+:\d+/.exec(text)?.[0] ?? '' };
};

const searchTimes = () =>
  JSON.parse(execFileSync(process.execPath, ['scripts/search-times.mjs'], { cwd: ROOT, encoding: 'utf8' }));

const report = (weights, rates, { rows, searches }) => {
  const [bare] = rates;
  return `# 性能

由 \`npm run bench\` 在一次运行中测得并写入，最近一次：${new Date().toISOString().slice(0, 10)}，${cpus().length} 核，Node ${process.version}。绝对速度随机器而变，可比的是比值。

## 首次打开要下载的脚本

真实服务、空缓存、Chromium 收到的字节（brotli）。

| 页面 | KiB | 请求数 |
|---|---:|---:|
${weights.map(({ page, bytes, requests }) => `| ${page} | ${Math.round(bytes / KIB)} | ${requests} |`).join('\n')}

## 每秒请求数

同一次运行、20 个连接、5 秒；“裸处理”发送与“我的申报”相同的字节，不查数据库、不验身份。

| 对象 | 请求/秒 | 与 node:http 之比 |
|---|---:|---:|
${rates.map(({ name, perSecond }) => `| ${name} | ${Math.round(perSecond)} | ${(perSecond / bare.perSecond).toFixed(3)} |`).join('\n')}

## 全站搜索

${rows.toLocaleString('en-US')} 份生成的文档，内置数据库，每个词 25 次。命中超过 200 条时只数到 200。

| 搜索词 | 命中 | 中位数（毫秒） | 最慢（毫秒） |
|---|---:|---:|---:|
${searches.map(({ keyword, found, medianMs, slowestMs }) => `| ${keyword} | ${found} | ${medianMs.toFixed(1)} | ${slowestMs.toFixed(1)} |`).join('\n')}
`;
};

const dataDir = mkdtempSync(join(tmpdir(), 'kaichuang-bench-'));
await run(['scripts/start.mjs', '--build-only']);
const { child, origin } = await startService(dataDir);
try {
  const weights = await pageWeights(origin);
  const rates = await requestRates(origin);
  const found = searchTimes();
  writeFileSync(join(ROOT, 'docs/performance.md'), report(weights, rates, found));
  console.table(weights);
  console.table(rates);
  console.table(found.searches);
} finally {
  child.kill('SIGTERM');
  await once(child, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}
