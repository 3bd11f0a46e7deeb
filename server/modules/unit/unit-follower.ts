import type { UnitFactChange } from '@contract/unit-change';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';

/** An approved change of a unit; the unit's own row is already updated. */
export interface AgreedChange {
  unitId: number;
  fields: readonly UnitFactChange[];
  /** All former names of the unit, including the one that this change ends. */
  formerNames: readonly string[];
  sealer: Sealer;
  now: Date;
}

/** Updates drafts in the unit's name; each module does so for its own records. */
export type UnitFollower = (tx: Transaction, change: AgreedChange) => Promise<void>;
