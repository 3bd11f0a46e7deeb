import type { Schema } from '@server/db/schema';
import { findCopy } from '@server/drafts/working-copy';
import { undoOver } from '@server/errors/undo-over';
import type { Kysely } from 'kysely';
import { copyOf, holdContent } from './content-draft';
import type { ListedProjects } from './listed-projects';
import { type ContentScope, moveContent } from './move-content';
import { versionsOf } from './repository';

/**
 * Undoing the publication of a revised text would restore the previous one, which no editor decided on, so only a first
 * publication can be undone.
 */
const isFirst = async (db: Kysely<Schema>, id: number): Promise<boolean> =>
  (await versionsOf(db, id)).length === 1;

/** With edits in the working copy, publishing again would publish those too. */
const isClean = async (db: Kysely<Schema>, id: number): Promise<boolean> =>
  Object.keys((await findCopy(db, copyOf(id))).fields).length === 0;

interface TakenBack {
  at: Date;
  event: 'publish' | 'withdraw';
  listedProjects: Pick<ListedProjects, 'read'>;
}

/**
 * Whether the act can be undone: the text must be as that act left it. The list of people to notify is empty, because
 * nobody subscribes to texts.
 */
export const contentTakenBack = async (
  db: Kysely<Schema>,
  id: number,
  { at, event, listedProjects }: TakenBack,
): Promise<string[] | null> => {
  const record = await db
    .selectFrom('content')
    .select('state')
    .where('id', '=', id)
    .where('updatedAt', '=', at)
    .executeTakeFirst();
  const stands = event === 'publish' ? 'published' : 'withdrawn';
  if (record?.state !== stands) return null;
  // Announcements that name projects are excluded: a withdrawn one cannot come back, and withdrawing one requires
  // telling everybody concerned.
  if ((await listedProjects.read(db, id)).length > 0) return null;
  const isFree = event === 'publish' ? await isFirst(db, id) : await isClean(db, id);
  return isFree ? [] : null;
};

/** Undoes it by the editors' own acts, under the same lock. */
export const takeBackContent = async (
  scope: ContentScope,
  id: number,
  { at, event }: { at: Date; event: 'publish' | 'withdraw' },
): Promise<void> => {
  await scope.listedProjects.hold(scope.db, id);
  const { version } = await holdContent(scope, id);
  if (!(await contentTakenBack(scope.db, id, { at, event, listedProjects: scope.listedProjects })))
    throw undoOver();
  await moveContent(scope, id, event === 'publish' ? 'withdraw' : 'publish', version);
};
