/** `DOCX`: what readers call the kind of a file, from the ending of its name. */
export const fileKind = (name: string): string => /\.(\w{1,8})$/.exec(name)?.[1]?.toUpperCase() ?? '';
