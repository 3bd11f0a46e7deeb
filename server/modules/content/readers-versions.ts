export interface KeptVersion {
  version: number;
  note: string;
  at: Date;
}

/**
 * The versions readers are told about, newest first: the first one, dated when it reached readers, and later ones with
 * a note. A version without a note (a withdrawal, a change before publication) was not seen by readers or changed
 * nothing of interest.
 */
export const readersVersions = (versions: readonly KeptVersion[], publishAt: Date | null): KeptVersion[] => {
  const first = versions.at(-1);
  if (!first) return [];
  const noted = versions.slice(0, -1).filter(({ note }) => note.trim() !== '');
  const isLater = publishAt !== null && publishAt > first.at;
  const cameAt = isLater && noted.every(({ at }) => at >= publishAt) ? publishAt : first.at;
  return [...noted, { ...first, at: cameAt }];
};
