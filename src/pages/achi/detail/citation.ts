import type { Achievement } from '@contract/achievement';

const MANY = 3;

/** GB/T 7714: at most three names, then 等. */
export function gbCitation(
  { contributors, title, no, unitName, finishedOn }: Achievement,
  site: string,
): string {
  const names = contributors.map(({ name }) => name);
  const people = names.length > MANY ? `${names.slice(0, MANY).join('，')}，等` : names.join('，');
  return `${people}. ${title}[Z]. ${unitName}，${finishedOn.slice(0, 4)}. ${site}，${no}.`;
}

/**
 * Braces are counted by BibTeX even behind a backslash, and an accent stands over what follows it: both have names of
 * their own.
 */
const TEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** A field in braces, with every sign that is special to TeX. */
const inBraces = (text: string): string =>
  text.replace(/[\\{}~^%&#$_]/g, (sign) => TEX[sign] ?? `\\${sign}`).replace(/\s+/g, ' ');

/** A comma or the word "and" would make several names, or another order, of one. */
const nameOf = (name: string): string => (/,|\band\b/i.test(name) ? `{${inBraces(name)}}` : inBraces(name));

/** BibTeX, with the platform's number as key. */
export function bibCitation({ contributors, title, no, unitName, finishedOn }: Achievement): string {
  const lines = [
    `author = {${contributors.map(({ name }) => nameOf(name)).join(' and ')}}`,
    `title = {${inBraces(title)}}`,
    `institution = {${inBraces(unitName)}}`,
    `year = {${finishedOn.slice(0, 4)}}`,
    `number = {${no}}`,
  ];
  return `@techreport{${no},\n  ${lines.join(',\n  ')}\n}`;
}
