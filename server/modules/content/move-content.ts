import type { CmsType, ContentEvent } from '@contract/content-choices';
import type { ContentDraft } from '@contract/content-draft';
import { auditChanges } from '@contract/rules/audit-changes';
import { contentFaults } from '@contract/rules/content-problems';
import { readClock } from '@contract/rules/read-typed';
import { type AuditEntry, type AuditedAct, recordAudit } from '@server/audit/audit';
import { discardCopy } from '@server/drafts/discard-copy';
import type { DraftScope } from '@server/drafts/draft-kind';
import { forgetFieldHistory } from '@server/drafts/history-repository';
import { emptyCopy, forgetCopy } from '@server/drafts/working-copy';
import { conflict, unprocessable } from '@server/errors/app-error';
import type { FastifyRequest } from 'fastify';
import { contentMoved } from './acted-first';
import { contentDraft, copyOf, draftIn, type HeldContent, holdContent } from './content-draft';
import { type ListedProject, type ListedProjects, requireStanding, runningOf } from './listed-projects';
import { filesOf, versionsOf } from './repository';
import { reachOf, reviseContent, type Written } from './write-content';

export interface ContentScope extends DraftScope {
  source: FastifyRequest;
  listedProjects: ListedProjects;
}

interface HeldText extends HeldContent {
  listed: readonly ListedProject[];
}

const orNull = (text: string): string | null => text.trim() || null;

/** A date nobody edited keeps its exact value; the form has no milliseconds. */
const momentOf = (draft: string, before: Date | null, untouched: boolean): string | null => {
  if (untouched) return before?.toISOString() ?? null;
  const clock = readClock(draft);
  return clock && `${clock.replace(' ', 'T')}+08:00`;
};

export const inputOf = (draft: ContentDraft, { content, copy }: HeldContent): Written => ({
  cmsTypeKey: draft.cmsTypeKey ?? (content.typeKey as CmsType),
  title: draft.title.trim(),
  summary: draft.summary,
  body: draft.body,
  publisher: orNull(draft.publisher),
  docNo: orNull(draft.docNo),
  topic: orNull(draft.topic),
  pinned: draft.pinned,
  state: 'published',
  publishAt: momentOf(draft.publishAt, content.publishAt, !('publishAt' in copy.fields)),
  expireAt: momentOf(draft.expireAt, content.expireAt, !('expireAt' in copy.fields)),
  changeNote: orNull(draft.changeNote),
  figures: draft.figures,
  files: draft.files,
});

/** The text without its working copy, as readers have it. */
export const asItStands = (held: HeldContent): HeldContent => ({
  ...held,
  copy: { ...held.copy, fields: {} },
});

/** What is audited about an act. */
type Done = AuditedAct & Pick<AuditEntry, 'detail'>;

/** What readers see of a text, for the record of what has changed in it. */
export const shownIn = ({
  changeNote: _,
  state: __,
  ...shown
}: Written): Omit<Written, 'changeNote' | 'state'> => shown;

const publish = async (scope: ContentScope, held: HeldText): Promise<AuditedAct> => {
  const { content, ref, listed } = held;
  const draft = draftIn(held);
  const stands = reachOf(content, scope.now) === 'readers' ? draftIn(asItStands(held)) : null;
  const faults = contentFaults(draft, stands, scope.now);
  if (faults.length > 0)
    throw unprocessable('content.incomplete', {
      fields: faults.map(({ field, word }) => ({ path: field, said: word })),
    });
  const input = inputOf(draft, held);
  requireStanding(listed, input, scope.now, '');
  await reviseContent(scope.db, content, input, scope.caller.accountId, scope.now);
  await emptyCopy(scope, copyOf(ref), held);
  const stood = inputOf(draftIn(asItStands(held)), asItStands(held));
  return {
    action: 'content.publish',
    changes: auditChanges('content.publish', shownIn(stood), shownIn(input)),
  };
};

const withdraw = async (scope: ContentScope, held: HeldText): Promise<Done> => {
  const { db, caller, now, listedProjects } = scope;
  const { content, listed } = held;
  if (content.state !== 'published') throw await contentMoved(scope, held);
  const input = inputOf(draftIn(asItStands(held)), asItStands(held));
  await reviseContent(db, content, { ...input, state: 'withdrawn' }, caller.accountId, now);
  const stopped = runningOf(listed).length;
  if (stopped > 0) await listedProjects.stop(scope, content);
  return { action: 'content.withdraw', ...(stopped > 0 && { detail: { stopped } }) };
};

const ACTS: Record<ContentEvent, (scope: ContentScope, held: HeldText) => Promise<Done>> = {
  publish,
  withdraw,
  discard: async (scope, held) => {
    await discardCopy(scope, contentDraft, held);
    return { action: 'content.discard' };
  },
};

type Audited = Omit<ContentScope, 'listedProjects'>;

const audit = ({ db, source, now, caller }: Audited, act: Done, id: number): Promise<void> =>
  recordAudit(db, source, now, {
    ...act,
    accountId: caller.accountId,
    target: `content:${id}`,
  });

/** One act on a text and its working copy, in the version that the caller has seen. */
export async function moveContent(
  scope: ContentScope,
  id: number,
  event: ContentEvent,
  version: number,
): Promise<void> {
  const listed = await scope.listedProjects.hold(scope.db, id);
  const held = { ...(await holdContent(scope, id)), listed };
  if (held.version !== version) throw await contentMoved(scope, held);
  await audit(scope, await ACTS[event](scope, held), id);
}

/** Creates an empty text, visible to editors only. */
export async function beginContent(scope: Audited): Promise<number> {
  const { db, caller, now } = scope;
  const { id } = await db
    .insertInto('content')
    .values({
      typeKey: 'announcement',
      title: '',
      state: 'draft',
      createdBy: caller.accountId,
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await audit(scope, { action: 'content.create' }, id);
  return id;
}

/** Only a text that never had a version can be deleted; any other may be known to readers. */
export async function removeContent(scope: Audited, id: number): Promise<void> {
  const { content } = await holdContent(scope, id);
  const isKept = (await versionsOf(scope.db, id)).length > 0 || (await filesOf(scope.db, [id])).length > 0;
  if (content.state !== 'draft' || isKept) throw conflict('content.not_draft');
  await forgetFieldHistory(scope.db, copyOf(id));
  await forgetCopy(scope.db, copyOf(id));
  await scope.db.deleteFrom('content').where('id', '=', id).execute();
  await audit(scope, { action: 'content.delete' }, id);
}
