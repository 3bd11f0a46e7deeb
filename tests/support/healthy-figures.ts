import { DAY_MS, HOUR_MS, MINUTE_MS } from '@contract/time-units';
import type { Figures, StoredFigures } from '@server/metrics/figures';

export const NOW = new Date('2026-11-25T08:00:00+08:00');
export const ago = (ms: number): Date => new Date(NOW.getTime() - ms);

export type Told = Omit<Figures, 'stored'> & { stored: StoredFigures };
export const GB = 1024 ** 3;
export const aJob = {
  name: 'audit.check',
  everyMs: HOUR_MS,
  succeededAt: ago(HOUR_MS),
  durationMs: 5,
  isFailing: false,
};
export const aReplica = { startedAt: ago(DAY_MS), seenAt: ago(MINUTE_MS), isAlive: true };
export const aStandby = { host: '10.0.0.12:5432', state: 'used' as const, lagMs: 0 };
/** Figures of a platform without any problem. */
export const healthyFigures: Told = {
  standbys: [aStandby],
  pool: { used: 1, idle: 2, waiting: 0, max: 10 },
  isStorageAway: false,
  disk: { freeBytes: 60 * GB, totalBytes: 100 * GB },
  stored: {
    answerMs: 3,
    databaseBytes: GB,
    uploadedBytes: GB,
    outbox: { waiting: 2, failed: 0, oldestAt: ago(MINUTE_MS) },
    jobs: [aJob],
    replicas: [aReplica],
    faults: [],
    filings: 5,
    backup: { at: ago(HOUR_MS), isDone: true },
    filesCheck: { at: ago(HOUR_MS), checked: 40, lost: 0 },
    sealedCheck: { at: ago(HOUR_MS), checked: 90, unreadable: 0, columns: { 'fact.content': 0 } },
    auditCheck: { at: ago(HOUR_MS), isIntact: true, checked: 120 },
    receiptCheck: null,
  },
};
