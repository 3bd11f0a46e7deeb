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

/** Escapes characters that are special to TeX and removes braces, which could end the field early. */
const inBraces = (text: string): string =>
  text
    .replace(/\\/g, '\\textbackslash ')
    .replace(/[{}]/g, '')
    .replace(/[%&#$_]/g, '\\$&');

/** BibTeX, with the platform's number as key. */
export function bibCitation({ contributors, title, no, unitName, finishedOn }: Achievement): string {
  const lines = [
    `author = {${contributors.map(({ name }) => inBraces(name)).join(' and ')}}`,
    `title = {${inBraces(title)}}`,
    `institution = {${inBraces(unitName)}}`,
    `year = {${finishedOn.slice(0, 4)}}`,
    `number = {${no}}`,
  ];
  return `@techreport{${no},\n  ${lines.join(',\n  ')}\n}`;
}
