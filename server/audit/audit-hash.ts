import { createHash } from 'node:crypto';

export interface AuditFacts {
  at: Date;
  accountId: number | null;
  action: string;
  target: string;
  outcome: string;
  ip: string;
  traceId: string;
  /** Canonical JSON: the database keeps the content of a document, not the order of its keys. */
  detail: string;
}

/** Seals a row of the audit log together with the one before it. */
export const auditHash = (previous: string, facts: AuditFacts): string =>
  createHash('sha256')
    .update(
      [
        previous,
        facts.at.toISOString(),
        facts.accountId ?? '',
        facts.action,
        facts.target,
        facts.outcome,
        facts.ip,
        facts.traceId,
        facts.detail,
      ].join('\n'),
    )
    .digest('hex');
