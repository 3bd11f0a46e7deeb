import type { RoleKey } from '@contract/enums';
import type { Permission } from '@contract/permissions';
import type { Who } from './declaration';
import { holds, type Person, type Tie } from './people';

/** Words for the table of things: the relation of people to a thing, by state. */
export const anybody: Who = () => true;
export const own: Who = (person) => person?.tie === 'own';
/** Admitted by the owner. */
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
/** Exactly one person. */
export const tied =
  (tie: Tie, role: RoleKey): Who =>
  (person) =>
    person?.tie === tie && person.role === role;
/** A member of the unit that owns the thing, with any role. */
export const inUnit: Who = (person) => person?.tie === 'own' || person?.tie === 'same';
/** Not involved: neither author, nor reader, nor member of the team. */
export const apart: Who = (person) => !['own', 'author', 'reader', 'member'].includes(person?.tie ?? '');
/** Not the owner of the thing. */
export const another: Who = (person) => person?.tie !== 'own';
export const ofUnit: Who = (person) => person?.tie === 'same' && holds(person, 'cms:apply:audit');

export const isOwn = (person: Person | null): boolean => person?.tie === 'own';
