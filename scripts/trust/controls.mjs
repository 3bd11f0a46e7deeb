import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (name) =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'controls', `${name}.json`), 'utf8'));

/**
 * The controls that prevent attacks, each at one place in the service: its code (`find`), and the code without it
 * (`replace`). The named tests must fail on the weakened service. If a control's code has moved it is no longer found,
 * and the list reports that.
 */
const lists = ['sign-in', 'access', 'wire', 'data'].map(read);
const longest = Math.max(...lists.map(({ length }) => length));
/** Takes one of each kind in turn, so that an interrupted run has covered all kinds. */
export const CONTROLS = Array.from({ length: longest }, (_, at) =>
  lists.flatMap((list) => list[at] ?? []),
).flat();

const countOf = (text, part) => text.split(part).length - 1;

/**
 * What is wrong with an entry of the list; nothing where it is fine. `textOf` returns the text of a repository file.
 */
export function faultOfControl({ id, file, find, replace, tests }, textOf) {
  if (find === replace || find === '') return `${id}: changes nothing`;
  if (tests.length === 0) return `${id}: no test is named`;
  const count = countOf(textOf(file), find);
  return count === 1 ? null : `${id}: stands ${count} times in ${file}`;
}

/** The text of a service module without its control; other modules are returned unchanged. */
export function weaken(text, path, id) {
  const control = CONTROLS.find((one) => one.id === id);
  if (!control) throw new Error(`no control is called ${id}`);
  if (!path.replaceAll('\\', '/').endsWith(`/${control.file}`)) return text;
  if (countOf(text, control.find) !== 1) throw new Error(`${id} is not in ${control.file}`);
  return text.replace(control.find, () => control.replace);
}
