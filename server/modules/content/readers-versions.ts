export interface KeptVersion {
  version: number;
  note: string;
  at: Date;
}

/**
 * What readers are told of the versions, newest first: how it came to them, and what was noted since. What was kept
 * without a note (a withdrawal, a change before its time) they have not seen, or nothing in it is news.
 */
export const readersVersions = (versions: readonly KeptVersion[], publishAt: Date | null): KeptVersion[] => {
  const first = versions.at(-1);
  if (!first) return [];
  const noted = versions.slice(0, -1).filter(({ note }) => note.trim() !== '');
  const isLater = publishAt !== null && publishAt > first.at;
  const cameAt = isLater && noted.every(({ at }) => at >= publishAt) ? publishAt : first.at;
  return [...noted, { ...first, at: cameAt }];
};
