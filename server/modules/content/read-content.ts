import type { Content, ContentRow } from '@contract/content';
import type { CmsType } from '@contract/content-choices';
import type { Schema } from '@server/db/schema';
import { notFound } from '@server/errors/app-error';
import type { Kysely } from 'kysely';
import { contentFigures } from './figures';
import { presentContent, presentRow } from './present-content';
import {
  countOpen,
  countView,
  facets,
  filesOf,
  findOpen,
  listOpen,
  neighbours,
  type OpenListQuery,
  versionsOf,
} from './repository';

export interface ContentPage {
  rows: ContentRow[];
  total: number;
  topics: string[];
  years: number[];
}

export const listOpenContent = async (
  db: Kysely<Schema>,
  query: OpenListQuery,
  now: Date,
): Promise<ContentPage> => {
  const [records, total, filters] = await Promise.all([
    listOpen(db, query, now),
    countOpen(db, query, now),
    facets(db, query.type, now),
  ]);
  const files = await filesOf(
    db,
    records.map(({ id }) => id),
  );
  // Only answers of frequently asked questions include their text in the list.
  const rows = records.map(async (record) =>
    presentRow(record, files, record.typeKey === 'faq' ? await contentFigures(db, record) : []),
  );
  return { rows: await Promise.all(rows), total, ...filters };
};

/** A public text; with `id` null, the only text of its kind. Null if it is not public. */
export const findOpenContent = async (
  db: Kysely<Schema>,
  type: CmsType,
  id: number | null,
  now: Date,
): Promise<Content | null> => {
  const record = await findOpen(db, type, id, now);
  if (!record) return null;
  const [files, figures, around, versions] = await Promise.all([
    filesOf(db, [record.id]),
    contentFigures(db, record),
    neighbours(db, record, now),
    versionsOf(db, record.id),
  ]);
  return presentContent(record, { files, figures }, around, versions);
};

/** The same, counted as a view once per reader and day. */
export const readOpenContent = async (
  db: Kysely<Schema>,
  { type, id, now }: { type: CmsType; id: number | null; now: Date },
  isFirstView: (id: number) => Promise<boolean>,
): Promise<Content> => {
  const content = await findOpenContent(db, type, id, now);
  if (!content) throw notFound();
  if (await isFirstView(content.id)) await countView(db, content.id);
  return content;
};
