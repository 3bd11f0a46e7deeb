// Compares our first pages in a browser with ant-design-pro's login and a GOV.UK page, visited alternately in one run.
import { chromium } from 'playwright-core';
import { BROWSER_ARGUMENTS } from '../scripts/support/browser-arguments.mjs';
import { serveBuiltApp, serveGovukPage } from './anchor-sites.mjs';
import { visit } from './page-life.mjs';
import { withMissedTwins } from './ratio-rows.mjs';

const ROUNDS = 5;
/** Folder of a built ant-design-pro 6.0.3; rows that need it are left out without it. */
const { ANT_DESIGN_PRO } = process.env;
const POLICIES = '/prod-api/cms/open/kczx/cmsByCmsType/policyDoc/cmsList?pageNum=1&pageSize=1';

const middle = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const OURS =
  "!document.querySelector('#preview, html[data-prepared]') && document.querySelector('main a, main input, main button')";

async function pagesOf(origin, pro, govuk) {
  const { rows } = await fetch(origin + POLICIES).then((reply) => reply.json());
  const ours = (path) => ({ url: origin + path, controls: OURS });
  return {
    home: ours('/'),
    login: ours('/login'),
    policy: ours(`/policyDoc/${rows[0].id}`),
    govuk: { url: govuk.origin, controls: "document.querySelector('.govuk-button')" },
    ...(pro && { pro: { url: `${pro.origin}/user/login`, controls: "document.querySelector('#username')" } }),
  };
}

const mediansOf = (visits) =>
  Object.fromEntries(Object.keys(visits[0]).map((key) => [key, middle(visits.map((one) => one[key]))]));

/** Medians of every figure of every page; names that end in `Slow` are those on the slow network. */
async function measure(browser, pages) {
  const visits = Object.entries(pages).flatMap(([name, page]) => [
    { name, page, slow: false, seen: [] },
    { name: `${name}Slow`, page, slow: true, seen: [] },
  ]);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { page, slow, seen } of visits) seen.push(await visit(browser, page, { slow }));
  return Object.fromEntries(visits.map(({ name, seen }) => [name, mediansOf(seen)]));
}

const NAMES = { home: '首页', login: '登录', policy: '一份政策' };
const atMost = (name, goal, ratio, more) => ({ name, goal, ratio, isLeast: false, ...more });

const paintRows = (seen) =>
  Object.entries(NAMES).flatMap(([page, name]) => [
    atMost(`${name}：最大的一次绘制 ÷ GOV.UK（处理器慢 4 倍）`, 1.2, seen[page].paint / seen.govuk.paint),
    atMost(`${name}：同上，慢的 4G`, 1.2, seen[`${page}Slow`].paint / seen.govukSlow.paint),
  ]);

const proRows = (seen) => [
  atMost('对照：ant-design-pro 的登录，最大的一次绘制 ÷ GOV.UK', 1.2, seen.pro.paint / seen.govuk.paint, {
    isTwin: true,
  }),
  ...['home', 'login'].flatMap((page) => [
    atMost(`${NAMES[page]}：控件可用 ÷ ant-design-pro 的登录`, 0.35, seen[page].controls / seen.pro.controls),
    atMost(`${NAMES[page]}：同上，慢的 4G`, 0.22, seen[`${page}Slow`].controls / seen.proSlow.controls),
    atMost(`${NAMES[page]}：脚本的秒数 ÷ 同上`, 0.35, seen[page].scripts / seen.pro.scripts),
    atMost(`${NAMES[page]}：长任务 ÷ 同上`, 0.2, seen[page].longTasks / seen.pro.longTasks),
  ]),
];

const countRows = (seen) => [
  atMost('首页：一个等一个的请求层数', 2, seen.home.levels),
  atMost('首页：请求数', 8, seen.home.requests),
  ...Object.entries(NAMES).map(([page, name]) => atMost(`${name}：布局移动`, 0, seen[page].shift)),
  ...(seen.pro ? [atMost('对照：ant-design-pro 登录的请求数', 8, seen.pro.requests, { isTwin: true })] : []),
];

export async function browserRatios(origin) {
  const pro = ANT_DESIGN_PRO ? await serveBuiltApp(ANT_DESIGN_PRO) : null;
  const govuk = await serveGovukPage();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: BROWSER_ARGUMENTS,
  });
  try {
    const seen = await measure(browser, await pagesOf(origin, pro, govuk));
    console.table(seen);
    return withMissedTwins([...paintRows(seen), ...(pro ? proRows(seen) : []), ...countRows(seen)]);
  } finally {
    await browser.close();
    govuk.stop();
    pro?.stop();
  }
}
