import { randomUUID } from 'node:crypto';
import type { JobName } from '@contract/platform-health';
import { HOUR_MS, MINUTE_MS } from '@contract/time-units';
import { keyringOf } from '@server/crypto/receipt-keyring';
import { createSealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { forgetFaults } from '@server/http/fault-counts';
import { forgetOldKeys } from '@server/http/forget-keys';
import { tellLapses } from '@server/modules/apply/confirmations/tell-lapsed';
import { approvePublished, expireReturned } from '@server/modules/apply/events/timed-events';
import { forgetPresence } from '@server/modules/apply/presence/presence';
import { checkReceiptsInTime } from '@server/modules/apply/receipts/receipt-check';
import { checkFilesInTime } from '@server/modules/attachment/check-files';
import { expireUploads, forgetUnused, lookAgain, sweepBytes } from '@server/modules/attachment/sweep-uploads';
import { forgetOld } from '@server/modules/auth/forget-old';
import { keepTerms } from '@server/modules/certification/keep-terms';
import { tellEnding } from '@server/modules/demand/tell-ending';
import { beat } from '@server/modules/downtime/service';
import { forgetOldExports, tellFinished } from '@server/modules/export/finished';
import { workersOf } from '@server/modules/export/workers';
import { checkSealedInTime } from '@server/modules/health/check-sealed';
import { watchAudit } from '@server/modules/monitor/service';
import { remindPeople } from '@server/modules/reminder/service';
import { lookForNews } from '@server/modules/saved-search/look-for-news';
import { forgetVisitorSearches } from '@server/modules/search/records';
import { forgetClosed } from '@server/modules/security/forget-closed';
import { forgetViews } from '@server/modules/view/service';
import { publishDays } from '@server/receipt/publish-days';
import { forgetRefusals } from '@server/security/refusal-counts';
import { storageOf } from '@server/storage/open-storage';
import { EXPORT_KINDS } from '@server/wiring/export-kinds';
import { FILE_USES } from '@server/wiring/file-uses';
import { fillSearch } from './fill-search';

export interface Job<Name extends string = string> {
  name: Name;
  everyMs: number;
  /** Walks a whole table or waits for the storage of files; no deadline and no notice depends on it. */
  isLong?: boolean;
  /**
   * Must be safe on several replicas at once, and again after a crash. Long work stops early when `stopping` is
   * aborted.
   */
  run: (now: Date, stopping: AbortSignal) => Promise<unknown>;
}

/** Interval of stepwise jobs; a step of the receipt check takes two seconds, so that other work is not held up. */
const STEP_MS = 15_000;
/** All timed work of the service, in one list. */
export const jobsOf = (deps: Deps): Job<JobName>[] => {
  const { config, db } = deps;
  const storage = () => storageOf(config);
  const sealer = createSealer(config.dataKey.export());
  const signing = { sealer, receiptKey: config.receiptKey };
  return [
    // Comes before the jobs that act on deadlines: time lost in a downtime is given back first.
    { name: 'downtime.beat', everyMs: MINUTE_MS, run: (now) => beat(db, sealer, config.publicOrigin, now) },
    { name: 'apply.expire', everyMs: MINUTE_MS, run: (now) => expireReturned(db, signing, now) },
    { name: 'apply.approve', everyMs: MINUTE_MS, run: (now) => approvePublished(db, signing, now) },
    { name: 'confirmation.tell', everyMs: 5 * MINUTE_MS, run: (now) => tellLapses(db, sealer, now) },
    {
      name: 'receipt.check',
      everyMs: STEP_MS,
      run: (now) =>
        checkReceiptsInTime(
          { db, sealer, keyring: keyringOf(config) },
          { accountId: null, source: { ip: '', id: `job-${randomUUID()}` }, now },
        ),
    },
    {
      name: 'receipt.publish',
      everyMs: HOUR_MS,
      run: (now) => publishDays(db, config.receiptKey, now),
    },
    {
      name: 'audit.check',
      everyMs: HOUR_MS,
      isLong: true,
      run: (now, stopping) =>
        watchAudit(db, { accountId: null, source: { ip: '', id: `job-${randomUUID()}` }, now }, stopping),
    },
    {
      name: 'storage.check',
      everyMs: HOUR_MS,
      isLong: true,
      run: async (now, stopping) => {
        const source = { ip: '', id: `job-${randomUUID()}` };
        return checkFilesInTime(db, await storage(), { source, now }, stopping);
      },
    },
    {
      name: 'sealed.check',
      everyMs: STEP_MS,
      isLong: true,
      run: (now, stopping) =>
        checkSealedInTime(db, sealer, { source: { ip: '', id: `job-${randomUUID()}` }, now }, stopping),
    },
    { name: 'refusal.forget', everyMs: HOUR_MS, run: (now) => forgetRefusals(db.kysely, now) },
    { name: 'fault.forget', everyMs: HOUR_MS, run: (now) => forgetFaults(db.kysely, now) },
    {
      name: 'upload.look',
      everyMs: MINUTE_MS,
      isLong: true,
      run: async (now, stopping) => lookAgain(db, await storage(), now, stopping),
    },
    {
      name: 'upload.expire',
      everyMs: HOUR_MS,
      isLong: true,
      run: async (now) => expireUploads(db, await storage(), FILE_USES, now),
    },
    {
      name: 'upload.forget',
      everyMs: HOUR_MS,
      isLong: true,
      run: async (now, stopping) => forgetUnused(db, await storage(), now, stopping),
    },
    {
      name: 'upload.sweep',
      everyMs: HOUR_MS,
      isLong: true,
      run: async (now, stopping) => sweepBytes(db, await storage(), FILE_USES, now, stopping),
    },
    {
      name: 'account.forget',
      everyMs: HOUR_MS,
      run: async (now) => {
        await forgetOld(db, now);
        await forgetClosed(db, now);
      },
    },
    { name: 'saved.look', everyMs: 5 * MINUTE_MS, isLong: true, run: (now) => lookForNews(db, sealer, now) },
    {
      name: 'reminder.tell',
      everyMs: MINUTE_MS,
      run: (now) => remindPeople(db, sealer, config.publicOrigin, now),
    },
    {
      name: 'demand.tell',
      everyMs: 5 * MINUTE_MS,
      run: (now) => tellEnding(db, sealer, config.publicOrigin, now),
    },
    { name: 'certification.term', everyMs: HOUR_MS, run: (now) => keepTerms(deps, now) },
    // Exports requested while all workers were busy, and those that a killed process left unfinished.
    { name: 'export.write', everyMs: STEP_MS, run: () => workersOf(deps, EXPORT_KINDS).takeUp() },
    { name: 'export.tell', everyMs: STEP_MS, run: (now) => tellFinished(db, sealer, now) },
    {
      name: 'export.forget',
      everyMs: HOUR_MS,
      isLong: true,
      run: async (now) => forgetOldExports(db, await storage(), now),
    },
    { name: 'presence.forget', everyMs: MINUTE_MS, run: (now) => forgetPresence(db.kysely, now) },
    { name: 'search.fill', everyMs: HOUR_MS, isLong: true, run: () => fillSearch(db) },
    { name: 'search.forget', everyMs: HOUR_MS, run: (now) => forgetVisitorSearches(db.kysely, now) },
    { name: 'view.forget', everyMs: HOUR_MS, run: (now) => forgetViews(db, now) },
    { name: 'idempotency.forget', everyMs: HOUR_MS, run: (now) => forgetOldKeys(db, now) },
  ];
};
