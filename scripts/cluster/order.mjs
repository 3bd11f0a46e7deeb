/** What is done to a leader, by turns. */
export const KINDS = ['kill', 'freeze', 'disk'];
export const KIND_NAMES = { kill: '强制结束', freeze: '没有回音', disk: '磁盘写满' };
/** The longest pause of acknowledged writes that docs/operations.md promises. */
export const PROMISED_S = 40;
const ROUNDS = 20;
const REPLICAS = 3;

/**
 * The command given on the command line; null where it is not valid.
 * @param {string[]} given
 */
export function readOrder(given) {
  const [command, number, ...more] = given;
  if (command === undefined) return { rounds: 0, replicas: 0 };
  if (more.length > 0 || !/^[1-9]\d{0,2}$/.test(number ?? '1')) return null;
  if (command === 'failover') return { rounds: Number(number ?? ROUNDS), replicas: 0 };
  return command === 'site' ? { rounds: 0, replicas: Number(number ?? REPLICAS) } : null;
}

/** Counts acknowledged writes that are not stored, and writes stored more than once. */
export function compare(acknowledged, stored) {
  const counts = new Map();
  for (const title of stored) counts.set(title, (counts.get(title) ?? 0) + 1);
  return {
    lost: acknowledged.filter((title) => !counts.has(title)).length,
    doubled: [...counts.values()].filter((count) => count > 1).length,
  };
}

/** Longest pause in seconds between neighbours in `times`, which are in milliseconds. */
export const longestPause = (times) =>
  Math.max(...times.slice(1).map((time, index) => time - times[index]), 0) / 1000;

export const isKept = ({ seconds, lost, doubled }) => lost === 0 && doubled === 0 && seconds <= PROMISED_S;

/** The table in the form used in docs/operations.md. */
export const tableOf = (rounds) =>
  [
    '| 轮 | 主库怎么了 | 写入停顿（秒） | 确认的写入 | 丢失 | 重复 | 公开的读 | 没有读到 |',
    '|---|---|---|---|---|---|---|---|',
    ...rounds.map(
      ({ kind, seconds, writes, lost, doubled, reads, unread }, index) =>
        `| ${[index + 1, KIND_NAMES[kind], seconds.toFixed(1), writes, lost, doubled, reads, unread].join(' | ')} |`,
    ),
  ].join('\n');
