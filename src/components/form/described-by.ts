/** Ids of what describes a control, in the order in which they are read; nothing where there is none. */
export const describedBy = (...ids: readonly unknown[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;
