/** Months of a project's term, both ends included; 36 while the term is open. Nobody can spend more on it. */
export const termMonths = (start: string | null, end: string | null): number => {
  if (!start || !end || end < start) return 36;
  const months = (value: string): number => Number(value.slice(0, 4)) * 12 + Number(value.slice(5));
  return months(end) - months(start) + 1;
};
