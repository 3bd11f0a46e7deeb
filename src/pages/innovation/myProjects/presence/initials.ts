const HAN = /^\p{Script=Han}/u;

/** 顾明谦 → 谦, Anna Maria Schmidt → AS: what fits a small circle. */
export const initialsOf = (name: string): string => {
  const words = name
    .trim()
    .split(/[\s·.]+/)
    .filter(Boolean);
  const [first = ''] = words;
  if (HAN.test(first)) return [...(words.at(-1) ?? '')].at(-1) ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last].map((word) => [...word][0]?.toUpperCase() ?? '').join('');
};
