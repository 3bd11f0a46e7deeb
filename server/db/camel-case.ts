/** `owner_id` → `ownerId`, as rows are named in the program. */
export const camelCase = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
