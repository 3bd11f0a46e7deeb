/** Texts of a rule under codes of the catalogue: `{ short: … }` becomes `{ 'password.short': … }`. */
export const prefixed = <Prefix extends string, Texts extends Record<string, string>>(
  prefix: Prefix,
  texts: Texts,
) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${prefix}.${name}`, text])) as {
    readonly [Name in keyof Texts & string as `${Prefix}.${Name}`]: Texts[Name];
  };
