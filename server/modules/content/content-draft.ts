import type { CmsType } from '@contract/content-choices';
import { ContentDraft, type OpenContent } from '@contract/content-draft';
import { beijingClock } from '@contract/rules/beijing-time';
import { CONTENT_SHAPE } from '@contract/rules/draft-shapes';
import type { DraftKind, DraftScope } from '@server/drafts/draft-kind';
import { refuseFields } from '@server/drafts/field-problems';
import type { Db } from '@server/drafts/history-repository';
import { namedAnew, recordDraft } from '@server/drafts/record-draft';
import { findCopy, type HeldCopy, writeCopy } from '@server/drafts/working-copy';
import { notFound } from '@server/errors/app-error';
import { filesByIds, filesToName, requireOwnPictures } from '@server/modules/attachment/service';
import { contentGone } from './acted-first';
import { type ListedProjects, runningOf } from './listed-projects';
import { contentFileUrl, presentForEditor } from './present-content';
import { type ContentRecord, type FileRecord, filesOf, lockContent, versionsOf } from './repository';

export interface HeldContent extends HeldCopy {
  content: ContentRecord;
}

const { flatten, nest, changed: _, ...form } = recordDraft(CONTENT_SHAPE, ContentDraft);
export const copyOf = (id: number) => ({ record: 'content', ref: id }) as const;

const clockOf = (time: Date | null): string => (time ? beijingClock(time) : '');

/** A text in the shape of the editor's form. */
const formOf = (content: ContentRecord, files: readonly Pick<FileRecord, 'id'>[]): ContentDraft => {
  const { title, summary, body, pinned, publisher, docNo, topic } = content;
  return {
    title,
    summary,
    body,
    pinned,
    changeNote: '',
    publisher: publisher ?? '',
    docNo: docNo ?? '',
    topic: topic ?? '',
    cmsTypeKey: content.typeKey as CmsType,
    publishAt: clockOf(content.publishAt),
    expireAt: clockOf(content.expireAt),
    figures: content.figures,
    files: files.map(({ id }) => id),
  };
};

/** The text with the changes of its working copy applied. */
export const draftIn = ({ stands, copy }: Pick<HeldCopy, 'stands' | 'copy'>): ContentDraft =>
  nest({ ...stands, ...copy.fields });

export const holdContent = async (
  { db, caller }: Pick<DraftScope, 'db' | 'caller'>,
  id: number,
): Promise<HeldContent> => {
  const content = await lockContent(db, id);
  if (!content) throw await contentGone({ db, caller }, id);
  const copy = await findCopy(db, copyOf(id));
  const stands = flatten(formOf(content, await filesOf(db, [id])));
  return {
    content,
    copy,
    stands,
    ref: id,
    version: content.version + copy.version,
    fields: { ...stands, ...copy.fields },
    writers: copy.fieldWriters,
    author: { by: content.createdBy ?? 0, at: content.updatedAt },
  };
};

const unusable = async (db: Db, ids: readonly string[]): Promise<boolean> => {
  const files = await filesToName(db, ids);
  return files.filter(({ purpose, state }) => purpose === 'content' && state === 'ready').length < ids.length;
};

/** Lets the draft engine edit a text: all editors share one working copy, and readers see it once it is published. */
export const contentDraft: DraftKind<number, HeldContent> = {
  record: 'content',
  ...form,
  lock: holdContent,
  admit: async ({ db, caller }, { fields }, { delta }) => {
    await requireOwnPictures({ db, caller }, delta);
    if (await unusable(db, namedAnew(fields, delta, 'files')))
      refuseFields([{ path: 'files', said: 'content.files' }]);
  },
  write: async (scope, held, written) => ({
    version: await writeCopy(scope, copyOf(held.ref), held, written),
    more: {},
  }),
};

const named = async (db: Db, ids: readonly string[]): Promise<OpenContent['files']> => {
  const files = ids.length > 0 ? await filesByIds(db, [...new Set(ids)]) : [];
  return files
    .filter(({ state }) => state === 'ready')
    .map(({ id, name, size, type }) => ({ id, name, size, type, url: contentFileUrl(id) }));
};

/** A text with its working copy, for the editor. */
export const openContent = async (
  db: Db,
  listedProjects: Pick<ListedProjects, 'read'>,
  id: number,
): Promise<OpenContent> => {
  const content = await db.selectFrom('content').selectAll().where('id', '=', id).executeTakeFirst();
  if (!content) throw notFound();
  const [copy, offered, versions, listed] = await Promise.all([
    findCopy(db, copyOf(id)),
    filesOf(db, [id]),
    versionsOf(db, id),
    listedProjects.read(db, id),
  ]);
  const stands = formOf(content, offered);
  const draft = draftIn({ stands: flatten(stands), copy });
  return {
    id,
    stands,
    draft,
    version: content.version + copy.version,
    content: presentForEditor(content, offered),
    files: await named(db, [...stands.files, ...draft.files]),
    kept: versions.length > 0,
    listed: { running: runningOf(listed).length, waiting: listed.length - runningOf(listed).length },
  };
};
