import type { AuditAction } from '@contract/rules/audit-words';
import type { Schema } from '@server/db/schema';
import { type Kysely, sql } from 'kysely';
import { inOrderOf } from './in-order-of';

/**
 * The newest act of each of these kinds, where there is one. One index lookup per kind instead of a scan of the whole
 * log.
 */
export const newestActs = (db: Kysely<Schema>, actions: readonly AuditAction[]) =>
  db
    .selectFrom(sql<{ wanted: AuditAction }>`unnest(${actions}::text[])`.as<'kind'>(sql`kind(wanted)`))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('auditEvent')
          .select(['action', 'at', 'outcome', 'detail'])
          .where(inOrderOf('action', sql`kind.wanted`))
          .orderBy('action', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(['newest.action', 'newest.at', 'newest.outcome', 'newest.detail'])
    .execute();
