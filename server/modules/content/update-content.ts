import type { ContentInput } from '@contract/content';
import type { DraftScope } from '@server/drafts/draft-kind';
import { conflict } from '@server/errors/app-error';
import { contentGone, contentMoved } from './acted-first';
import { type ListedProjects, requireStanding, runningOf } from './listed-projects';
import { type ContentRecord, filesOf, lockContent, versionsOf } from './repository';
import { reviseContent } from './write-content';

interface Writing extends DraftScope {
  listedProjects: ListedProjects;
}

type Offered = ContentRecord & { files: string[] };

const offered = async (db: Writing['db'], record: ContentRecord): Promise<Offered> => ({
  ...record,
  files: (await filesOf(db, [record.id])).map(({ id }) => id),
});

/** Replaces a whole text, if its version is the one the caller read. For programs; the editor uses the working copy. */
export const updateContent = async (
  scope: Writing,
  id: number,
  version: number,
  input: ContentInput,
): Promise<{ before: Offered; after: Offered }> => {
  const { db, caller, now, listedProjects } = scope;
  const listed = await listedProjects.hold(db, id);
  const content = await lockContent(db, id);
  if (!content) throw await contentGone(scope, id);
  const before = await offered(db, content);
  // A text without a saved version cannot be replaced: its version number would not reveal a second writer.
  if ((await versionsOf(db, id)).length === 0) throw conflict('content.begun');
  if (before.version !== version) throw await contentMoved(scope, { content, version: content.version });
  if (input.state === 'published') requireStanding(listed, input, now, 'body.');
  const after = await offered(db, await reviseContent(db, before, input, caller.accountId, now));
  if (input.state !== 'published' && runningOf(listed).length > 0) await listedProjects.stop(scope, before);
  return { before, after };
};
