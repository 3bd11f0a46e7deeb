/** The named properties of a value from outside; all others are dropped (req:attack-a23). */
export const pickProperties = <T extends object, K extends keyof T>(
  from: T,
  names: readonly K[],
): Partial<Pick<T, K>> =>
  Object.fromEntries(
    names.flatMap((name) => (Object.hasOwn(from, name) ? [[name, from[name]] as const] : [])),
  ) as Partial<Pick<T, K>>;
