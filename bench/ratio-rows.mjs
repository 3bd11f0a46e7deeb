const meets = ({ ratio, goal, isLeast }) => (isLeast ? ratio >= goal : ratio <= goal);

/** A twin is deliberately bad: if it meets its goal, the row beside it measures nothing, so this throws. */
export const withMissedTwins = (rows) => {
  const met = rows.find((row) => row.isTwin && meets(row));
  if (met) throw new Error(`${met.name} meets the goal (${met.ratio}): it measures nothing.`);
  return rows;
};

export const ratioTable = (rows) =>
  [
    '| 对象 | 比值 | 目标 |',
    '|---|---:|---:|',
    ...rows.map(
      ({ name, ratio, goal, isLeast }) =>
        `| ${name} | ${ratio.toFixed(3)} | ${isLeast ? '≥' : '≤'} ${goal} |`,
    ),
  ].join('\n');
