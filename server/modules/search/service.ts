import { beijingIso } from '@contract/rules/beijing-time';
import { SEARCH_KINDS, type SearchHit, type SearchKind } from '@contract/search';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { documentGrams, normalise, planQuery, type QueryPlan } from './grams';
import { excerptOf, initialMarks, marksOf } from './marks';

/** What other modules put into the index when something public changes. */
export interface SearchDocument {
  kind: SearchKind;
  ref: number;
  title: string;
  /** Plain text. */
  body: string;
  docNo?: string | null;
  link: string;
  visibleFrom: Date;
  visibleUntil?: Date | null;
  at: Date;
}

/** Enough of a long text to find it by; the rest would only grow the index. */
const INDEXED_CHARACTERS = 20_000;

export const indexDocument = async (tx: Transaction, document: SearchDocument): Promise<void> => {
  const body = document.body.slice(0, INDEXED_CHARACTERS);
  const row = {
    ...document,
    body,
    docNo: document.docNo ?? null,
    visibleUntil: document.visibleUntil ?? null,
    haystack: normalise(`${document.title} ${document.docNo ?? ''} ${body}`),
    grams: documentGrams(document.title, `${document.docNo ?? ''} ${body}`),
  };
  const { kind, ref, ...changed } = row;
  await tx
    .insertInto('searchDocument')
    .values(row)
    .onConflict((oc) => oc.columns(['kind', 'ref']).doUpdateSet(changed))
    .execute();
};

export const removeDocument = async (tx: Transaction, kind: SearchKind, ref: number): Promise<void> => {
  await tx.deleteFrom('searchDocument').where('kind', '=', kind).where('ref', '=', ref).execute();
};

const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, (c) => `\\${c}`)}%`;

const matches = ({ grams, initialGrams, words }: QueryPlan): RawBuilder<boolean> => {
  const contained = (pieces: string[]) => sql<boolean>`grams @> ${pieces}::text[]`;
  const checked = words.map((word) => sql<boolean>`haystack like ${likePattern(word)}`);
  const byText = sql<boolean>`(${sql.join([...(grams.length > 0 ? [contained(grams)] : []), ...checked], sql` and `)})`;
  return initialGrams ? sql<boolean>`(${byText} or ${contained(initialGrams)})` : byText;
};

const PER_GROUP = 5;
const ONE_KIND = 50;
/** Candidates counted at most: beyond it the total says 200 and more. */
const COUNTED = 200;

interface Row {
  kind: SearchKind;
  ref: number;
  title: string;
  body: string;
  docNo: string | null;
  link: string;
  at: Date;
}

const present = (row: Row, plan: QueryPlan, keyword: string): SearchHit => {
  const titleMarks = marksOf(row.title, plan.words);
  const excerpt = excerptOf(row.body, plan.words);
  return {
    kind: row.kind,
    title: row.title,
    titleMarks: titleMarks.length === 0 && plan.initialGrams ? initialMarks(row.title, keyword) : titleMarks,
    excerpt: excerpt.text,
    excerptMarks: excerpt.marks,
    docNo: row.docNo,
    link: row.link,
    at: beijingIso(row.at),
  };
};

export interface SearchGroup {
  kind: SearchKind;
  total: number;
  hits: SearchHit[];
}

const SHOWN_COLUMNS = ['kind', 'ref', 'title', 'body', 'docNo', 'link', 'at'] as const;
/** From so many documents on a word counts as common. */
const COMMON = 3000;
/** So far back common words are looked for, which is much further than their first hits lie. */
const WALKED = 50_000;

interface Wanted {
  condition: RawBuilder<boolean>;
  /** Pieces every hit contains. */
  pieces: string[];
  now: Date;
  kind: SearchKind | undefined;
}

const visible = (db: Kysely<Schema>, { now, kind }: Wanted) =>
  db
    .selectFrom('searchDocument')
    .where('visibleFrom', '<=', now)
    .where((eb) => eb.or([eb('visibleUntil', 'is', null), eb('visibleUntil', '>', now)]))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .orderBy('at', 'desc');

const isCommon = async (db: Kysely<Schema>, pieces: string[]): Promise<boolean> => {
  const some = db
    .selectFrom('searchDocument')
    .select('ref')
    .where(sql<boolean>`grams @> ${pieces}::text[]`)
    .limit(COMMON);
  const { n } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n) === COMMON;
};

/**
 * The newest hits. A rare word is found through its pieces. For a common one that would mean to sort a good part of the
 * table, so the newest documents are walked, which ends as soon as enough of them bear it.
 */
const newest = async (db: Kysely<Schema>, wanted: Wanted): Promise<Row[]> => {
  const { condition, pieces } = wanted;
  const query =
    pieces.length > 0 && (await isCommon(db, pieces))
      ? db
          .selectFrom(visible(db, wanted).selectAll().limit(WALKED).as('searchDocument'))
          .orderBy('at', 'desc')
          .select(SHOWN_COLUMNS)
      : visible(db, wanted).select(SHOWN_COLUMNS);
  return (await query.where(condition).limit(COUNTED).execute()) as Row[];
};

/** Hits in titles first, newest first within. */
export const search = async (
  db: Kysely<Schema>,
  keyword: string,
  now: Date,
  kind?: SearchKind,
): Promise<SearchGroup[]> => {
  const plan = planQuery(keyword);
  const [first] = plan.words;
  if (first === undefined) return [];
  const inTitle = sql<boolean>`grams @> ${plan.titleGrams}::text[] and lower(title) like ${likePattern(first)}`;
  const titled = await newest(db, {
    condition: sql<boolean>`${matches(plan)} and ${inTitle}`,
    pieces: [...plan.grams, ...plan.titleGrams],
    now,
    kind,
  });
  const known = new Set(titled.map((row) => `${row.kind} ${row.ref}`));
  const others =
    titled.length < COUNTED
      ? await newest(db, { condition: matches(plan), pieces: plan.grams, now, kind })
      : [];
  const rows = [...titled, ...others.filter((row) => !known.has(`${row.kind} ${row.ref}`))].slice(0, COUNTED);
  return SEARCH_KINDS.flatMap((group) => {
    const own = rows.filter((row) => row.kind === group);
    const hits = own.slice(0, kind ? ONE_KIND : PER_GROUP).map((row) => present(row, plan, keyword));
    return hits.length > 0 ? [{ kind: group, total: own.length, hits }] : [];
  });
};
