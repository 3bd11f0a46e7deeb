import type { FactKind } from '@contract/fact-choices';
import type { Generated } from 'kysely';
import type { Created, Touched, WithDefault } from './column-types';

export interface FactTable {
  id: Generated<number>;
  /** The owner, either a person or a unit; the other is null. */
  accountId: number | null;
  unitId: number | null;
  kind: FactKind;
  /** Keyed hash of what identifies the thing; facts about the same thing have the same hash. */
  knownBy: string;
  /** Encrypted: the present content, and the content before it was corrected. */
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
