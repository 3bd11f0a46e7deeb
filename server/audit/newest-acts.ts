import type { AuditAction } from '@contract/rules/audit-words';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';

/** The newest act of each of these kinds, where there is one. */
export const newestActs = (db: Kysely<Schema>, actions: readonly AuditAction[]) =>
  db
    .selectFrom('auditEvent')
    .distinctOn('action')
    .select(['action', 'at', 'outcome', 'detail'])
    .where('action', 'in', actions)
    .orderBy('action')
    .orderBy('id', 'desc')
    .execute();
