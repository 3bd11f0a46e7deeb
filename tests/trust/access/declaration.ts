import type { Permission } from '@contract/permissions';
import type { Person } from './people';

/**
 * `open`: visitors as well. `self`: whoever is signed in, about themselves. `named`: the address names a person, and
 * answers nobody else. `staff`: whoever has anything to do in the admin area. A permission: whoever holds it.
 */
export type Plain = 'open' | 'self' | 'staff' | 'named' | Permission;

/** What stands behind an address, each with its states (`SCENES`). */
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

/** A row about one thing: to whom it is there, and who may do this with it in which state. */
export interface OfThing {
  kind: Kind;
  /** Of `single`: the table and the column of its owner. */
  table?: string;
  /** Without it the answer is 403, whatever the thing. */
  right?: Permission;
  /** To everybody else it is not there (404). */
  reaches: Who;
  /** Of those whom it reaches; the others are refused (400, 403, 409, 422). Without it, all whom it reaches. */
  may?: Who;
}

export type Declaration = Plain | OfThing;
