import { randomUUID } from 'node:crypto';
import { recordAudit } from '@server/audit/audit';
import { createDatabase } from '@server/db/database';
import { readMigrations } from '@server/db/migration-files';

interface Act {
  action: 'backup.begin' | 'backup.finish' | 'backup.restore' | 'storage.move';
  outcome?: 'refused';
  detail: Record<string, unknown>;
}

const STATEMENT_MS = 10_000;

/**
 * Records the backup in the audit log, which is part of the copy. Before an upgrade the new program backs up the old
 * schema, whose log it may not know how to write: then it records nothing and answers false.
 */
export async function recordBackup(url: string, now: Date, act: Act): Promise<boolean> {
  const db = createDatabase(url, { max: 1, statementTimeoutMs: STATEMENT_MS });
  try {
    const { rows } = await db.pool.query<{ newest: number; isCopy: boolean }>(
      'select max(version) as newest, pg_is_in_recovery() as "isCopy" from schema_migration',
    );
    const [state] = rows;
    if (state?.newest !== readMigrations().at(-1)?.version || state?.isCopy) return false;
    const source = { ip: '', id: `${act.action}-${randomUUID()}` };
    await db.transaction((tx) =>
      recordAudit(tx, source, now, { accountId: null, target: 'platform', ...act }),
    );
    return true;
  } finally {
    await db.close();
  }
}
