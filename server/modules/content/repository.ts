import type { CmsType } from '@contract/content-choices';
import type { ContentTable } from '@server/db/content-schema';
import { contains } from '@server/db/like';
import type { Schema } from '@server/db/schema';
import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';

export type ContentRecord = Selectable<ContentTable>;

/** Locks the text; changes to it and to its working copy run one after another. */
export const lockContent = (db: Kysely<Schema>, id: number): Promise<ContentRecord | undefined> =>
  db.selectFrom('content').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export interface FileRecord {
  contentId: number;
  id: string;
  name: string;
  size: number;
  type: string;
}

/** What the public may see: published, its time come and not over. */
export const isOpen = (now: Date) => (eb: ExpressionBuilder<Schema, 'content'>) =>
  eb.and([
    eb('content.state', '=', 'published'),
    eb('content.publishAt', '<=', now),
    eb.or([eb('content.expireAt', 'is', null), eb('content.expireAt', '>', now)]),
  ]);

/** 通知公告 is one list and one address for both kinds; the home page asks for announcements alone. */
const kinds = (type: CmsType): CmsType[] =>
  type === 'notification' ? ['notification', 'announcement'] : [type];

export interface OpenListQuery {
  type: CmsType;
  keyword?: string | undefined;
  topic?: string | undefined;
  year?: number | undefined;
  column: 'publishAt' | 'title' | 'views' | 'updatedAt';
  direction: 'asc' | 'desc';
  offset: number;
  limit: number;
}

const yearOf = sql<number>`extract(year from publish_at)::int`;
/** Matches a document number in any notation: 17号 finds 〔2026〕17 号. */
const hasDocNo = (keyword: string) => sql<boolean>`(doc_no_parts(doc_no) @> doc_no_numbers(${keyword})
  and doc_no_key(doc_no) like doc_no_pattern(${keyword}))`;

const filtered = (
  db: Kysely<Schema>,
  query: OpenListQuery,
  now: Date,
  among: readonly CmsType[] = kinds(query.type),
) =>
  db
    .selectFrom('content')
    .where('typeKey', 'in', [...among])
    .where(isOpen(now))
    .$if(query.topic !== undefined, (q) => q.where('topic', '=', query.topic ?? ''))
    .$if(query.year !== undefined, (q) => q.where(yearOf, '=', query.year ?? 0))
    .$if(query.keyword !== undefined && query.keyword.trim() !== '', (q) => {
      const like = contains((query.keyword ?? '').trim());
      return q.where((eb) =>
        eb.or([
          eb('title', 'ilike', like),
          eb('docNo', 'ilike', like),
          eb('body', 'ilike', like),
          hasDocNo(query.keyword ?? ''),
        ]),
      );
    });

/**
 * Reads the first rows of each kind from its own index; the first rows overall are among them, so nothing else is read.
 */
const firstOfEach = (db: Kysely<Schema>, query: OpenListQuery, now: Date) => {
  const [first, ...others] = kinds(query.type).map((kind) => {
    const ofKind = filtered(db, query, now, [kind])
      .select('id')
      .orderBy('pinned', 'desc')
      .orderBy(query.column, query.direction)
      .orderBy('id', 'desc')
      .limit(query.offset + query.limit);
    return db.selectFrom(ofKind.as('ofKind')).select('ofKind.id');
  });
  return first && others.reduce((all, one) => all.unionAll(one), first);
};

export const listOpen = async (
  db: Kysely<Schema>,
  query: OpenListQuery,
  now: Date,
): Promise<ContentRecord[]> => {
  const ids = firstOfEach(db, query, now);
  if (!ids) return [];
  return db
    .selectFrom('content')
    .where('id', 'in', ids)
    .selectAll()
    .orderBy('pinned', 'desc')
    .orderBy(query.column, query.direction)
    .orderBy('id', 'desc')
    .offset(query.offset)
    .limit(query.limit)
    .execute();
};

export const countOpen = async (db: Kysely<Schema>, query: OpenListQuery, now: Date): Promise<number> => {
  const row = await filtered(db, query, now)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(row.n);
};

/** Topics and years there are, for the filters. */
export const facets = async (
  db: Kysely<Schema>,
  type: CmsType,
  now: Date,
): Promise<{ topics: string[]; years: number[] }> => {
  const rows = await db
    .selectFrom('content')
    .select(['topic', yearOf.as('year')])
    .distinct()
    .where('typeKey', 'in', kinds(type))
    .where(isOpen(now))
    .execute();
  const topics = [...new Set(rows.flatMap(({ topic }) => topic ?? []))].sort((a, b) =>
    a.localeCompare(b, 'zh-CN'),
  );
  return { topics, years: [...new Set(rows.map(({ year }) => year))].sort((a, b) => b - a) };
};

export const findOpen = (
  db: Kysely<Schema>,
  type: CmsType,
  id: number | null,
  now: Date,
): Promise<ContentRecord | undefined> =>
  db
    .selectFrom('content')
    .selectAll()
    .where('typeKey', 'in', kinds(type))
    .where(isOpen(now))
    .$if(id !== null, (q) => q.where('id', '=', id ?? 0))
    .orderBy('pinned', 'desc')
    .orderBy('publishAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The list at whose address a text is read: both kinds of notices share one. */
const listOf = (type: CmsType): CmsType => (type === 'announcement' ? 'notification' : type);

type Neighbour = { id: number; title: string };

/** The previous and the next text by time. */
export const neighbours = async (
  db: Kysely<Schema>,
  record: ContentRecord,
  now: Date,
): Promise<{ previous: Neighbour | null; next: Neighbour | null }> => {
  const beside = (direction: '<' | '>') =>
    db
      .selectFrom('content')
      .select(['id', 'title'])
      .where('typeKey', 'in', kinds(listOf(record.typeKey as CmsType)))
      .where(isOpen(now))
      .where(sql<boolean>`(publish_at, id) ${sql.raw(direction)} (${record.publishAt}, ${record.id})`)
      .orderBy('publishAt', direction === '<' ? 'desc' : 'asc')
      .orderBy('id', direction === '<' ? 'desc' : 'asc')
      .limit(1)
      .executeTakeFirst();
  const [previous, next] = [await beside('<'), await beside('>')];
  return { previous: previous ?? null, next: next ?? null };
};

export const filesOf = async (db: Kysely<Schema>, ids: readonly number[]): Promise<FileRecord[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('contentFile')
        .innerJoin('file', 'file.id', 'contentFile.fileId')
        .select(['contentFile.contentId', 'file.id', 'file.name', 'file.size', 'file.type'])
        .where('contentFile.contentId', 'in', ids)
        .where('file.state', '=', 'ready')
        .orderBy('contentFile.sort')
        .execute();

/** Whether a text that is public now offers the file. */
export const isOpenFile = async (db: Kysely<Schema>, fileId: string, now: Date): Promise<boolean> => {
  const row = await db
    .selectFrom('contentFile')
    .innerJoin('content', 'content.id', 'contentFile.contentId')
    .select('contentFile.fileId')
    .where('contentFile.fileId', '=', fileId)
    .where(isOpen(now))
    .executeTakeFirst();
  return row !== undefined;
};

export const versionsOf = (db: Kysely<Schema>, id: number) =>
  db
    .selectFrom('contentVersion')
    .select(['version', 'note', 'at'])
    .where('contentId', '=', id)
    .orderBy('version', 'desc')
    .execute();

export const countView = async (db: Kysely<Schema>, id: number): Promise<void> => {
  await db
    .updateTable('content')
    .set((eb) => ({ views: eb('views', '+', 1) }))
    .where('id', '=', id)
    .execute();
};
