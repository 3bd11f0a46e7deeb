import type { SearchKind } from '@contract/search';
import { contains } from '@server/db/like';
import type { Schema } from '@server/db/schema';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { QueryPlan } from './grams';

const PER_GROUP = 5;
const ONE_KIND = 50;
/** Hits counted at most: beyond it the total says 200 and more. */
const COUNTED = 200;

/** A hit, with the number of counted hits of its kind. */
export interface FoundRow {
  kind: SearchKind;
  total: string | number;
  title: string;
  body: string;
  docNo: string | null;
  link: string;
  at: Date;
}

interface Reading {
  now: Date;
  kind: SearchKind | undefined;
}

const patternsOf = (words: readonly string[]): string[] | null =>
  words.length > 0 ? words.map(contains) : null;

const newestInTitle = ({ inTitle }: QueryPlan, { now, kind }: Reading) =>
  sql`search_newest(${inTitle.pieces}::text[], null, ${patternsOf(inTitle.words)}::text[],
    ${inTitle.titleWord === null ? null : contains(inTitle.titleWord)}::text, ${kind ?? null}::text, ${now}, ${COUNTED})`;

/** One-letter words have no indexed pieces, so the texts themselves are searched. */
const newestByText = ({ anywhere }: QueryPlan, { now, kind }: Reading, wanted: RawBuilder<number>) => sql`(
  select kind, ref from search_document
  where haystack like all (${patternsOf(anywhere.words)}::text[])
    and (${kind ?? null}::text is null or kind = ${kind ?? null})
    and visible_from <= ${now} and (visible_until is null or visible_until > ${now})
  order by at desc, ref desc limit ${wanted})`;

const newestAnywhere = (plan: QueryPlan, reading: Reading, wanted: RawBuilder<number>) => {
  const { anywhere, initials } = plan;
  if (anywhere.pieces.length === 0) return newestByText(plan, reading, wanted);
  return sql`search_newest(${anywhere.pieces}::text[], ${initials}::text[], ${patternsOf(anywhere.words)}::text[],
    null, ${reading.kind ?? null}::text, ${reading.now}, ${wanted})`;
};

/** Documents with this document number, in any spelling; texts that merely contain its parts come later. */
const newestByNumber = (keyword: string, { now, kind }: Reading) => sql`(
  select kind, ref from search_document
  where doc_no_parts(doc_no) @> doc_no_numbers(${keyword}) and doc_no_key(doc_no) like doc_no_pattern(${keyword})
    and (${kind ?? null}::text is null or kind = ${kind ?? null})
    and visible_from <= ${now} and (visible_until is null or visible_until > ${now})
  order by at desc, ref desc limit ${COUNTED})`;

/**
 * Hits by document number first, then in titles, then elsewhere, newest first within each. Texts are read only for the
 * hits that are shown.
 */
export const bestHits = async (
  db: Kysely<Schema>,
  { keyword, ...plan }: QueryPlan & { keyword: string },
  reading: Reading,
): Promise<readonly FoundRow[]> => {
  // If titles alone give enough hits, the texts are not searched.
  const wanted = sql<number>`(select case when count(*) < ${COUNTED} then ${COUNTED} else 0 end from titled)::integer`;
  const { rows } = await sql<FoundRow>`
    with numbered as materialized (
      select kind, ref, row_number() over () - ${COUNTED} as place from ${newestByNumber(keyword, reading)} as found
    ),
    titled as materialized (
      select kind, ref, place from ${newestInTitle(plan, reading)} with ordinality as found (kind, ref, place)
    ),
    others as materialized (
      select kind, ref, row_number() over () + ${COUNTED} as place from ${newestAnywhere(plan, reading, wanted)} as found
    ),
    counted as (
      select kind, ref, min(place) as place
      from (select * from numbered union all select * from titled union all select * from others) as found
      group by kind, ref order by min(place) limit ${COUNTED}
    ),
    ranked as (
      select *, row_number() over (partition by kind order by place) as nth, count(*) over (partition by kind) as total
      from counted
    )
    select kind, total, title, body, doc_no, link, at
    from ranked join search_document using (kind, ref)
    where nth <= ${reading.kind ? ONE_KIND : PER_GROUP} order by place`.execute(db);
  return rows;
};
