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

/** The context of an act on a moderated publication. */
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

/** How demands and achievements differ for owners and moderators. */
export interface PostingKind<Row extends Posting> {
  /** The permission to moderate. */
  right: Permission;
  /** Tells a moderator that the owner has withdrawn the record. */
  takenBack: 'demand.taken_back' | 'achi.taken_back';
  /** Reads the row and locks it for this transaction. */
  lock: (tx: Transaction, id: number) => Promise<Row | undefined>;
}

/**
 * The roles in which this person may see the record. Drafts are visible to their owner only, and nobody moderates a
 * record of their own. Without a role it does not exist (req:attack-a21).
 */
export const partsIn = (
  caller: Caller,
  { ownerId, status }: Pick<Posting, 'ownerId' | 'status'>,
  right: Permission,
): ('owner' | 'moderator')[] => {
  if (ownerId === caller.accountId) return ['owner'];
  return status !== 'draft' && hasPermission(caller, right) ? ['moderator'] : [];
};

/**
 * Whether the owner withdrew the record while it was with the moderators: they may know that, but not see the draft.
 */
const isTakenBack = (
  caller: Caller,
  { ownerId, status, no }: Pick<Posting, 'ownerId' | 'status' | 'no'>,
  right: Permission,
): boolean =>
  status === 'draft' && no !== null && ownerId !== caller.accountId && hasPermission(caller, right);

/** Tells a moderator that the record was withdrawn, instead of a plain 404. */
export const refuseTakenBack = <Row extends Posting>(
  { right, takenBack }: PostingKind<Row>,
  caller: Caller,
  record: Row | undefined,
): void => {
  if (record && isTakenBack(caller, record, right)) throw notFound(takenBack);
};

/** The act that took it back, by its target and its name in the audit log. */
const WITHDRAWN = {
  'demand.taken_back': { name: 'demand', act: 'demand.withdraw' },
  'achi.taken_back': { name: 'achievement', act: 'achi.withdraw' },
} as const;

/** Reads and locks the row, and refuses people who may not see it. */
export const lockPosting = async <Row extends Posting>(
  { right, takenBack, lock }: PostingKind<Row>,
  { tx, caller }: Pick<PostingScope, 'tx' | 'caller'>,
  id: number,
): Promise<Row> => {
  const record = await lock(tx, id);
  if (record && isTakenBack(caller, record, right)) {
    const { name, act } = WITHDRAWN[takenBack];
    const about = { targets: [`${name}:${id}`], actions: [act], ownerId: record.ownerId };
    throw await overtaken({ tx, caller }, { ...about, otherwise: conflict(takenBack) });
  }
  if (!record || partsIn(caller, record, right).length === 0) throw notFound();
  return record;
};

/** Whether a row uses this file as its cover, figure or attachment. */
export const namesFile = (fileId: string) =>
  sql<boolean>`(cover = ${fileId}::uuid or figures @> ${JSON.stringify([{ file: fileId }])}::jsonb or files @> ${JSON.stringify([fileId])}::jsonb)`;

type Db = Kysely<Schema>;

interface Decided<Row extends Posting> extends PostingKind<Row> {
  /** Name of its kind in the search index and in audit targets. */
  name: 'demand' | 'achievement';
  audited: 'demand.reconsider' | 'achi.reconsider';
  /** The owner's page of the record. */
  pathOf: (id: number) => string;
  /** The owner's name, if the record has not changed since the decision made at that time. */
  untouched: (db: Db, id: number, decidedAt: Date) => Promise<{ ownerName: string | null } | undefined>;
  /** Returns it to the moderators' queue. */
  putBack: (tx: Transaction, id: number, now: Date) => Promise<unknown>;
}

/** Undoes a moderator's decision: the record waits for a moderator again, and its owner is told. */
export const decisionUndo = <Row extends Posting>(kind: Decided<Row>) => ({
  /** Names of those who will be told; null if the decision can no longer be undone. */
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
