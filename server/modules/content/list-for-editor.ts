import type { CmsType } from '@contract/content';
import { contains } from '@server/db/like';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';
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

/** Everything, drafts and withdrawn texts included. */
export const listForEditor = async (db: Kysely<Schema>, query: EditorQuery) => {
  const { cmsTypeKey, state, keyword } = query;
  const filtered = db
    .selectFrom('content')
    .$if(cmsTypeKey !== undefined, (q) => q.where('typeKey', '=', cmsTypeKey ?? ''))
    .$if(state !== undefined, (q) => q.where('state', '=', state ?? ''))
    .$if(!!keyword?.trim(), (q) => q.where('title', 'ilike', contains((keyword ?? '').trim())));
  const [records, { n }] = await Promise.all([
    filtered
      .selectAll()
      .orderBy(query.column, query.direction)
      .orderBy('id', 'desc')
      .offset(query.offset)
      .limit(query.limit)
      .execute(),
    filtered.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow(),
  ]);
  const files = await filesOf(
    db,
    records.map(({ id }) => id),
  );
  return { rows: records.map((record) => presentForEditor(record, files)), total: Number(n) };
};
