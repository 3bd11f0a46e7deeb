/** Replaces the module that puts invisible joiners between the parts of a date or of a word. */
export const unbrokenDates = (text: string): string => text;
export const unbrokenLetters = (text: string): string => text;
