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

/** The text of one row that is hashed, together with the hash of the row before it. */
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

/** Hash of an audit row chained to the row before it. On insert the database computes the same hash itself. */
export const auditHash = (previous: string, facts: AuditFacts): string =>
  createHash('sha256')
    .update(`${previous}\n${auditText(facts)}`)
    .digest('hex');
