/** Replaces the module that puts invisible joiners between the parts of a date. */
export const unbrokenDates = (text: string): string => text;
