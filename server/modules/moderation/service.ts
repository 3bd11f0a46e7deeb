import type { Permission } from '@contract/permissions';
import { say } from '@contract/sentences/sentence';
import { type AuditSource, recordAudit } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { conflict, notFound } from '@server/errors/app-error';
import { undoOver } from '@server/errors/undo-over';
import { notify } from '@server/modules/notification/service';
import { removeDocument } from '@server/modules/search/service';
import { type Caller, hasPermission } from '@server/security/caller';
import { type Kysely, sql } from 'kysely';
import { overtaken } from './overtaken';

/** Everything an act on something that people publish under moderation stands on. */
export interface PostingScope {
  tx: Transaction;
  sealer: Sealer;
  caller: Caller;
  now: Date;
  source: AuditSource;
}

export interface Posting {
  ownerId: number;
  /** Given with the first submission. */
  no: string | null;
  title: string;
  status: string;
  version: number;
}

/** What tells demands and achievements apart, where owner and moderator meet them. */
export interface PostingKind<Row extends Posting> {
  /** Whoever holds it decides. */
  right: Permission;
  /** Said to a moderator of what its owner took back. */
  takenBack: 'demand.taken_back' | 'achi.taken_back';
  /** The row, held for this transaction. */
  lock: (tx: Transaction, id: number) => Promise<Row | undefined>;
}

/**
 * In which parts this person meets it. Drafts are their owner's alone; nobody decides about what is their own. Without
 * a part it does not exist (req:attack-a21).
 */
export const partsIn = (
  caller: Caller,
  { ownerId, status }: Pick<Posting, 'ownerId' | 'status'>,
  right: Permission,
): ('owner' | 'moderator')[] => {
  if (ownerId === caller.accountId) return ['owner'];
  return status !== 'draft' && hasPermission(caller, right) ? ['moderator'] : [];
};

/** A moderator had it on the table and its owner has taken it back: no secret, but the draft is the owner's alone again. */
const isTakenBack = (
  caller: Caller,
  { ownerId, status, no }: Pick<Posting, 'ownerId' | 'status' | 'no'>,
  right: Permission,
): boolean =>
  status === 'draft' && no !== null && ownerId !== caller.accountId && hasPermission(caller, right);

/** Whoever wants to read it hears why there is nothing to read. */
export const refuseTakenBack = <Row extends Posting>(
  { right, takenBack }: PostingKind<Row>,
  caller: Caller,
  record: Row | undefined,
): void => {
  if (record && isTakenBack(caller, record, right)) throw notFound(takenBack);
};

/** The row itself, held for this transaction. */
export const lockPosting = async <Row extends Posting>(
  { right, takenBack, lock }: PostingKind<Row>,
  { tx, caller }: Pick<PostingScope, 'tx' | 'caller'>,
  id: number,
): Promise<Row> => {
  const record = await lock(tx, id);
  if (record && isTakenBack(caller, record, right)) throw conflict(takenBack);
  if (!record || partsIn(caller, record, right).length === 0) throw notFound();
  return record;
};

/** That a row of theirs names this file: as its cover, among its figures or below its text. */
export const namesFile = (fileId: string) =>
  sql<boolean>`(cover = ${fileId}::uuid or figures @> ${JSON.stringify([{ file: fileId }])}::jsonb or files @> ${JSON.stringify([fileId])}::jsonb)`;

type Db = Kysely<Schema>;

interface Decided<Row extends Posting> extends PostingKind<Row> {
  /** Of its document in the search, and of its target in the audit log. */
  name: 'demand' | 'achievement';
  audited: 'demand.reconsider' | 'achi.reconsider';
  /** Where its owner looks after it. */
  pathOf: (id: number) => string;
  /** Who owns it, if it is still as the decision of that moment left it. */
  untouched: (db: Db, id: number, decidedAt: Date) => Promise<{ ownerName: string | null } | undefined>;
  /** It waits for a moderator again. */
  putBack: (tx: Transaction, id: number, now: Date) => Promise<unknown>;
}

/** How a moderator's decision is taken back: it waits for a moderator again, and its owner is told. */
export const decisionUndo = <Row extends Posting>(kind: Decided<Row>) => ({
  /** Who hears of it; null where the decision can be taken back no more. */
  look: async (db: Db, id: number, decidedAt: Date): Promise<string[] | null> => {
    const found = await kind.untouched(db, id, decidedAt);
    return found ? [found.ownerName ?? ''] : null;
  },
  run: async (scope: PostingScope, id: number, decidedAt: Date): Promise<void> => {
    const { tx, sealer, caller, now, source } = scope;
    const record = await lockPosting(kind, scope, id);
    if (!partsIn(caller, record, kind.right).includes('moderator')) throw notFound();
    if (!(await kind.untouched(tx, id, decidedAt))) throw undoOver();
    await kind.putBack(tx, id, now);
    await removeDocument(tx, kind.name, id);
    const notice = {
      accountId: record.ownerId,
      kind: 'demand' as const,
      link: kind.pathOf(id),
      title: 'notice.posting.reopened' as const,
      body: say('notice.posting.reconsidered', { title: record.title }),
    };
    await notify(tx, sealer, notice, now);
    await recordAudit(tx, source, now, {
      accountId: caller.accountId,
      action: kind.audited,
      target: `${kind.name}:${id}`,
    });
  },
});

export { overtaken };
