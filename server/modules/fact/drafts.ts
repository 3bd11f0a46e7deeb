import type { Origin } from '@contract/origin';
import type { Fields } from '@contract/rules/draft-fields';
import type { FactScopeOf } from './edit-fact';
import type { Db } from './repository';

/** What has to be known about a draft in order to fill it with facts. */
export interface FilledDraft {
  isOwner: boolean;
  unitId: number | null;
  /** Decrypted. */
  fields: Fields;
}

export interface WritableDraft extends FilledDraft {
  id: number;
  title: string;
  periodId: number;
  /** Whether the caller may write in this field now. */
  mayWrite: (path: string) => boolean;
}

export interface FromElsewhere {
  /** Values by path; for a list of rows, the whole row order. */
  values: Fields;
  origin: Origin;
}

export type Reading = Omit<FactScopeOf, 'db'> & { db: Db };

/** Access to the drafts that facts are filled into; their module implements it, and server/app.ts hands it in. */
export interface Drafts {
  /** Those that the caller may write in now. */
  writable: (scope: Reading) => Promise<WritableDraft[]>;
  /**
   * Fills one draft under its lock. `plan` decides the values once the present ones are known. Answers the changed
   * paths.
   */
  fill: (scope: FactScopeOf, id: number, plan: (draft: FilledDraft) => FromElsewhere) => Promise<string[]>;
}
