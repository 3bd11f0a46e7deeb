/** `+3`, `−2`, `0`; a dash where either count is hidden. Files use the default `count`, which formats nothing. */
export const changeText = (
  [now, before]: readonly (number | null)[],
  count: (count: number) => string = String,
): string => {
  if (now === null || now === undefined || before === null || before === undefined) return '—';
  const change = now - before;
  if (change === 0) return '0';
  return change > 0 ? `+${count(change)}` : `−${count(-change)}`;
};
