import type { Schema } from '@server/db/schema';
import { findCopy } from '@server/drafts/working-copy';
import { undoOver } from '@server/errors/undo-over';
import type { Kysely } from 'kysely';
import { copyOf, holdContent } from './content-draft';
import type { ListedProjects } from './listed-projects';
import { type ContentScope, moveContent } from './move-content';
import { versionsOf } from './repository';

/** Of a text that was published before, only the text of that time could come back, and nobody wrote that it should. */
const isFirst = async (db: Kysely<Schema>, id: number): Promise<boolean> =>
  (await versionsOf(db, id)).length === 1;

/** What is being written would go out with the text. */
const isClean = async (db: Kysely<Schema>, id: number): Promise<boolean> =>
  Object.keys((await findCopy(db, copyOf(id))).fields).length === 0;

interface TakenBack {
  at: Date;
  event: 'publish' | 'withdraw';
  listedProjects: Pick<ListedProjects, 'read'>;
}

/** May be put back: it is as that act has left it. Readers subscribe to nothing here, so nobody is told. */
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
  // A list that was taken down does not come back, and one that stands goes with a word to everybody concerned.
  if ((await listedProjects.read(db, id)).length > 0) return null;
  const isFree = event === 'publish' ? await isFirst(db, id) : await isClean(db, id);
  return isFree ? [] : null;
};

/** Puts it back as the editors' own acts do, under the same lock. */
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
