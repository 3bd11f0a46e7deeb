import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (name) =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'controls', `${name}.json`), 'utf8'));

/**
 * What keeps an attack out, each as one place in the service: what stands there (`find`), and what stands there in the
 * weak twin (`replace`). The tests named must turn red on it. A control that has moved is no longer found, and the list
 * says so.
 */
const lists = ['sign-in', 'access', 'wire', 'data'].map(read);
const longest = Math.max(...lists.map(({ length }) => length));
/** One of each kind in turn: a run that is cut short has looked at all of them. */
export const CONTROLS = Array.from({ length: longest }, (_, at) =>
  lists.flatMap((list) => list[at] ?? []),
).flat();

const countOf = (text, part) => text.split(part).length - 1;

/** What is wrong with an entry of the list, or nothing. `textOf` gives the text of a file of the repository. */
export function faultOfControl({ id, file, find, replace, tests }, textOf) {
  if (find === replace || find === '') return `${id}: changes nothing`;
  if (tests.length === 0) return `${id}: no test is named`;
  const count = countOf(textOf(file), find);
  return count === 1 ? null : `${id}: stands ${count} times in ${file}`;
}

/** The text of a module of the service without its control; every other module as it is. */
export function weaken(text, path, id) {
  const control = CONTROLS.find((one) => one.id === id);
  if (!control) throw new Error(`no control is called ${id}`);
  if (!path.replaceAll('\\', '/').endsWith(`/${control.file}`)) return text;
  if (countOf(text, control.find) !== 1) throw new Error(`${id} is not in ${control.file}`);
  return text.replace(control.find, () => control.replace);
}
