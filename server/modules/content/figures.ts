import type { Figure } from '@contract/figure';
import type { Schema } from '@server/db/schema';
import { copyNamesFigure } from '@server/drafts/working-copy';
import { presentFigures } from '@server/modules/attachment/service';
import { type Kysely, sql } from 'kysely';
import { type ContentRecord, isOpen } from './repository';

const named = (fileId: string) => sql<boolean>`figures @> ${JSON.stringify([{ file: fileId }])}::jsonb`;

/** The figures of a text whose pictures are ready, in order. */
export const contentFigures = (
  db: Kysely<Schema>,
  { figures }: Pick<ContentRecord, 'figures'>,
): Promise<Figure[]> =>
  figures.length === 0 ? Promise.resolve([]) : presentFigures(db, { figures, scope: 'public' });

/** The first figure, for places that show only one. The caller has checked that the text is public. */
export const firstFigure = async (db: Kysely<Schema>, id: number): Promise<Figure | undefined> => {
  const row = await db.selectFrom('content').select('figures').where('id', '=', id).executeTakeFirst();
  const [first] = row ? await contentFigures(db, row) : [];
  return first;
};

/** Whether this text is public now and shows the file. */
export const isOpenFigure = async (
  db: Kysely<Schema>,
  id: number,
  fileId: string,
  now: Date,
): Promise<boolean> => {
  const row = await db
    .selectFrom('content')
    .select('id')
    .where('id', '=', id)
    .where(named(fileId))
    .where(isOpen(now))
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether any text, or a working copy of one, contains the picture. */
export const isContentFigure = async (db: Kysely<Schema>, fileId: string): Promise<boolean> =>
  (await copyNamesFigure(db, 'content', fileId)) ||
  (await db.selectFrom('content').select('id').where(named(fileId)).executeTakeFirst()) !== undefined;
