import type { AuditAction } from '@contract/rules/audit-words';
import type { Schema } from '@server/db/schema';
import { type Kysely, sql } from 'kysely';
import { inOrderOf } from './in-order-of';

/**
 * The newest successful act of these kinds on these targets, or the one of that moment. One lookup per kind in the index
 * on the target instead of all acts of that kind.
 */
export const latestActOn = (
  db: Kysely<Schema>,
  targets: readonly string[],
  actions: readonly AuditAction[],
  at?: Date | undefined,
) =>
  db
    .selectFrom(sql<{ wanted: AuditAction }>`unnest(${actions}::text[])`.as<'kind'>(sql`kind(wanted)`))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('auditEvent')
          .select(['id', 'at', 'accountId'])
          .where(inOrderOf('action', sql`kind.wanted`))
          .where('target', 'in', [...targets])
          .where('outcome', '=', 'ok')
          .$if(at !== undefined, (act) => act.where('at', '=', at ?? new Date(0)))
          .orderBy('action', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select(['kind.wanted as action', 'latest.at', 'latest.accountId'])
    .orderBy('latest.id', 'desc')
    .limit(1)
    .executeTakeFirst();
