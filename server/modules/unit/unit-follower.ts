import type { UnitFactChange } from '@contract/unit-change';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';

/** A change of a unit that has just been agreed to; the unit itself says it already. */
export interface AgreedChange {
  unitId: number;
  fields: readonly UnitFactChange[];
  /** Every name that the unit bore before, the one that ends with this change among them. */
  formerNames: readonly string[];
  sealer: Sealer;
  now: Date;
}

/** What is still being written in the unit's name follows it, each kind of record in its own module. */
export type UnitFollower = (tx: Transaction, change: AgreedChange) => Promise<void>;
