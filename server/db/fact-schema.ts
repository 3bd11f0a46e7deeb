import type { FactKind } from '@contract/fact-choices';
import type { Generated } from 'kysely';
import type { Created, Touched, WithDefault } from './column-types';

export interface FactTable {
  id: Generated<number>;
  /** Whose it is: a person's, or a unit's. */
  accountId: number | null;
  unitId: number | null;
  kind: FactKind;
  /** Keyed hash of what two facts about the same thing have in common. */
  knownBy: string;
  /** Sealed: what it says, and what it said before it was corrected. */
  content: string;
  sourceApplication: number | null;
  sourceNo: string | null;
  sourceVersion: number | null;
  sourceAt: Date | null;
  editedAt: Date | null;
  corrected: WithDefault<boolean>;
  createdAt: Created;
  updatedAt: Touched;
  version: WithDefault<number>;
}

export interface FactSchema {
  fact: FactTable;
}
