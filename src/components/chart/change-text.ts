/** `+3`, `−2`, `0`; a dash where one of both is not shown. In a file a figure is written plainly. */
export const changeText = (
  [now, before]: readonly (number | null)[],
  count: (count: number) => string = String,
): string => {
  if (now === null || now === undefined || before === null || before === undefined) return '—';
  const change = now - before;
  if (change === 0) return '0';
  return change > 0 ? `+${count(change)}` : `−${count(-change)}`;
};
