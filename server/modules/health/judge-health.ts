import type { HealthFinding, PlatformHealth } from '@contract/platform-health';
import { beijingIso } from '@contract/rules/beijing-time';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@contract/time-units';
import type { Figures, JobFigures, StoredFigures } from '@server/metrics/figures';

/** The same limits as in deploy/prometheus/alerts.yml. */
export const LIMITS = {
  answerMs: 500,
  diskLow: 0.1,
  diskFull: 0.03,
  outboxMs: 10 * MINUTE_MS,
  jobIntervals: 3,
  jobGraceMs: 5 * MINUTE_MS,
  backupMs: 26 * HOUR_MS,
  chainMs: 2 * DAY_MS,
  filesMs: 2 * DAY_MS,
  sealedMs: 2 * DAY_MS,
} as const;

type Found = PlatformHealth['findings'][number];
type Stored = Figures & { stored: StoredFigures };

const found = (finding: HealthFinding, state: Found['state'], facts: Partial<Found> = {}): Found => ({
  finding,
  state,
  n: 0,
  of: 0,
  at: null,
  ...facts,
});
const moment = (at: Date | null | undefined): string | null => (at ? beijingIso(at) : null);
const gigabytes = (bytes: number): number => Math.round(bytes / 1024 ** 3);
const passed = (since: Date, now: Date): number => now.getTime() - since.getTime();

/** One late run may be due to other jobs; three missed in a row are not. */
const jobState = ({ everyMs, succeededAt, isFailing }: JobFigures, now: Date) => {
  if (isFailing) return 'failing';
  const isLate = !succeededAt || passed(succeededAt, now) > LIMITS.jobIntervals * everyMs + LIMITS.jobGraceMs;
  return isLate ? 'late' : 'fine';
};

const database = ({ pool, stored: { answerMs } }: Stored): Found => {
  const n = Math.round(answerMs);
  if (pool.waiting > 0) return found('database.waiting', 'watch', { n: pool.waiting, of: pool.max });
  if (answerMs > LIMITS.answerMs) return found('database.slow', 'watch', { n });
  return found('database.fine', 'fine', { n });
};

/** Problems of standbys do not affect readers: the leader answers instead. */
const standbys = ({ standbys: hosts }: Stored): Found[] => {
  if (hosts.length === 0) return [];
  const count = (...states: string[]) => hosts.filter(({ state }) => states.includes(state)).length;
  const of = hosts.length - count('leader');
  const [away, behind] = [count('away', 'foreign'), count('behind')];
  if (of === 0) return [found('standbys.none', 'watch')];
  if (away > 0) return [found('standbys.away', 'watch', { n: away, of })];
  if (behind > 0) return [found('standbys.behind', 'watch', { n: behind, of })];
  return [found('standbys.fine', 'fine', { n: of })];
};

const storage = ({ isStorageAway, disk: { freeBytes, totalBytes } }: Stored): Found => {
  if (isStorageAway) return found('storage.away', 'act');
  const facts = { n: gigabytes(freeBytes), of: gigabytes(totalBytes) };
  const share = freeBytes / totalBytes;
  if (share < LIMITS.diskFull) return found('storage.full', 'act', facts);
  return share < LIMITS.diskLow ? found('storage.low', 'watch', facts) : found('storage.fine', 'fine', facts);
};

const files = ({ stored: { filesCheck: last } }: Stored, now: Date): Found => {
  const at = moment(last?.at);
  if (!last || passed(last.at, now) > LIMITS.filesMs) return found('files.old', 'watch', { at });
  return last.lost > 0
    ? found('files.lost', 'act', { n: last.lost, of: last.checked, at })
    : found('files.fine', 'fine', { n: last.checked, at });
};

