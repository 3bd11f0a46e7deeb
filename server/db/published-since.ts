import { type SelectQueryBuilder, sql } from 'kysely';

/** A stretch of time, and the reader whose own work is no news to them. */
export interface Since {
  after: Date;
  until: Date;
  accountId: number;
}

/** Counting stops here; no notice needs a higher number. */
const NEWS_MAX = 200;

/** The titles of what others published in that time, the newest first, among the records that the query finds. */
export const titlesSince = async <Db, T extends keyof Db>(
  found: SelectQueryBuilder<Db, T, object>,
  { after, until, accountId }: Since,
): Promise<string[]> => {
  const rows = await found
    .select(sql.ref<string>('title').as('title'))
    .where(sql.ref('publishAt'), '>', after)
    .where(sql.ref('publishAt'), '<=', until)
    .where(sql.ref('ownerId'), '!=', accountId)
    .orderBy(sql.ref('publishAt'), 'desc')
    .limit(NEWS_MAX)
    .$castTo<{ title: string }>()
    .execute();
  return rows.map(({ title }) => title);
};
