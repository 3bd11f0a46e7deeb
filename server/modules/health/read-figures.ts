import { statfs } from 'node:fs/promises';
import { MINUTE_MS } from '@contract/time-units';
import { newestActs } from '@server/audit/newest-acts';
import type { Deps } from '@server/deps';
import { readFaults } from '@server/http/fault-counts';
import { isDatabaseAway } from '@server/http/last-good';
import type { ChainFigures, Figures, StoredFigures } from '@server/metrics/figures';
import { filesVerdict, uploadedBytes } from '@server/modules/attachment/service';
import { outboxFigures } from '@server/modules/delivery/service';
import { receiptsGiven } from '@server/receipt/receipts-given';
import { watchStorage } from '@server/storage/watch-storage';
import { sql } from 'kysely';
import { sealedVerdict } from './check-sealed';
import { readRuns } from './job-runs';
import { readReplicas } from './replicas';

/** Sizes are added up over every file and every row of a table: once in a while is enough. */
const SIZES_EVERY_MS = 5 * MINUTE_MS;

interface Sizes {
  databaseBytes: number;
  uploadedBytes: number;
}

const chainOf = (act: { at: Date; detail: unknown } | undefined): ChainFigures | null => {
  if (!act) return null;
  const { status, checked } = act.detail as { status?: unknown; checked?: unknown };
  return { at: act.at, isIntact: status === 'intact', checked: Number(checked ?? 0) };
};

/** Whatever else went wrong is a fault of the program, and is told as one. */
const unlessAway = (error: unknown): null => {
  if (isDatabaseAway(error)) return null;
  throw error;
};

/** Reads how the platform is doing: for Prometheus and for the screen alike, and one question after the other. */
export const figuresReader = ({
  config,
  db,
}: Pick<Deps, 'config' | 'db'>): ((now: Date) => Promise<Figures>) => {
  const { kysely, pool } = db;
  const channels = [
    ...(config.smtpUrl ? ['email' as const] : []),
    ...(config.smsGatewayUrl ? ['sms' as const] : []),
  ];
  const storageFault = watchStorage(config);
  let known: { sizes: Sizes; readAt: number } | null = null;

  const readSizes = async (): Promise<Sizes> => {
    if (known && performance.now() - known.readAt < SIZES_EVERY_MS) return known.sizes;
    const { rows } = await sql<{ bytes: number }>`
      select pg_database_size(current_database())::float8 as bytes`.execute(kysely);
    const sizes = { databaseBytes: rows[0]?.bytes ?? 0, uploadedBytes: await uploadedBytes(kysely) };
    known = { sizes, readAt: performance.now() };
    return sizes;
  };

  const readStored = async (now: Date): Promise<StoredFigures> => {
    const asked = performance.now();
    await sql`select 1`.execute(kysely);
    const answerMs = performance.now() - asked;
    const acts = await newestActs(kysely, [
      'backup.finish',
      'audit.check',
      'receipt.check',
      'storage.check',
      'sealed.check',
    ]);
    const last = (action: string) => acts.find((act) => act.action === action);
    const backup = last('backup.finish');
    const filesAct = last('storage.check');
    const files = filesVerdict(filesAct);
    return {
      answerMs,
      ...(await readSizes()),
      outbox: await outboxFigures(kysely, channels, now),
      jobs: await readRuns(kysely),
      replicas: await readReplicas(kysely, now),
      faults: await readFaults(kysely, now),
      filings: await receiptsGiven(kysely),
      backup: backup ? { at: backup.at, isDone: backup.outcome === 'ok' } : null,
      filesCheck: files && filesAct ? { at: filesAct.at, ...files } : null,
      sealedCheck: sealedVerdict(last('sealed.check')),
      auditCheck: chainOf(last('audit.check')),
      receiptCheck: chainOf(last('receipt.check')),
    };
  };

  return async (now) => {
    const { bavail, blocks, bsize } = await statfs(config.store ? config.dataDir : config.uploadDir);
    const { totalCount, idleCount, waitingCount } = pool;
    return {
      standbys: db.standbys(),
      pool: {
        used: totalCount - idleCount,
        idle: idleCount,
        waiting: waitingCount,
        max: config.dbPoolMax,
      },
      stored: await readStored(now).catch(unlessAway),
      isStorageAway: (await storageFault()) !== null,
      disk: { freeBytes: bavail * bsize, totalBytes: blocks * bsize },
    };
  };
};
