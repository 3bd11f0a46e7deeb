import type { AuditAction } from '@contract/rules/audit-words';
import type { Schema } from '@server/db/schema';
import { type Kysely, sql } from 'kysely';

/**
 * The act that ended something which is gone and was no target of its own, found by what its detail says of it. Only
 * kinds of which there are few: all of them are read.
 */
export const actWith = (
  db: Kysely<Schema>,
  actions: readonly AuditAction[],
  detail: Readonly<Record<string, string | number>>,
) =>
  db
    .selectFrom('auditEvent')
    .select(['action', 'at', 'accountId', 'target', 'detail'])
    .where('action', 'in', actions)
    .where('outcome', '=', 'ok')
    .where(sql<boolean>`detail @> ${JSON.stringify(detail)}::jsonb`)
    .executeTakeFirst();
