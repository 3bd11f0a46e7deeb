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

/** What a row says, as it enters its hash behind the hash of the row before it. */
export const auditText = (facts: AuditFacts): string =>
  [
    facts.at.toISOString(),
    facts.accountId ?? '',
    facts.action,
    facts.target,
    facts.outcome,
    facts.ip,
    facts.traceId,
    facts.detail,
  ].join('\n');

/** Seals a row of the audit log together with the one before it. The database does the same where a row is added. */
export const auditHash = (previous: string, facts: AuditFacts): string =>
  createHash('sha256')
    .update(`${previous}\n${auditText(facts)}`)
    .digest('hex');
