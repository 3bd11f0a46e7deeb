import { beijingIso } from '@contract/rules/beijing-time';
import { SEARCH_KINDS, type SearchHit, type SearchKind } from '@contract/search';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';
import { bestHits, type FoundRow } from './best-hits';
import { documentGrams, isWordPiece, normalise, planQuery, type QueryPlan } from './grams';
import { excerptOf, initialMarks, marksOf } from './marks';
import { forgetWhoSearched, ownSearches } from './records';
import { type Indexers, renewIndex } from './renew-index';
import { strikeUndo } from './strike-word';

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

export interface SearchGroup {
  kind: SearchKind;
  total: number;
  hits: SearchHit[];
}

const present = (row: FoundRow, plan: QueryPlan, keyword: string): SearchHit => {
  const titleMarks = marksOf(row.title, plan.words);
  const excerpt = excerptOf(row.body, plan.words);
  return {
    kind: row.kind,
    title: row.title,
    titleMarks: titleMarks.length === 0 && plan.initials ? initialMarks(row.title, keyword) : titleMarks,
    excerpt: excerpt.text,
    excerptMarks: excerpt.marks,
    docNo: row.docNo,
    link: row.link,
    at: beijingIso(row.at),
  };
};

/** Hits in titles first, newest first within. */
export const search = async (
  db: Kysely<Schema>,
  keyword: string,
  now: Date,
  kind?: SearchKind,
): Promise<SearchGroup[]> => {
  const plan = planQuery(keyword);
  if (plan.words.length === 0) return [];
  const rows = await bestHits(db, { ...plan, keyword }, { now, kind });
  return SEARCH_KINDS.flatMap((group) => {
    const own = rows.filter((row) => row.kind === group);
    const [first] = own;
    return first
      ? [{ kind: group, total: Number(first.total), hits: own.map((row) => present(row, plan, keyword)) }]
      : [];
  });
};

/** Ids of indexed records of this kind, including those that are not visible now. */
export const indexedRefs = async (db: Kysely<Schema>, kind: SearchKind): Promise<number[]> =>
  (await db.selectFrom('searchDocument').select('ref').where('kind', '=', kind).execute()).map(
    ({ ref }) => ref,
  );

/** What is in the index of this kind and may be read by everybody now. */
export const openDocuments = (db: Kysely<Schema>, kind: SearchKind, now: Date) =>
  db
    .selectFrom('searchDocument')
    .select(['ref', 'title', 'grams', 'haystack'])
    .where('kind', '=', kind)
    .where('visibleFrom', '<=', now)
    .where((eb) => eb.or([eb('visibleUntil', 'is', null), eb('visibleUntil', '>', now)]));

export { type Indexers, isWordPiece, renewIndex };
export const searchUndo = strikeUndo;
export const searchesToExport = ownSearches;
/** Removes the person from stored searches; the keywords still count. */
export const forgetSearcher = forgetWhoSearched;
