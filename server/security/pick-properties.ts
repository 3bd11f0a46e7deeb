/** The named parts of a value that came from outside: whatever else it holds stays behind (req:attack-a23). */
export const pickProperties = <T extends object, K extends keyof T>(
  from: T,
  names: readonly K[],
): Partial<Pick<T, K>> =>
  Object.fromEntries(
    names.flatMap((name) => (Object.hasOwn(from, name) ? [[name, from[name]] as const] : [])),
  ) as Partial<Pick<T, K>>;
