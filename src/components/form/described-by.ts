/** Ids of the elements that describe a control, in reading order; undefined where there are none. */
export const describedBy = (...ids: readonly unknown[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;
