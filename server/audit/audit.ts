import type { AuditAction } from '@contract/rules/audit-words';
import { canonicalJson } from '@server/crypto/canonical-json';
import type { Transaction } from '@server/db/database';
import type { FastifyRequest } from 'fastify';
import { auditHash } from './audit-hash';

export interface AuditEntry {
  accountId: number | null;
  /** `auth.login`, `apply.submit`, … */
  action: AuditAction;
  /** What it was done to, e.g. `application:12`. */
  target: string;
  outcome: 'ok' | 'refused';
  /** No personal data in here: ids, counts and keys only. */
  detail?: Record<string, unknown>;
}

/** Where an act came from. Timed work of the service has no address. */
export type AuditSource = Pick<FastifyRequest, 'ip' | 'id'>;

/**
 * Appends one row to the audit log inside the caller's transaction. Each row seals the one before it, so a row
 * that is taken away or changed breaks the chain (req:control-c03). Call it last: it locks the head of the chain.
 */
export const recordAudit = async (
  tx: Transaction,
  request: AuditSource,
  at: Date,
  entry: AuditEntry,
): Promise<void> => {
  const head = await tx
    .selectFrom('auditHead')
    .select('hash')
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const detail = canonicalJson(entry.detail ?? {});
  const hash = auditHash(head.hash, {
    at,
    accountId: entry.accountId,
    action: entry.action,
    target: entry.target,
    outcome: entry.outcome,
    ip: request.ip,
    traceId: request.id,
    detail,
  });
  await tx
    .with('added', (db) =>
      db.insertInto('auditEvent').values({
        at,
        accountId: entry.accountId,
        action: entry.action,
        target: entry.target,
        outcome: entry.outcome,
        ip: request.ip,
        traceId: request.id,
        detail,
        previousHash: head.hash,
        hash,
      }),
    )
    .updateTable('auditHead')
    .set({ hash })
    .where('id', '=', 1)
    .execute();
};
