import { randomUUID } from 'node:crypto';
import { auditChanges } from '@contract/rules/audit-changes';
import { beijingIso } from '@contract/rules/beijing-time';
import { DOWN_LEAST_MS, DOWN_MOST_MS, type Downtime } from '@contract/rules/downtime';
import { DAY_MS, MINUTE_MS } from '@contract/time-units';
import { type AuditedAct, recordAudit } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { Database, Transaction } from '@server/db/database';
import { extendCorrections } from '@server/modules/apply/service';
import { extendPeriods } from '@server/modules/period/service';
import { tellExtended } from '@server/modules/reminder/service';
import { sql } from 'kysely';

/** How long downtimes are kept in mind: longer than any window extended because of one can still be open. */
const REMEMBERED_MS = DOWN_MOST_MS + 3 * DAY_MS;

/**
 * Records the heartbeat and returns the previous one; null for the first. Heartbeats take turns by the row lock, so of
 * several replicas that start together, only one sees the gap. A clock that is behind does not move the time back.
 */
const beatAt = async (tx: Transaction, now: Date): Promise<Date | null> => {
  const last = await tx.selectFrom('heartbeat').select('at').forUpdate().executeTakeFirst();
  await tx
    .insertInto('heartbeat')
    .values({ id: 1, at: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ at: sql<Date>`greatest(heartbeat.at, excluded.at)` }),
    )
    .execute();
  return last?.at ?? null;
};

/** The last gap with those before it: together they may have cost a window its last day. */
const remember = async (tx: Transaction, { from, until }: Downtime) => {
  const { id } = await tx
    .insertInto('downtime')
    .values({ beganAt: from, endedAt: until })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = await tx
    .selectFrom('downtime')
    .select(['beganAt', 'endedAt'])
    .where('endedAt', '>', new Date(until.getTime() - REMEMBERED_MS))
    .orderBy('beganAt')
    .execute();
  return { id, downtimes: rows.map(({ beganAt, endedAt }) => ({ from: beganAt, until: endedAt })) };
};

const moved = (action: 'period.extend' | 'apply.extend', field: string, from: Date, to: Date) => ({
  action,
  changes: auditChanges(action, { [field]: from }, { [field]: to }),
});

const extendFor = async (
  tx: Transaction,
  { sealer, origin }: { sealer: Sealer; origin: string },
  last: Downtime,
  now: Date,
): Promise<void> => {
  const { id: lastId, downtimes } = await remember(tx, last);
  const windows = await extendPeriods(tx, downtimes, last, now);
  const corrections = await extendCorrections(tx, downtimes, last);
  await tellExtended(tx, sealer, origin, { windows, corrections }, now);
  const source = { ip: '', id: `job-${randomUUID()}` };
  const note = (act: AuditedAct, target: string, detail: Record<string, unknown>): Promise<void> =>
    recordAudit(tx, source, now, { ...act, accountId: null, target, detail });
  const minutes = Math.floor((last.until.getTime() - last.from.getTime()) / MINUTE_MS);
  await note({ action: 'downtime.record' }, `downtime:${lastId}`, { from: beijingIso(last.from), minutes });
  for (const { periodId, date, planned, end, ...lost } of windows)
    await note(moved('period.extend', date, planned, end), `period:${periodId}`, lost);
  for (const { id, planned, end, ...lost } of corrections)
    await note(moved('apply.extend', 'dueAt', planned, end), `application:${id}`, lost);
};

/**
 * Runs once a minute: records that the service is up, and after a downtime extends the windows whose last hours were
 * lost.
 */
export const beat = (db: Database, sealer: Sealer, origin: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const last = await beatAt(tx, now);
    if (!last || now.getTime() - last.getTime() < DOWN_LEAST_MS) return;
    await extendFor(tx, { sealer, origin }, { from: last, until: now }, now);
  });
