/** A date stays in one line: a browser may break it after its hyphens. */
export const unbrokenDates = (text: string): string => text.replace(/(?<=\d-)(?=\d)/g, '\u2060');
