import type { LatestAct } from '@server/audit/overtaken';
import type { Transaction } from '@server/db/database';
import { NO_COPY, type WorkingCopy } from '@server/drafts/working-copy';
import { type AppError, conflict, notFound } from '@server/errors/app-error';
import { overtaken } from '@server/modules/moderation/service';
import type { Caller } from '@server/security/caller';
import type { ContentRecord } from './repository';

interface Scope {
  db: Transaction;
  caller: Caller;
}

/** What changes a text or its working copy and has an entry in the audit log. */
const ACTS = [
  'content.update',
  'content.publish',
  'content.withdraw',
  'content.restore',
  'content.discard',
] as const;

const of = (id: number) => ({ targets: [`content:${id}`], ownerId: null });

/** Who last wrote in the working copy: autosaves have no entries in the audit log. */
const lastWriting = ({ fieldWriters }: Pick<WorkingCopy, 'fieldWriters'>): LatestAct | undefined => {
  const [last] = Object.values(fieldWriters).sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return last && { action: 'content.update', accountId: last.by, at: new Date(last.at) };
};

interface Moved {
  content: ContentRecord;
  /** Left out for whoever has read the text alone. */
  copy?: Pick<WorkingCopy, 'fieldWriters'>;
  /** The version of what the caller has read. */
  version: number;
}

/**
 * The text or its working copy is no longer in the version that the caller has read. What an event elsewhere corrected
 * in the text has no entry here: then nobody is named.
 */
export const contentMoved = (
  { db, caller }: Scope,
  { content, copy = NO_COPY, version }: Moved,
): Promise<AppError> =>
  overtaken(
    { tx: db, caller },
    {
      ...of(content.id),
      actions: ACTS,
      since: content.updatedAt,
      unlogged: lastWriting(copy),
      otherwise: conflict('content.version_moved', { data: { version } }),
    },
  );

/** The text is gone; for one that never was, a plain 404. */
export const contentGone = ({ db, caller }: Scope, id: number): Promise<AppError> =>
  overtaken({ tx: db, caller }, { ...of(id), actions: ['content.delete'], otherwise: notFound() });
