const meets = ({ ratio, goal, isLeast }) => (isLeast ? ratio >= goal : ratio <= goal);

/** A twin is bad on purpose: one that meets the goal says that the row beside it measures nothing. */
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
