import type { ContentInput } from '@contract/content';
import { type ContentReach, contentReach, type Issue } from '@contract/rules/content-reach';
import { type FigureDraft, sameFigures } from '@contract/rules/figures';
import { SEARCH_KINDS, type SearchKind } from '@contract/search';
import type { Transaction } from '@server/db/database';
import { badField, unprocessable } from '@server/errors/app-error';
import { filesToName } from '@server/modules/attachment/service';
import { indexDocument, removeDocument } from '@server/modules/search/service';
import { keepVersion } from './content-versions';
import { refuseTangled, renderMarkdown } from './render-markdown';
import { type ContentRecord, filesOf, versionsOf } from './repository';

/** A whole text as it will stand; figures that are left out stay as they are. */
export type Written = ContentInput & { figures?: FigureDraft[] };

const LINKS: Partial<Record<ContentInput['cmsTypeKey'], string>> = {
  announcement: '/notification',
  notification: '/notification',
  faq: '/faq',
  policyDoc: '/policyDoc',
  commonTemplates: '/commonTemplates',
};

const isSearchKind = (key: string): key is SearchKind => (SEARCH_KINDS as readonly string[]).includes(key);

/** Keeps the search index up to date; only published texts are in it. */
const index = async (tx: Transaction, record: ContentRecord): Promise<void> => {
  if (!isSearchKind(record.typeKey)) return;
  if (record.state !== 'published' || !record.publishAt) return removeDocument(tx, record.typeKey, record.id);
  const base = LINKS[record.typeKey as ContentInput['cmsTypeKey']] ?? '';
  await indexDocument(tx, {
    kind: record.typeKey,
    ref: record.id,
    title: record.title,
    body: `${record.summary} ${renderMarkdown(record.body).text}`,
    docNo: record.docNo,
    link: `${base}/${record.id}`,
    visibleFrom: record.publishAt,
    visibleUntil: record.expireAt,
    at: record.publishAt,
  });
};

/** Indexes these texts again. */
export const reindexContents = async (tx: Transaction, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const records = await tx
    .selectFrom('content')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  for (const record of records) await index(tx, record);
};

const columns = (
  { cmsTypeKey, changeNote: _, files: _files, figures, publishAt, expireAt, ...rest }: Written,
  now: Date,
) => {
  refuseTangled(rest.body);
  return {
    ...rest,
    ...(figures && { figures: JSON.stringify(figures) }),
    typeKey: cmsTypeKey,
    publishAt: publishAt ? new Date(publishAt) : rest.state === 'published' ? now : null,
    expireAt: expireAt ? new Date(expireAt) : null,
  };
};

/** Only files that an editor uploaded for texts and that passed the checks. */
const offerFiles = async (tx: Transaction, contentId: number, ids: readonly string[]): Promise<void> => {
  const files = await filesToName(tx, ids);
  const usable = files.filter(({ purpose, state }) => purpose === 'content' && state === 'ready');
  if (usable.length !== ids.length) throw badField('body.files', 'content.files');
  await setContentFiles(tx, contentId, ids);
};

/** Other files, or the same in another order. */
const offersOther = async (
  tx: Transaction,
  contentId: number,
  files: readonly string[] | undefined,
): Promise<boolean> =>
  files !== undefined && (await filesOf(tx, [contentId])).map(({ id }) => id).join() !== files.join();

/** What follows every write: its files, a version for the history, and the search index. */
const settleWritten = async (
  tx: Transaction,
  record: ContentRecord,
  { files, changeNote }: Written,
  accountId: number | null,
  now: Date,
): Promise<void> => {
  if (files) await offerFiles(tx, record.id, files);
  await keepVersion(tx, record, changeNote ?? '', accountId, now);
  await index(tx, record);
};

export const createContent = async (
  tx: Transaction,
  input: Written,
  accountId: number | null,
  now: Date,
): Promise<ContentRecord> => {
  const record = await tx
    .insertInto('content')
    .values({ ...columns(input, now), createdBy: accountId, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  await settleWritten(tx, record, input, accountId, now);
  return record;
};

/** Who can see the text now. */
export const reachOf = ({ state, publishAt }: ContentRecord, now: Date): ContentReach =>
  contentReach({ state: state as Issue['state'], publishAt }, now);

/**
 * A text that is already public keeps its time of publication; a future one no longer matters once it is published at
 * once.
 */
const outSince = ({ publishAt }: ContentRecord, now: Date): Date =>
  publishAt && publishAt <= now ? publishAt : now;

/** What readers have does not change without a word about it: they see the note and the version. */
export const reviseContent = async (
  tx: Transaction,
  before: ContentRecord,
  input: Written,
  accountId: number,
  now: Date,
): Promise<ContentRecord> => {
  const { id, version } = before;
  const isRevision =
    reachOf(before, now) === 'readers' &&
    (before.body !== input.body ||
      before.title !== input.title ||
      (input.figures !== undefined && !sameFigures(before.figures, input.figures)) ||
      (await offersOther(tx, before.id, input.files)));
  if (isRevision && !input.changeNote?.trim())
    throw unprocessable('content.note_required', {
      fields: [{ path: 'body.changeNote', said: 'content.note_required' }],
    });
  // What was only begun has no version yet: this is its first.
  const isFirst = (await versionsOf(tx, id)).length === 0;
  const record = await tx
    .updateTable('content')
    .set({
      ...columns(input, outSince(before, now)),
      version: isFirst ? version : version + 1,
      updatedAt: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await settleWritten(tx, record, input, accountId, now);
  return record;
};

/** The files that a text offers, in this order; readers may load them while the text is public. */
export const setContentFiles = async (
  tx: Transaction,
  contentId: number,
  fileIds: readonly string[],
): Promise<void> => {
  await tx.deleteFrom('contentFile').where('contentId', '=', contentId).execute();
  if (fileIds.length === 0) return;
  await tx
    .insertInto('contentFile')
    .values(fileIds.map((fileId, sort) => ({ contentId, fileId, sort })))
    .execute();
};
