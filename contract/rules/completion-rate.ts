/** Words that say that less is better: 不高于, 以内, ≤ 1.5 米. */
const AT_MOST = /≤|<|＜|不高于|不超过|不大于|以内|以下|(?<!不)[小低]于|降到|缩短到/;

const firstNumber = (text: string): number | null => {
  const found = /-?\d+(?:[,，]\d{3})*(?:\.\d+)?/.exec(text.normalize('NFKC'));
  return found ? Number(found[0].replace(/[,，]/g, '')) : null;
};

/**
 * 完成率 of an indicator as a fraction, from the first figure in target and actual value (req:forms-completion-rate). Null
 * where either has no figure, so that an unreadable figure does not count against anybody.
 */
export function completionRate(target: string, actual: string): number | null {
  const [wanted, reached] = [firstNumber(target), firstNumber(actual)];
  if (wanted === null || reached === null || wanted === 0) return null;
  if (!AT_MOST.test(target)) return reached / wanted;
  return reached <= 0 ? 1 : wanted / reached;
}
