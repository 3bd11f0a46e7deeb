/** A class that goes on under another name, with its students and its code. */
export interface Renaming {
  from: string;
  to: string;
}

/** Which names went and which came, between the classes as they stand and as they are to be. */
export const classMoves = (stands: readonly string[], wanted: readonly string[]) => ({
  gone: stands.filter((name) => !wanted.includes(name)),
  fresh: wanted.filter((name) => !stands.includes(name)),
});

/** Each goes from a name that went to one that came, and no two of them to the same. */
export const renamingsFit = (
  renamed: readonly Renaming[],
  stands: readonly string[],
  wanted: readonly string[],
): boolean => {
  const { gone, fresh } = classMoves(stands, wanted);
  const [from, to] = [renamed.map((each) => each.from), renamed.map((each) => each.to)];
  return (
    new Set(from).size === from.length &&
    new Set(to).size === to.length &&
    from.every((name) => gone.includes(name)) &&
    to.every((name) => fresh.includes(name))
  );
};
