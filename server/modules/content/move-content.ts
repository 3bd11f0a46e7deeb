import type { CmsType, ContentEvent } from '@contract/content-choices';
import type { ContentDraft } from '@contract/content-draft';
import { contentFaults } from '@contract/rules/content-problems';
import { readClock } from '@contract/rules/read-typed';
import { recordAudit } from '@server/audit/audit';
import { discardCopy } from '@server/drafts/discard-copy';
import type { DraftScope } from '@server/drafts/draft-kind';
import { forgetFieldHistory } from '@server/drafts/history-repository';
import { emptyCopy, forgetCopy } from '@server/drafts/working-copy';
import { conflict, unprocessable } from '@server/errors/app-error';
import type { FastifyRequest } from 'fastify';
import { contentDraft, copyOf, draftIn, type HeldContent, holdContent } from './content-draft';
import { filesOf, versionsOf } from './repository';
import { reachOf, reviseContent, type Written } from './write-content';

export interface ContentScope extends DraftScope {
  source: FastifyRequest;
}

const orNull = (text: string): string | null => text.trim() || null;

/** A moment that nobody touched stays what it is to the millisecond. */
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

/** Without what is written in it: what readers have. */
export const asItStands = (held: HeldContent): HeldContent => ({
  ...held,
  copy: { ...held.copy, fields: {} },
});

const publish = async (scope: ContentScope, held: HeldContent): Promise<void> => {
  const { content, ref } = held;
  const draft = draftIn(held);
  const stands = reachOf(content, scope.now) === 'readers' ? draftIn(asItStands(held)) : null;
  const faults = contentFaults(draft, stands, scope.now);
  if (faults.length > 0)
    throw unprocessable('content.incomplete', {
      fields: faults.map(({ field, word }) => ({ path: field, said: word })),
    });
  await reviseContent(scope.db, content, inputOf(draft, held), scope.caller.accountId, scope.now);
  await emptyCopy(scope, copyOf(ref), held);
};

const withdraw = async ({ db, caller, now }: ContentScope, held: HeldContent): Promise<void> => {
  const { content } = held;
  if (content.state !== 'published') throw conflict('content.version_moved');
  const input = inputOf(draftIn(asItStands(held)), asItStands(held));
  await reviseContent(db, content, { ...input, state: 'withdrawn' }, caller.accountId, now);
};

const ACTS: Record<ContentEvent, (scope: ContentScope, held: HeldContent) => Promise<void>> = {
  publish,
  withdraw,
  discard: (scope, held) => discardCopy(scope, contentDraft, held),
};

const audit = (
  { db, source, now, caller }: ContentScope,
  act: ContentEvent | 'create' | 'delete',
  id: number,
): Promise<void> =>
  recordAudit(db, source, now, {
    accountId: caller.accountId,
    action: `content.${act}`,
    target: `content:${id}`,
    outcome: 'ok',
  });

/** One act upon a text and what is written in it, as whoever asks has seen both. */
export async function moveContent(
  scope: ContentScope,
  id: number,
  event: ContentEvent,
  version: number,
): Promise<void> {
  const held = await holdContent(scope, id);
  if (held.version !== version) throw conflict('content.version_moved', { data: { version: held.version } });
  await ACTS[event](scope, held);
  await audit(scope, event, id);
}

/** A text before its first word, which nobody but the editors sees. */
export async function beginContent(scope: ContentScope): Promise<number> {
  const { db, caller, now } = scope;
  const { id } = await db
    .insertInto('content')
    .values({
      ...{ typeKey: 'announcement', title: '', state: 'draft', createdBy: caller.accountId },
      ...{ createdAt: now, updatedAt: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await audit(scope, 'create', id);
  return id;
}

/** Only what never had a version may go for good: readers know every other one. */
export async function removeContent(scope: ContentScope, id: number): Promise<void> {
  const { content } = await holdContent(scope, id);
  const isKept = (await versionsOf(scope.db, id)).length > 0 || (await filesOf(scope.db, [id])).length > 0;
  if (content.state !== 'draft' || isKept) throw conflict('content.not_draft');
  await forgetFieldHistory(scope.db, copyOf(id));
  await forgetCopy(scope.db, copyOf(id));
  await scope.db.deleteFrom('content').where('id', '=', id).execute();
  await audit(scope, 'delete', id);
}
