import type { AuditChange, EditingAct, PlainAct } from '@contract/rules/audit-changes';
import { canonicalJson } from '@contract/rules/receipt-proof/canonical-json';
import type { Transaction } from '@server/db/database';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { auditText } from './audit-hash';

/** `auth.login`, `apply.submit`, …; an act that changes fields also lists them (contract/rules/audit-changes.ts). */
export type AuditedAct =
  | { action: PlainAct; changes?: never }
  | { action: EditingAct; changes: readonly AuditChange[] };

export type AuditEntry = AuditedAct & {
  accountId: number | null;
  /** What it was done to, e.g. `application:12`. */
  target: string;
  /** `refused` for an act that was turned down; left out for one that was carried out. */
  outcome?: 'refused';
  /** No personal data in here: ids, counts and keys only. */
  detail?: Record<string, unknown>;
};

/** Where an act came from. Timed work of the service has no address. */
export type AuditSource = Pick<FastifyRequest, 'ip' | 'id'>;

/**
 * Appends one row to the audit log inside the caller's transaction. Each row seals the one before it, so removing or
 * changing a row breaks the chain (req:control-c03). Call it last: it locks the head of the chain until the transaction
 * ends, and all other writers of the log wait for that.
 */
export const recordAudit = async (
  tx: Transaction,
  { ip, id: traceId }: AuditSource,
  at: Date,
  { accountId, action, target, outcome: refused, changes, detail: told = {} }: AuditEntry,
): Promise<void> => {
  const outcome = refused ?? 'ok';
  const detail = canonicalJson({ ...told, ...(changes && { changes }) });
  const said = `\n${auditText({ at, accountId, action, target, outcome, ip, traceId, detail })}`;
  // `for update` makes concurrent writers wait and then read the new head, not the one they saw before waiting.
  await sql`
    with head as (select hash from audit_head where id = 1 for update),
    sealed as (
      select hash as previous, encode(sha256(convert_to(hash || ${said}::text, 'UTF8')), 'hex') as hash from head
    ),
    moved as (update audit_head set hash = sealed.hash from sealed where id = 1)
    insert into audit_event
      (at, account_id, action, target, outcome, ip, trace_id, detail, previous_hash, hash)
    select ${at}::timestamptz, ${accountId}::bigint, ${action}::text, ${target}::text, ${outcome}::text, ${ip}::text,
      ${traceId}::text, ${detail}::jsonb, previous, hash
    from sealed`.execute(tx);
};
