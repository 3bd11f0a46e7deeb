import { type Match, type MatchKind, matchingCalls } from '@contract/matching';
import type { Schema } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { implement } from '@server/plugins/implement';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { bm25, sharedPassages, weighed, withoutUnit } from './score';

type Db = Kysely<Schema>;
const OTHER = { demand: 'achievement', achievement: 'demand' } as const;
/** The newest that share a piece with the text; among them the best are looked for. */
const CANDIDATES = 300;
const SHOWN = 4;
const CHANCE = 4;

const visible = (db: Db, kind: MatchKind, now: Date) =>
  db
    .selectFrom('searchDocument')
    .select(['ref', 'title', 'grams', 'haystack'])
    .where('kind', '=', kind)
    .where('visibleFrom', '<=', now)
    .where((eb) => eb.or([eb('visibleUntil', 'is', null), eb('visibleUntil', '>', now)]));

/** Field and unit of what is still open: whoever was helped already needs no achievement. */
const factsOf = async (db: Db, kind: MatchKind, ids: readonly number[]) => {
  const rows =
    kind === 'demand'
      ? await db
          .selectFrom('demand')
          .select(['id', 'field', 'unitName'])
          .where('id', 'in', [...ids])
          .where('status', 'in', ['published', 'matching'])
          .execute()
      : await db
          .selectFrom('achievement')
          .select(['id', 'field', 'unitName'])
          .where('id', 'in', [...ids])
          .where('status', '=', 'published')
          .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

const ownFacts = (db: Db, kind: MatchKind, id: number) =>
  db.selectFrom(kind).select(['field', 'unitName']).where('id', '=', id).executeTakeFirst();

/** A field alone is no reason, and one short passage in common is chance as long as the fields differ. */
const isReason = (sameField: boolean, words: readonly string[]): boolean =>
  (sameField && words.length > 0) || words.length > 1 || words.some((word) => word.length > CHANCE);

/** Only what everybody may read is matched, and only with what everybody may read: the search index. */
async function matchesOf(
  db: Db,
  kind: MatchKind,
  id: number,
  hidden: Set<number>,
  now: Date,
): Promise<Match[]> {
  const source = await visible(db, kind, now).where('ref', '=', id).executeTakeFirst();
  if (!source) return [];
  const candidates = (
    await visible(db, OTHER[kind], now)
      .where(sql<boolean>`grams && ${source.grams}::text[]`)
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
      // Without a reason that can be shown it is no match, whatever its score.
      if (!isReason(sameField, words)) return [];
      const match = { id: ref, title, field: fact.field, unitName: fact.unitName, sameField, words };
      return [{ match, score: weighed(scores[i] ?? 0, sameField) }];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, SHOWN)
    .map(({ match }) => match);
}

export const registerMatching = (app: FastifyInstance, deps: Deps): void => {
  const { kysely } = deps.db;
  implement(app, deps, matchingCalls, {
    'GET /prod-api/cms/open/match/{kind}/{id}': async ({ params, caller, now }) => {
      const refused = caller
        ? await kysely
            .selectFrom('matchFeedback')
            .select('targetRef')
            .where('accountId', '=', caller.accountId)
            .where('kind', '=', params.kind)
            .where('ref', '=', params.id)
            .execute()
        : [];
      const hidden = new Set(refused.map(({ targetRef }) => targetRef));
      return matchesOf(kysely, params.kind, params.id, hidden, now);
    },
    'POST /prod-api/cms/match/{kind}/{id}/irrelevant': ({ params, body, caller, now, transaction }) =>
      transaction(async (tx) => {
        const { kind, id } = params;
        await tx
          .insertInto('matchFeedback')
          .values({ accountId: caller.accountId, kind, ref: id, targetRef: body.targetId, createdAt: now })
          .onConflict((c) => c.columns(['accountId', 'kind', 'ref', 'targetRef']).doNothing())
          .execute();
        return null;
      }),
  });
};
