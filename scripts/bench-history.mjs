import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Figures worth watching over the years, one line per run, newest last. Times are comparable only on the same machine,
 * ratios everywhere.
 */
const COLUMNS = {
  day: '日期',
  cores: '核',
  home: '首页 KiB',
  form: '申报书 KiB',
  open: '开放批次 ÷ node:http',
  mine: '我的申报 ÷ node:http',
  search: '最慢的词 ÷ 无结果的词',
  growth: '列表增长指数（最大）',
  tests: '全部测试（分钟）',
};
const NAMES = Object.keys(COLUMNS);
const SHOWN = 10;

/** Reads the kept runs, adds this one, and gives back the newest of them as rows of a table. */
export function addToHistory(file, run) {
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(1) : [];
  const lines = [...kept, NAMES.map((name) => run[name] ?? '').join(',')];
  writeFileSync(file, `${[NAMES.join(','), ...lines].join('\n')}\n`);
  return lines.slice(-SHOWN).map((line) => line.split(','));
}

export const historyTable = (rows) =>
  [
    `| ${Object.values(COLUMNS).join(' | ')} |`,
    `|${NAMES.map((_, index) => (index === 0 ? '---' : '---:')).join('|')}|`,
    ...rows.map((cells) => `| ${cells.map((cell) => cell || '未测').join(' | ')} |`),
  ].join('\n');

/** Minutes of the last complete `npm test` of this build; undefined if there was none since it was built. */
export const testMinutes = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).minutes.toFixed(1) : undefined;
