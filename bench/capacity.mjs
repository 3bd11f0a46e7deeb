// The text of docs/capacity.md: what the last hour of a window needs, extrapolated from one small-scale run of it.
import { cpus } from 'node:os';

const HOUR_S = 3600;
const KIB = 1024;
const GIB = 1024 ** 3;
/** A core busier than this makes its callers wait. */
const BUSY_SHARE = 0.7;
/**
 * Applications filed in the last hour and in a year: in one province, the size the product is measured for, and in the
 * nation, counted as thirty provinces.
 */
const SCALES = [
  { name: '一个省', hour: 60_000, year: 120_000 },
  { name: '全国', hour: 1_800_000, year: 3_600_000 },
];

const count = (number) => Math.round(number).toLocaleString('en-US');
const ms = (number) => `${Math.round(number)}`;
const table = (head, rows) =>
  [`| ${head.join(' | ')} |`, `|${head.map((_, at) => (at === 0 ? '---' : '---:')).join('|')}|`]
    .concat(rows.map((row) => `| ${row.join(' | ')} |`))
    .join('\n');

/** Ratio of the filings in the busiest tenth of the time to those in an average tenth. */
const peakOf = ({ tenths, filed }) =>
  (Math.max(...tenths.map((tenth) => tenth.filed)) * tenths.length) / filed;

const LARGEST = 6;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const needsOf = ({ cost }, peak, { hour, year }) => {
  const perSecond = (hour / HOUR_S) * peak;
  const cores = (seconds) => Math.ceil((perSecond * seconds) / BUSY_SHARE);
  return {
    perSecond,
    requests: perSecond * cost.requests,
    service: cores(cost.service),
    database: cores(cost.database),
    yearGib: (year * sum(Object.values(cost.bytes))) / GIB,
  };
};

export function capacityReport(seen) {
  const peak = peakOf(seen);
  const needs = SCALES.map((scale) => needsOf(seen, peak, scale));
  const row = (name, of) => [name, ...needs.map(of)];
  const { cost } = seen;
  return `# 容量：截止前一小时要多少

由 \`npm run bench -- last-hour\` 在一次运行中测得并写入，最近一次：${new Date().toISOString().slice(0, 10)}，${cpus().length} 核。服务、数据库与 ${count(seen.people)} 位申报人都在这一台机器上，所以下面的等待时间偏长，处理器时间不受影响。

## 演一遍最后一小时

把一小时缩成 ${Math.round(seen.seconds)} 秒：${count(seen.people)} 人先后登录，越近截止来得越密；每人打开首页、登录、看列表、打开申报书、改六处、提交、看回执。收到“稍后再试”（429、503）的，按回答里的时间再试。说已提交的 ${count(seen.filed)} 份，数据库里一份不少${seen.others.length ? `；其余 ${seen.others.length} 人没有提交成` : ''}。

${table(
  ['时间', '登录', '提交', '此时在等的请求'],
  seen.tenths.map(({ signedIn, filed, waiting }, at) => [
    `第 ${at + 1} 个十分之一`,
    signedIn,
    filed,
    waiting,
  ]),
)}

${table(
  ['调用', '次数', '中位数（毫秒）', 'p99（毫秒）', '请稍后再试', '失败'],
  seen.calls.map(({ act, count: times, p50, p99, putOff, failed }) => [
    act,
    count(times),
    ms(p50),
    ms(p99),
    putOff,
    failed,
  ]),
)}

## 一份申报的代价

${table(
  ['', '从登录到回执'],
  [
    ['请求', cost.requests.toFixed(1)],
    ['服务的处理器时间（毫秒，含密码散列）', ms(cost.service * 1000)],
    ['数据库的处理器时间（毫秒）', ms(cost.database * 1000)],
    ['数据库增大（KiB，含各次保存与索引）', count(sum(Object.values(cost.bytes)) / KIB)],
  ],
)}

增大最多的表：

${table(
  ['表', '一份申报（KiB）'],
  Object.entries(cost.bytes)
    .sort(([, one], [, other]) => other - one)
    .slice(0, LARGEST)
    .map(([name, bytes]) => [`\`${name}\``, (bytes / KIB).toFixed(1)]),
)}

## 推算

最忙的十分之一里提交的份数是平均的 ${peak.toFixed(1)} 倍，按它推算；一个核用到七成为止。全国按三十个省计。

${table(
  ['', ...SCALES.map(({ name, hour }) => `${name}（一小时 ${count(hour)} 份）`)],
  [
    row('提交/秒（最忙时）', (need) => count(need.perSecond)),
    row('请求/秒（最忙时）', (need) => count(need.requests)),
    row('服务：核数，一核一个副本', (need) => count(need.service)),
    row('数据库：核数', (need) => count(need.database)),
    row('数据库十年之后（GiB）', (need) => count(need.yearGib * 10)),
  ],
)}

`;
}
