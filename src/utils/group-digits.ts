/** Four digits are read at a glance, and a year is one of them; what is longer is read in groups (GB/T 15835). */
const GROUPED_FROM = 10_000;

const isLong = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(value as number) >= GROUPED_FROM;

/** `12,345,678`, and `1234` as it is. */
export const groupDigits = (count: number, write: (count: number) => string): string =>
  isLong(count) ? write(count) : String(count);

/**
 * Groups the digits of the counts that were filled into a sentence. Afterwards, because plurals need the values as
 * numbers.
 */
export const withGroupedDigits = (
  text: string,
  values: Readonly<Record<string, unknown>>,
  write: (count: number) => string,
): string =>
  Object.values(values)
    .filter(isLong)
    .reduce((said, count) => {
      const bare = new RegExp(`(?<![\\d.,])${count}(?!\\d|[.,]\\d)`, 'g');
      return said.replace(bare, () => write(count));
    }, text);
