import type { ColumnType } from 'kysely';

// How the platform itself is doing.
export interface JobRunTable {
  name: string;
  everyMs: number;
  endedAt: Date;
  succeededAt: Date | null;
  durationMs: number;
  isFailing: boolean;
}

export interface ReplicaTable {
  id: string;
  startedAt: Date;
  seenAt: Date;
}

export interface FaultCountTable {
  /** The beginning of the minute. */
  minute: Date;
  code: string;
  count: number;
  lastAt: Date;
}

/** What the look over the sealed values has found so far. */
export interface SealedFound {
  checked: number;
  /** How many values of each column cannot be opened; a column that is whole has 0. */
  columns: Record<string, number>;
  /** The first rows that are at fault: column and key. */
  rows: string[];
}

/** One row: the look that is under way, or the last one. */
export interface SealedCheckTable {
  id: number;
  /** The column to go on in; null before the first and after the last. */
  columnName: string | null;
  /** The key of the last row that was looked at; null at the beginning of the column. */
  afterKey: string[] | null;
  found: ColumnType<SealedFound, never, string>;
  finishedAt: Date | null;
}

export interface HealthSchema {
  sealedCheck: SealedCheckTable;
  jobRun: JobRunTable;
  replica: ReplicaTable;
  faultCount: FaultCountTable;
}
