import type { AuditAction } from '@contract/rules/audit-words';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';

/** Whether anybody has successfully performed one of these acts on one of these targets since the given time. */
export const wasDoneSince = async (
  db: Kysely<Schema>,
  { actions, targets, since }: { actions: readonly AuditAction[]; targets: readonly string[]; since: Date },
): Promise<boolean> =>
  (await db
    .selectFrom('auditEvent')
    .select('id')
    .where('action', 'in', actions)
    .where('target', 'in', targets)
    .where('outcome', '=', 'ok')
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst()) !== undefined;
