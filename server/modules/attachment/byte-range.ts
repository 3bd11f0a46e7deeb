export interface ByteRange {
  start: number;
  end: number;
}

/**
 * One range of a `Range` header. Null: none asked for, or a form we need not honour, so all is sent.
 * `unsatisfiable`: asked for bytes that are not there.
 */
export const byteRange = (header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null => {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match) return null;
  const [first = '', last = ''] = match.slice(1);
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
};
