/**
 * Each number has only one accepted spelling, so that a record has only one address; `0x1`, `01`, `1e0`, ` 1` and
 * `true` are refused.
 */
const WHOLE = /^(?:0|-?[1-9]\d{0,15})$/;

/** A whole number as an address writes it; null for anything else. */
export const wholeNumberIn = (text: string): number | null => (WHOLE.test(text) ? Number(text) : null);

const PAGE_LAST = 1_000_000;

/** The page that an address asks for, of those a list can have; the first for anything else. */
export const pageInAddress = (text: string | null | undefined): number => {
  const page = wholeNumberIn(text ?? '') ?? 1;
  return page >= 1 && page <= PAGE_LAST ? page : 1;
};

/** Id of a record in the path or query of an address; NaN, which matches no record, for anything else. */
export const idInAddress = (text: string | null | undefined): number => {
  const id = wholeNumberIn(text ?? '') ?? 0;
  return id > 0 && Number.isSafeInteger(id) ? id : Number.NaN;
};
