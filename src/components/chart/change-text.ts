/** `+3`, `−2`, `0`; a dash where one of both is not shown. */
export const changeText = ([now, before]: readonly (number | null)[]): string => {
  if (now === null || now === undefined || before === null || before === undefined) return '—';
  const change = now - before;
  if (change === 0) return '0';
  return change > 0 ? `+${change}` : `−${-change}`;
};
