import type { Calls } from '@contract/endpoints';
import type { Schema } from '@server/db/schema';
import type { CountedSheet } from '@server/spreadsheet/sheet';
import type { Kysely } from 'kysely';
import { auditTable } from './audit-table';
import { checkAuditInTime } from './check-audit';
import { allAudit, listAudit, refuseReversed } from './list-audit';

/** Walks the audit log once a day. */
export const watchAudit = checkAuditInTime;

/** Refuses for the export what the list refuses as well. */
export const refuseReversedAudit = refuseReversed;

/** The log as a table, filtered as the page shows it. */
export const auditToTable = (
  db: Kysely<Schema>,
  query: Calls['GET /prod-api/monitor/audit/list']['query'],
): CountedSheet => ({
  sheet: auditTable(allAudit(db, query)),
  total: async () => (await listAudit(db, { ...query, pageNum: 1, pageSize: 1 })).total,
});