const sealed = ({ stored: { sealedCheck: last } }: Stored, now: Date): Found => {
  const at = moment(last?.at);
  if (!last || passed(last.at, now) > LIMITS.sealedMs) return found('sealed.old', 'watch', { at });
  return last.unreadable > 0
    ? found('sealed.unreadable', 'act', { n: last.unreadable, of: last.checked, at })
    : found('sealed.fine', 'fine', { n: last.checked, at });
};

const outbox = ({ stored: { outbox: box } }: Stored, now: Date, hasChannel: boolean): Found => {
  if (!hasChannel) return found('outbox.unset', 'watch');
  const waited = box.oldestAt ? passed(box.oldestAt, now) : 0;
  if (waited > LIMITS.outboxMs)
    return found('outbox.late', 'act', { n: box.waiting, at: moment(box.oldestAt) });
  if (box.failed > 0) return found('outbox.failed', 'watch', { n: box.failed });
  return found('outbox.fine', 'fine', { n: box.waiting });
};

const jobs = ({ stored }: Stored, now: Date): Found => {
  const states = stored.jobs.map((job) => jobState(job, now));
  const count = (state: string) => states.filter((one) => one === state).length;
  const of = states.length;
  if (count('late') > 0) return found('jobs.late', 'act', { n: count('late'), of });
  if (count('failing') > 0) return found('jobs.failing', 'watch', { n: count('failing'), of });
  return found('jobs.fine', 'fine', { n: of, of });
};

const backup = ({ stored: { backup: last } }: Stored, now: Date): Found => {
  if (!last) return found('backup.never', 'act');
  const at = moment(last.at);
  if (!last.isDone) return found('backup.failed', 'act', { at });
  return passed(last.at, now) > LIMITS.backupMs
    ? found('backup.old', 'act', { at })
    : found('backup.fine', 'fine', { at });
};

const chain = ({ stored: { auditCheck, receiptCheck } }: Stored, now: Date): Found => {
  const checks = [auditCheck, receiptCheck].filter((check) => check !== null);
  const broken = checks.find(({ isIntact }) => !isIntact);
  if (broken) return found('chain.broken', 'act', { at: moment(broken.at) });
  const at = moment(auditCheck?.at);
  return auditCheck && passed(auditCheck.at, now) < LIMITS.chainMs
    ? found('chain.fine', 'fine', { n: auditCheck.checked, at })
    : found('chain.old', 'watch', { at });
};

const replicas = ({ stored }: Stored): Found => {
  const alive = stored.replicas.filter(({ isAlive }) => isAlive);
  const lost = stored.replicas.filter(({ isAlive }) => !isAlive).at(-1);
  if (!lost) return found('replicas.fine', 'fine', { n: alive.length });
  const facts = { n: stored.replicas.length - alive.length, of: alive.length, at: moment(lost.seenAt) };
  return found('replicas.lost', 'watch', facts);
};

const faults = ({ stored }: Stored): Found => {
  const n = stored.faults.reduce((sum, { count }) => sum + count, 0);
  return n > 0 ? found('faults.some', 'watch', { n }) : found('faults.fine', 'fine');
};

/** How the platform is doing, in findings that each have a sentence. */
export const judgeHealth = (figures: Stored, now: Date, hasChannel: boolean): PlatformHealth => ({
  at: beijingIso(now),
  findings: [
    database(figures),
    ...standbys(figures),
    storage(figures),
    files(figures, now),
    sealed(figures, now),
    outbox(figures, now, hasChannel),
    jobs(figures, now),
    backup(figures, now),
    chain(figures, now),
    replicas(figures),
    faults(figures),
  ],
  jobs: figures.stored.jobs.map((job) => ({
    name: job.name,
    durationMs: job.durationMs,
    everySeconds: Math.round(job.everyMs / 1000),
    succeededAt: moment(job.succeededAt),
    state: jobState(job, now),
  })),
  faults: figures.stored.faults.map(({ lastAt, ...fault }) => ({ ...fault, lastAt: beijingIso(lastAt) })),
});
