import type { CmsType } from '@contract/content-choices';
import { contains } from '@server/db/like';
import type { Schema } from '@server/db/schema';
import { type Kysely, sql } from 'kysely';
import { presentForEditor } from './present-content';
import { filesOf } from './repository';

export interface EditorQuery {
  cmsTypeKey?: CmsType | undefined;
  state?: string | undefined;
  keyword?: string | undefined;
  column: 'publishAt' | 'title' | 'views' | 'updatedAt';
  direction: 'asc' | 'desc';
  offset: number;
  limit: number;
}

/** A text nobody has read yet is listed by its working copy, any other by what readers see. */
const meant = (field: 'title' | 'cmsTypeKey', column: 'title' | 'typeKey') =>
  sql<string>`case when content.state = 'draft'
    then coalesce(working_copy.fields ->> ${field}, ${sql.ref(`content.${column}`)})
    else ${sql.ref(`content.${column}`)} end`;
const title = meant('title', 'title');
const typeKey = meant('cmsTypeKey', 'typeKey');

/** Everything, drafts and withdrawn texts included. */
export const listForEditor = async (db: Kysely<Schema>, query: EditorQuery) => {
  const { cmsTypeKey, state, keyword, column } = query;
  const filtered = db
    .selectFrom('content')
    .leftJoin('workingCopy', (join) =>
      join.onRef('workingCopy.ref', '=', 'content.id').on('workingCopy.record', '=', 'content'),
    )
    .$if(cmsTypeKey !== undefined, (q) => q.where(typeKey, '=', cmsTypeKey ?? ''))
    .$if(state !== undefined, (q) => q.where('state', '=', state ?? ''))
    .$if(!!keyword?.trim(), (q) => q.where(title, 'ilike', contains((keyword ?? '').trim())));
  const [records, { n }] = await Promise.all([
    filtered
      .selectAll('content')
      .select([title.as('title'), typeKey.as('typeKey')])
      .select(sql<boolean>`coalesce(working_copy.fields, '{}') <> '{}'`.as('pending'))
      .orderBy(column === 'title' ? title : `content.${column}`, query.direction)
      .orderBy('content.id', 'desc')
      .offset(query.offset)
      .limit(query.limit)
      .execute(),
    filtered.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow(),
  ]);
  const files = await filesOf(
    db,
    records.map(({ id }) => id),
  );
  return {
    rows: records.map((record) => ({ ...presentForEditor(record, files), pending: record.pending })),
    total: Number(n),
  };
};
