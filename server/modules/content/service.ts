import type { FilePurpose } from '@contract/attachment';
import type { Content } from '@contract/content';
import type { CmsType } from '@contract/content-choices';
import { beijingDay } from '@contract/rules/beijing-time';
import { begins } from '@server/db/like';
import type { Schema } from '@server/db/schema';
import { copiesToExport } from '@server/drafts/working-copy';
import type { ViewContext } from '@server/http/view-context';
import { type Caller, hasPermission } from '@server/security/caller';
import type { Kysely } from 'kysely';
import { correctContent } from './correct-content';
import { firstFigure, isContentFigure } from './figures';
import type { ListedProjects } from './listed-projects';
import {
  correctedNotice,
  type EarlierNotice,
  isCorrected,
  PUBLICITY_TOPIC,
  publicityNotice,
  publicityOf,
} from './publicity-notice';
import { type ContentPage, findOpenContent, listOpenContent } from './read-content';
import { isOpen } from './repository';
import { contentTakenBack, takeBackContent } from './take-back';
import {
  createContent as insertContent,
  setContentFiles as offerOnly,
  reindexContents,
  reviseContent as writeContent,
} from './write-content';

export type { ListedProjects };
export { firstFigure, reindexContents };

/** Unpublished texts that the person created, for the export of their own data. */
export const contentToExport = async (db: Kysely<Schema>, accountId: number) => {
  const begun = await db
    .selectFrom('content')
    .select(['id', 'createdAt'])
    .where('createdBy', '=', accountId)
    .where('state', '=', 'draft')
    .orderBy('id')
    .execute();
  return copiesToExport(
    db,
    'content',
    begun.map(({ id }) => id),
  );
};

/** Those of these policies that are open to everybody now. */
export const policyLinks = async ({ db, now }: Pick<ViewContext, 'db' | 'now'>, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('content')
    .select(['id', 'docNo as no', 'title', 'publishAt as since'])
    .where('typeKey', '=', 'policyDoc')
    .where('id', 'in', [...ids])
    .where(isOpen(now))
    .orderBy('publishAt', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, to: `/policyDoc/${row.id}` }));
};

/** Those of these texts that exist, in any state: a period may be prepared together with its policies and templates. */
export const knownContent = async (
  db: Kysely<Schema>,
  kind: 'policyDoc' | 'commonTemplates',
  ids: readonly number[],
): Promise<number[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('content')
    .select('id')
    .where('typeKey', '=', kind)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ id }) => id);
};

/** An editor's file or figure, which every other editor may read: a draft is the office's, not one person's. */
export const mayReadContentFile = async (
  db: Kysely<Schema>,
  caller: Caller,
  { id, purpose }: { id: string; purpose: FilePurpose },
): Promise<boolean> =>
  hasPermission(caller, 'cms:content:edit') &&
  (purpose === 'content' || (purpose === 'picture' && (await isContentFigure(db, id))));

/** One page of what is public, newest first. */
export const publicList = (
  db: Kysely<Schema>,
  type: CmsType,
  { offset, limit }: { offset: number; limit: number },
  now: Date,
): Promise<ContentPage> =>
  listOpenContent(db, { type, column: 'publishAt', direction: 'desc', offset, limit }, now);

/** A public text, without counting it as read; null while nobody may read it. */
export const publicContent = (
  db: Kysely<Schema>,
  type: CmsType,
  id: number | null,
  now: Date,
): Promise<Content | null> => findOpenContent(db, type, id, now);

/** Which of these texts are published. */
export const standingContent = async (db: Kysely<Schema>, ids: readonly number[]): Promise<Set<number>> => {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('content')
    .select('id')
    .where('id', 'in', [...ids])
    .where('state', '=', 'published')
    .execute();
  return new Set(rows.map(({ id }) => id));
};

export const contentTitles = (db: Kysely<Schema>, ids: readonly number[]) =>
  db
    .selectFrom('content')
    .select(['id', 'title'])
    .where('id', 'in', [...ids])
    .execute();

/** How an editor's act is taken back. */
export const contentUndo = { look: contentTakenBack, run: takeBackContent };

/** The announcement that named a project, if it is still public, and whether it says that the project was removed. */
export const noticeNaming = async (db: Kysely<Schema>, id: number, no: string) => {
  const row = await db
    .selectFrom('content')
    .select(['id', 'title', 'body'])
    .where('id', '=', id)
    .where('state', '=', 'published')
    .executeTakeFirst();
  return row ? { id: row.id, title: row.title, corrected: isCorrected(row.body, no) } : null;
};

/** Marks a project in its announcement after an objection against it was upheld. */
export const correctPublicity = (
  scope: Parameters<typeof correctContent>[0],
  id: number,
  project: { no: string; title: string },
): Promise<void> =>
  correctContent(
    scope,
    id,
    (text) => correctedNotice(text, project, beijingDay(scope.now)),
    `更正公示名单：编号 ${project.no} 异议成立`,
  );

/** Public announcements of projects of a period, in order of publication. */
export const standingPublicity = async (db: Kysely<Schema>, periodName: string): Promise<EarlierNotice[]> => {
  const rows = await db
    .selectFrom('content')
    .select(['id', 'title', 'publishAt'])
    .where('topic', '=', PUBLICITY_TOPIC)
    .where('state', '=', 'published')
    .where('title', 'like', begins(publicityOf(periodName)))
    .orderBy('publishAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id, title, publishAt }) => ({ id, title, day: publishAt ? beijingDay(publishAt) : '' }));
};

/** Writes an announcement of projects proposed for funding. */
export const writePublicity = publicityNotice;
export const publicityTopic = PUBLICITY_TOPIC;
export const createContent = insertContent;
export const reviseContent = writeContent;
export const setContentFiles = offerOnly;
