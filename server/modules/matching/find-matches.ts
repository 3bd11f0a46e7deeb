import type { Match, MatchKind } from '@contract/matching';
import type { Since } from '@server/db/published-since';
import type { Schema } from '@server/db/schema';
import { achievementFacts } from '@server/modules/achievement/service';
import { demandFacts } from '@server/modules/demand/service';
import { openDocuments } from '@server/modules/search/service';
import { type Kysely, sql } from 'kysely';
import { bm25, plain, sharedPassages, weighed, withoutUnit } from './score';

type Db = Kysely<Schema>;
const OTHER = { demand: 'achievement', achievement: 'demand' } as const;
/** The newest documents that share words with the text; the best matches are chosen among them. */
const CANDIDATES = 300;
const SHOWN = 4;
const CHANCE = 4;

/** Field and unit of these demands or achievements. */
const factsOf = async (db: Db, kind: MatchKind, ids: readonly number[], among: 'all' | 'open') => {
  const rows = kind === 'demand' ? await demandFacts(db, ids, among) : await achievementFacts(db, ids, among);
  return new Map(rows.map((row) => [row.id, row]));
};

const ownFacts = async (db: Db, kind: MatchKind, id: number) =>
  (await factsOf(db, kind, [id], 'all')).get(id);

/** The same field alone is no reason to show a match, and with different fields one short common passage is chance. */
const isReason = (sameField: boolean, words: readonly string[]): boolean =>
  (sameField && words.length > 0) || words.length > 1 || words.some((word) => word.length > CHANCE);

interface Wanted {
  kind: MatchKind;
  id: number;
  /** The reader, whose matches marked 不相关 are left out; null for visitors. */
  accountId: number | null;
  /** Restricts the matches to those published in this period. */
  since?: Since;
}

const refusedBy = async (db: Db, { kind, id, accountId }: Wanted): Promise<Set<number>> => {
  if (accountId === null) return new Set();
  const refused = await db
    .selectFrom('matchFeedback')
    .select('targetRef')
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('ref', '=', id)
    .execute();
  return new Set(refused.map(({ targetRef }) => targetRef));
};

const isVisible = async (db: Db, kind: MatchKind, id: number, now: Date): Promise<boolean> =>
  (await openDocuments(db, kind, now).where('ref', '=', id).executeTakeFirst()) !== undefined;

/** Whether both records are public, so that they may have been shown as a match; only then can one be marked 不相关. */
export const areOpen = async (
  db: Db,
  { kind, id, targetId }: { kind: MatchKind; id: number; targetId: number },
  now: Date,
): Promise<boolean> =>
  (await isVisible(db, kind, id, now)) && (await isVisible(db, OTHER[kind], targetId, now));

/** Matches public records with public records only, by means of the search index. */
export async function findMatches(db: Db, wanted: Wanted, now: Date): Promise<Match[]> {
  const { kind, id, since } = wanted;
  const hidden = await refusedBy(db, wanted);
  const source = await openDocuments(db, kind, now).where('ref', '=', id).executeTakeFirst();
  if (!source) return [];
  const candidates = (
    await openDocuments(db, OTHER[kind], now)
      .where(sql<boolean>`grams && ${plain(source.grams)}::text[]`)
      .$if(since !== undefined, (query) =>
        query.where('at', '>', since?.after ?? now).where('at', '<=', since?.until ?? now),
      )
      .orderBy('at', 'desc')
      .limit(CANDIDATES)
      .execute()
  ).filter(({ ref }) => !hidden.has(ref));
  if (candidates.length === 0) return [];
  const [facts, own] = await Promise.all([
    factsOf(
      db,
      OTHER[kind],
      candidates.map(({ ref }) => ref),
      // Solved demands need no achievement any more.
      'open',
    ),
    ownFacts(db, kind, id),
  ]);
  const text = withoutUnit(source, own?.unitName ?? '');
  const texts = candidates.map((one) => withoutUnit(one, facts.get(one.ref)?.unitName ?? ''));
  const scores = bm25(text, texts);
  return candidates
    .flatMap(({ ref, title }, i) => {
      const fact = facts.get(ref);
      if (!fact?.field) return [];
      const sameField = fact.field === own?.field;
      const words = sharedPassages(text.haystack, texts[i]?.haystack ?? '');
      // A match must have a reason that can be shown, whatever its score.
      if (!isReason(sameField, words)) return [];
      const match = { id: ref, title, field: fact.field, unitName: fact.unitName, sameField, words };
      return [{ match, score: weighed(scores[i] ?? 0, sameField) }];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, SHOWN)
    .map(({ match }) => match);
}
