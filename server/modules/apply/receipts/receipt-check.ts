import type { ReceiptFault } from '@contract/receipt-chain';
import { type AuditSource, recordAudit } from '@server/audit/audit';
import type { Keyring } from '@server/crypto/receipt-keyring';
import type { Sealer } from '@server/crypto/sealing';
import type { ReceiptCheckTable } from '@server/db/application-schema';
import type { Database, Transaction } from '@server/db/database';
import { firstBrokenDay } from '@server/receipt/check-days';
import { type Selectable, sql } from 'kysely';
import { receiptFault } from './receipt-fault';
import { archivedReceipts } from './verify-receipt';

export type CheckRow = Selectable<ReceiptCheckTable>;
export interface ChainChecking {
  db: Database;
  sealer: Sealer;
  keyring: Keyring;
}
/** Who asked for the check; `accountId` is null when the service starts it itself. */
export interface Asking {
  accountId: number | null;
  source: AuditSource;
  now: Date;
}

/** Signatures are checked on the thread that answers everybody: a batch must not hold it up. */
const BATCH = 50;
const BUDGET_MS = 2000;

type Step = Pick<CheckRow, 'lastSequence' | 'lastHash'> & {
  broken: { at: number; fault: ReceiptFault } | null;
};

const walk = async (tx: Transaction, checking: ChainChecking, run: CheckRow): Promise<Step> => {
  const rows = await archivedReceipts(tx)
    .where('r.sequence', '>', run.lastSequence)
    .where('r.sequence', '<=', run.headSequence)
    .orderBy('r.sequence')
    .limit(BATCH)
    .execute();
  let [lastSequence, lastHash] = [run.lastSequence, run.lastHash];
  const stop = (at: number, fault: ReceiptFault): Step => ({ lastSequence, lastHash, broken: { at, fault } });
  for (const row of rows) {
    if (row.sequence !== lastSequence + 1) return stop(lastSequence + 1, 'missing');
    if (row.previousHash !== lastHash) return stop(row.sequence, 'link');
    const fault = receiptFault(checking, row);
    if (fault) return stop(row.sequence, fault);
    [lastSequence, lastHash] = [row.sequence, row.hash];
  }
  if (rows.length < BATCH && lastSequence < run.headSequence) return stop(lastSequence + 1, 'missing');
  if (lastSequence === run.headSequence && lastHash !== run.headHash) return stop(lastSequence, 'link');
  return { lastSequence, lastHash, broken: null };
};

/** A receipt beyond the head was put in by hand: the head moves with every true one. */
const beyondHead = async (tx: Transaction): Promise<number | null> => {
  const found = await tx
    .selectFrom('applicationReceipt')
    .select('sequence')
    .where('sequence', '>', ({ selectFrom }) => selectFrom('receiptHead').select('receiptHead.sequence'))
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst();
  return found?.sequence ?? null;
};

/**
 * Faults that the walk over the receipts cannot show: one inserted after the head, or a day that differs from what was
 * published.
 */
const brokenAround = async (tx: Transaction, keyring: Keyring): Promise<Step['broken']> => {
  const extra = await beyondHead(tx);
  if (extra) return { at: extra, fault: 'missing' };
  const day = await firstBrokenDay(tx, keyring);
  return day === null ? null : { at: day, fault: 'published' };
};

const settle = async (
  tx: Transaction,
  { keyring }: ChainChecking,
  run: CheckRow,
  step: Step,
  asking: Asking,
): Promise<CheckRow> => {
  const { lastSequence, lastHash } = step;
  const isWhole = !step.broken && lastSequence === run.headSequence;
  const broken = step.broken ?? (isWhole ? await brokenAround(tx, keyring) : null);
  const status = broken ? 'broken' : isWhole ? 'intact' : 'running';
  const done = await tx
    .updateTable('receiptCheck')
    .set({
      lastSequence,
      lastHash,
      status,
      brokenAt: broken?.at ?? null,
      fault: broken?.fault ?? null,
      finishedAt: status === 'running' ? null : asking.now,
    })
    .where('id', '=', run.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (status !== 'running')
    await recordAudit(tx, asking.source, asking.now, {
      accountId: run.startedBy,
      action: 'receipt.check',
      target: `receipt_check:${run.id}`,
      detail: { status, checked: lastSequence, ...(broken ? { at: broken.at, fault: broken.fault } : {}) },
    });
  return done;
};

/** Advances the check by one batch. The row lock makes two people who run it at the same time take turns. */
const advance = (checking: ChainChecking, id: number, asking: Asking): Promise<CheckRow> =>
  checking.db.transaction(async (tx) => {
    const run = await tx
      .selectFrom('receiptCheck')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    return run.status === 'running' ? settle(tx, checking, run, await walk(tx, checking, run), asking) : run;
  });

export const latestCheck = (db: Database['kysely']): Promise<CheckRow | undefined> =>
  db.selectFrom('receiptCheck').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();

/** The running check, or a new one. The lock on the head lets only one begin. */
const begin = ({ db }: ChainChecking, { accountId, now }: Asking): Promise<CheckRow> =>
  db.transaction(async (tx) => {
    const head = await tx
      .selectFrom('receiptHead')
      .selectAll()
      .where('id', '=', 1)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const last = await latestCheck(tx);
    if (last?.status === 'running') return last;
    return tx
      .insertInto('receiptCheck')
      .values({ headSequence: head.sequence, headHash: head.hash, startedBy: accountId, startedAt: now })
      .returningAll()
      .executeTakeFirstOrThrow();
  });

/** Begins a walk or takes the one under way further, for about two seconds. */
export const checkReceipts = async (checking: ChainChecking, asking: Asking): Promise<CheckRow> => {
  const end = Date.now() + BUDGET_MS;
  let run = await begin(checking, asking);
  while (run.status === 'running' && Date.now() < end) run = await advance(checking, run.id, asking);
  return run;
};

/** How long a finished check counts before the service starts another by itself. */
const FRESH = sql`interval '1 day'`;

/** Finishes what somebody left half-way, and walks once a day. */
export const checkReceiptsInTime = async (checking: ChainChecking, asking: Asking): Promise<void> => {
  const fresh = await checking.db.kysely
    .selectFrom('receiptCheck')
    .select('id')
    .where('status', '!=', 'running')
    .where('startedAt', '>', sql<Date>`${asking.now}::timestamptz - ${FRESH}`)
    .limit(1)
    .executeTakeFirst();
  const running = (await latestCheck(checking.db.kysely))?.status === 'running';
  if (running || !fresh) await checkReceipts(checking, asking);
};
