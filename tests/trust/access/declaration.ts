import type { Permission } from '@contract/permissions';
import type { Person } from './people';

/**
 * `open`: visitors too. `self`: every signed-in person, about themselves. `named`: the address names a person, and only
 * that person gets an answer. `staff`: everybody with access to the admin area. A permission: everybody who holds it.
 */
export type Plain = 'open' | 'self' | 'staff' | 'named' | Permission;

/** Kinds of things behind addresses, each with its states (`SCENES`). */
export type Kind =
  | 'application'
  | 'draft'
  | 'change'
  | 'demand'
  | 'achievement'
  | 'reply'
  | 'review'
  | 'request'
  | 'space'
  | 'unitFact'
  | 'single';

export type Who = (person: Person | null, state: string) => boolean;

/** A row about one thing: who can see it, and who may use it in which state. */
export interface OfThing {
  kind: Kind;
  /** For `single`: the table of the thing. */
  table?: string;
  /** Permission without which the answer is 403 for any thing. */
  right?: Permission;
  /** Who can see the thing; for everybody else it does not exist (404). */
  reaches: Who;
  /** Who of those may use it; the others are refused (400, 403, 409, 422). By default everybody who can see it. */
  may?: Who;
}

export type Declaration = Plain | OfThing;
