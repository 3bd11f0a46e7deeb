/** What is read at the moment of a scrape, and what the screen 运行状况 says in words: one reading for both. */
export interface Figures {
  /** The hosts of DATABASE_READ_URL, as this process sees them. */
  standbys: readonly StandbyFigures[];
  pool: { used: number; idle: number; waiting: number; max: number };
  /** Null if the database did not answer; then none of the figures in it are known. */
  stored: StoredFigures | null;
  /** Whether the folder or object store of uploads is unavailable. */
  isStorageAway: boolean;
  /** Of the disk that the uploads lie on; with an object store, of the disk of DATA_DIR. */
  disk: { freeBytes: number; totalBytes: number };
}

/** A host of DATABASE_READ_URL: `behind` has yet to catch up, `foreign` follows another database. */
export interface StandbyFigures {
  host: string;
  state: 'used' | 'behind' | 'away' | 'leader' | 'foreign';
  /** How stale its data is, in ms; null if it has never been up to date since this process started. */
  lagMs: number | null;
}

export interface StoredFigures {
  /** How long the database took to answer the simplest query, in ms. */
  answerMs: number;
  databaseBytes: number;
  uploadedBytes: number;
  /** Counts only messages whose channel is configured; the others stay in the outbox on purpose. */
  outbox: { waiting: number; failed: number; oldestAt: Date | null };
  jobs: JobFigures[];
  replicas: ReplicaFigures[];
  /** Unexpected failures of the last hour, by error code. */
  faults: { code: string; count: number; lastAt: Date }[];
  /** Number of submission receipts issued so far. */
  filings: number;
  backup: { at: Date; isDone: boolean } | null;
  /** The last look over all stored files: how many there should be, and how many are gone or cut short. */
  filesCheck: { at: Date; checked: number; lost: number } | null;
  /** The last look over all sealed values: how many there are, and how many of each column cannot be opened. */
  sealedCheck: { at: Date; checked: number; unreadable: number; columns: Record<string, number> } | null;
  auditCheck: ChainFigures | null;
  receiptCheck: ChainFigures | null;
}

export interface ChainFigures {
  at: Date;
  isIntact: boolean;
  checked: number;
}

export interface JobFigures {
  name: string;
  everyMs: number;
  /** When it last completed; null if it never has. */
  succeededAt: Date | null;
  durationMs: number;
  isFailing: boolean;
}

export interface ReplicaFigures {
  startedAt: Date;
  seenAt: Date;
  /** Heard of within the last three minutes; it beats once a minute, and takes its leave when it is stopped. */
  isAlive: boolean;
}
