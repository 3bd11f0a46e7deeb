import type { Permission } from '@contract/permissions';
import type { Who } from './declaration';
import { holds, type Person } from './people';

/** Words for the table of things: who stands to them how, in which state. */
export const anybody: Who = () => true;
export const own: Who = (person) => person?.tie === 'own';
/** Let into it by its owner. */
export const helping: Who = (person) => person?.tie === 'author' || person?.tie === 'reader';
export const writing: Who = (person) => person?.tie === 'author';
export const either =
  (...ways: Who[]): Who =>
  (person, state) =>
    ways.some((way) => way(person, state));
export const both =
  (...ways: Who[]): Who =>
  (person, state) =>
    ways.every((way) => way(person, state));
export const during =
  (...states: string[]): Who =>
  (_person, state) =>
    states.includes(state);
export const except =
  (...states: string[]): Who =>
  (_person, state) =>
    !states.includes(state);
export const holding =
  (right: Permission): Who =>
  (person) =>
    person !== null && holds(person, right);
/** Not about a thing of one's own. */
export const another: Who = (person) => person?.tie !== 'own';
export const ofUnit: Who = (person) => person?.tie === 'same' && holds(person, 'cms:apply:audit');

export const isOwn = (person: Person | null): boolean => person?.tie === 'own';
