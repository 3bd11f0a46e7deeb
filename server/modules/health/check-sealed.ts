import { DAY_MS, HOUR_MS } from '@contract/time-units';
import { type AuditSource, recordAudit } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { Database, Transaction } from '@server/db/database';
import type { SealedCheckTable, SealedFound } from '@server/db/health-schema';
import type { Selectable } from 'kysely';
import { SEALED_COLUMNS, type SealedRow, sealedRows } from './sealed-columns';

type Run = Selectable<SealedCheckTable>;
interface Asking {
  source: AuditSource;
  now: Date;
}

/** Values are opened on the thread that answers everybody: a batch must not hold it up. */
const BATCH = 200;
/** The work of one step; the next comes after a pause of many times as long. */
const BUDGET_MS = 1000;
/** The log names so many of the rows at fault. */
const NAMED_MAX = 50;

const NOTHING: SealedFound = { checked: 0, columns: {}, rows: [] };

const unreadableIn = ({ columns }: Partial<SealedFound>): number =>
  Object.values(columns ?? {}).reduce((sum, n) => sum + n, 0);

/** Once a day, and again after an hour as long as something cannot be opened, so that a restore is soon noticed. */
const isDue = ({ finishedAt, columnName, found }: Run, now: Date): boolean => {
  if (columnName !== null || finishedAt === null) return true;
  const pause = unreadableIn(found) > 0 ? HOUR_MS : DAY_MS;
  return finishedAt.getTime() <= now.getTime() - pause;
};

const withRows = (
  sealer: Sealer,
  column: string,
  found: SealedFound,
  rows: readonly SealedRow[],
): SealedFound => {
  const faults = rows.flatMap(({ key, values }) =>
    values.filter((value) => sealer.tryOpen(value) === null).map(() => `${column} ${key.join(' ')}`),
  );
  return {
    checked: found.checked + rows.reduce((sum, { values }) => sum + values.length, 0),
    columns: { ...found.columns, [column]: (found.columns[column] ?? 0) + faults.length },
    rows: [...found.rows, ...new Set(faults)].slice(0, NAMED_MAX),
  };
};

const settle = async (tx: Transaction, run: Omit<Run, 'id'>, { source, now }: Asking): Promise<void> => {
  await tx
    .updateTable('sealedCheck')
    .set({ ...run, found: JSON.stringify(run.found) })
    .where('id', '=', 1)
    .execute();
  if (run.columnName !== null) return;
  const { checked, columns, rows } = run.found;
  await recordAudit(tx, source, now, {
    accountId: null,
    action: 'sealed.check',
    target: 'platform',
    detail: { checked, columns, rows },
  });
};

/**
 * Looks at one batch. The lock makes replicas take turns: one that finds another at work leaves it to that one. Answers
 * whether there is more to do. Nothing that is sealed is ever written.
 */
const advance = (db: Database, sealer: Sealer, asking: Asking): Promise<boolean> =>
  db.transaction(async (tx) => {
    const run = await tx.selectFrom('sealedCheck').selectAll().forUpdate().skipLocked().executeTakeFirst();
    if (!run || !isDue(run, asking.now)) return false;
    const isNew = run.columnName === null;
    const column = run.columnName ?? SEALED_COLUMNS[0] ?? '';
    const rows = await sealedRows(tx, column, { after: run.afterKey, limit: BATCH });
    const found = withRows(sealer, column, isNew ? NOTHING : run.found, rows);
    const isThrough = rows.length < BATCH;
    const next = isThrough ? (SEALED_COLUMNS[SEALED_COLUMNS.indexOf(column) + 1] ?? null) : column;
    const afterKey = isThrough ? null : (rows.at(-1)?.key ?? null);
    const finishedAt = next === null ? asking.now : null;
    await settle(tx, { columnName: next, afterKey, found, finishedAt }, asking);
    return next !== null;
  });

/** Takes the daily look over all sealed values further, for about a second. */
export const checkSealedInTime = async (
  db: Database,
  sealer: Sealer,
  asking: Asking,
  stopping?: AbortSignal,
): Promise<void> => {
  const run = await db.kysely.selectFrom('sealedCheck').selectAll().executeTakeFirst();
  if (!run || !isDue(run, asking.now)) return;
  const end = performance.now() + BUDGET_MS;
  while (performance.now() < end && !stopping?.aborted && (await advance(db, sealer, asking)));
};

/** What the newest record in the log says; null if nothing was looked at yet. */
export const sealedVerdict = (act: { at: Date; detail: unknown } | undefined) => {
  if (!act) return null;
  const { checked = 0, columns = {} } = act.detail as Partial<SealedFound>;
  return { at: act.at, checked, columns, unreadable: unreadableIn({ columns }) };
};
