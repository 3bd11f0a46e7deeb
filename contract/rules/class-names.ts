/** A class that gets a new name and keeps its students and its code. */
export interface Renaming {
  from: string;
  to: string;
}

/** Names that are removed and names that are added between the current and the wanted classes. */
export const classMoves = (stands: readonly string[], wanted: readonly string[]) => ({
  gone: stands.filter((name) => !wanted.includes(name)),
  fresh: wanted.filter((name) => !stands.includes(name)),
});

/** Whether each renaming goes from a removed name to an added one, without two going to the same name. */
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
