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

export interface HealthSchema {
  jobRun: JobRunTable;
  replica: ReplicaTable;
  faultCount: FaultCountTable;
}
