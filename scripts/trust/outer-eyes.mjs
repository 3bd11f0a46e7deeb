import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemoService } from '../support/demo-service.mjs';
import { runStep } from '../support/run-step.mjs';
import { probePaths } from './probe-paths.mjs';

const MINUTE_MS = 60_000;
/** Time limit in seconds per tool and target; no finding by then counts as none. */
const LIMIT_S = 90;
const PASSWORD = 'Chun-feng-28';

/** A tool's output and exit status; null where it is not installed. */
function hear(command, args) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LIMIT_S * 1000 + MINUTE_MS,
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
    child.once('error', () => done(null));
    child.once('close', (code, signal) => done({ text, code, isCut: signal !== null }));
  });
}

async function signIn(origin) {
  const reply = await fetch(`${origin}/prod-api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  });
  const { data } = await reply.json();
  return data.access_token;
}

const LISTS = '/prod-api/cms/open';
const TARGETS = [
  [
    '公开需求列表',
    `${LISTS}/demand?keyword=a&field=energy&orderByColumn=deadline&isAsc=desc&pageNum=1&pageSize=10`,
  ],
  ['公开成果列表', `${LISTS}/achi?keyword=a&orderByColumn=publishAt&isAsc=desc&pageNum=1&pageSize=10`],
  ['全站搜索', `${LISTS}/search?keyword=a`],
  ['公开内容列表', `${LISTS}/kczx/cmsByCmsType/faq/cmsList?keyword=a&pageNum=1&pageSize=10`],
  ['用户列表（管理员）', '/prod-api/system/user/list?keyword=a&pageNum=1&pageSize=10'],
  ['申报列表（管理员）', '/prod-api/cms/apply/list?keyword=a&pageNum=1&pageSize=10'],
  ['登录', '/prod-api/auth/login', '{"username":"a*","password":"b*"}'],
];

async function trySql(scratch, origin, token, [name, path, body]) {
  const headers = [`Authorization: Bearer ${token}`, ...(body ? ['Content-Type: application/json'] : [])];
  const heard = await hear('timeout', [
    String(LIMIT_S),
    'sqlmap',
    ...['-u', origin + path, '--batch', '--flush-session', '--level=2', '--risk=1', '--dbms=PostgreSQL'],
    // The service limits requests by address, so each request uses a different one; otherwise the tool would be
    // refused.
    ...['--tamper=xforwardedfor', '--timeout=10', '--retries=1', `--output-dir=${scratch}`],
    ...['--ignore-code=401,429', `--headers=${headers.join('\\n')}`],
    ...(body ? [`--data=${body}`] : []),
  ]);
  if (heard === null) return { name, said: '没有安装 sqlmap', isFine: false };
  if (/No such file or directory.*sqlmap|failed to run command/.test(heard.text))
    return { name, said: '没有安装 sqlmap', isFine: false };
  // The tool tests apparent injections again and withdraws those that were accidental.
  const isFound = heard.text.includes('identified the following injection point');
  const isDone = heard.text.includes('do not appear to be injectable');
  const said = isFound ? '可注入' : isDone ? '没有可注入的参数' : `${LIMIT_S} 秒内没有发现`;
  return { name, said, isFine: !isFound && /testing (?:if|connection)/.test(heard.text) };
}

async function tryPaths(scratch, origin) {
  const list = join(scratch, 'paths.txt');
  const report = join(scratch, 'ffuf.json');
  const paths = probePaths();
  writeFileSync(list, paths.join('\n'));
  const heard = await hear('ffuf', [
    ...['-u', `${origin}/FUZZ`, '-w', list, '-mc', 'all', '-fc', '400,404', '-t', '4'],
    ...['-maxtime', String(LIMIT_S), '-o', report, '-of', 'json', '-s'],
  ]);
  const name = `ffuf：${paths.length} 个不该有的地址`;
  if (heard === null) return { name, said: '没有安装 ffuf', isFine: false };
  const { results } = JSON.parse(readFileSync(report, 'utf8'));
  const found = results.map(({ input, status }) => `${input.FUZZ}（${status}）`);
  return { name, said: found.length === 0 ? '都是 404' : found.join('、'), isFine: found.length === 0 };
}

async function audit() {
  const heard = await hear('npm', ['audit', '--omit=dev', '--json']);
  const name = 'npm audit --omit=dev';
  const total = /"vulnerabilities":\s*\{[^{}]*"total":\s*(\d+)/.exec(heard?.text ?? '')?.[1];
  if (total === undefined) return { name, said: '登记处没有回答', isFine: true };
  return { name, said: `${total} 个已知漏洞`, isFine: total === '0' };
}

/** T7: tools that others wrote, against the running product. */
export async function lookFromOutside() {
  const built = await runStep('build', ['scripts/start.mjs', '--build-only', '--service-only']);
  if (!built.ok) return { ok: false, findings: ['没有构建成功'] };
  const scratch = mkdtempSync(join(tmpdir(), 'kaichuang-eyes-'));
  const service = await startDemoService();
  try {
    const token = await signIn(service.origin);
    const looked = [await tryPaths(scratch, service.origin)];
    for (const target of TARGETS) {
      const { name, ...rest } = await trySql(scratch, service.origin, token, target);
      looked.push({ name: `sqlmap：${name}`, ...rest });
      console.log(`${rest.isFine ? '✓' : '✗'} ${name}: ${rest.said}`);
    }
    looked.push(await audit());
    return {
      ok: looked.every(({ isFine }) => isFine),
      head: ['看什么', '结果'],
      rows: looked.map(({ name, said }) => [name, said]),
      findings: looked.filter(({ isFine }) => !isFine).map(({ name, said }) => `${name}：${said}`),
    };
  } finally {
    await service.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}
