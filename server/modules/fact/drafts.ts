import type { Origin } from '@contract/origin';
import type { Fields } from '@contract/rules/draft-fields';
import type { FactScopeOf } from './edit-fact';
import type { Db } from './repository';

/** A draft as whoever fills it from elsewhere has to know it. */
export interface FilledDraft {
  isOwner: boolean;
  unitId: number | null;
  /** Open (unsealed). */
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
  /** By path; of a list of rows its whole order. */
  values: Fields;
  origin: Origin;
}

export type Reading = Omit<FactScopeOf, 'db'> & { db: Db };

/** The drafts that facts are written into, as their owner offers them; handed in by server/app.ts. */
export interface Drafts {
  /** Those that the caller may write in now. */
  writable: (scope: Reading) => Promise<WritableDraft[]>;
  /** Writes into one, under its lock. `plan` says what, once what stands there is known. Answers the fields that changed. */
  fill: (scope: FactScopeOf, id: number, plan: (draft: FilledDraft) => FromElsewhere) => Promise<string[]>;
}
