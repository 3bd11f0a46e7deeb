import type { MatchKind } from '@contract/matching';
import { savedFilters, savedSearchPath } from '@contract/rules/saved-search';
import type { SavedFilters } from '@contract/saved-search';
import { SAVED_LIMITS, type SavedKind } from '@contract/saved-search-choices';
import { say } from '@contract/sentences/sentence';
import type { Transaction } from '@server/db/database';
import type { SavedSearchTable } from '@server/db/market-schema';
import { badRequest, conflict, notFound } from '@server/errors/app-error';
import { isMatchable } from '@server/modules/matching/service';
import type { Selectable } from 'kysely';

/** The kind of record whose matches a saved search of this kind watches. */
export const MATCH_OF: Partial<Record<SavedKind, MatchKind>> = {
  demandMatch: 'demand',
  achievementMatch: 'achievement',
};

interface Input {
  kind: SavedKind;
  name: string;
  filters: SavedFilters;
}

/** Saves a search; only records published from now on count as news. */
export async function saveSearch(
  tx: Transaction,
  accountId: number,
  { kind, name, filters }: Input,
  now: Date,
): Promise<Selectable<SavedSearchTable>> {
  const kept = savedFilters(kind, { ...filters, keyword: filters.keyword?.trim() });
  if (Object.keys(filters).some((key) => !(key in kept) && key !== 'keyword'))
    throw badRequest('saved.filters');
  const trimmed = name.trim();
  if (!trimmed) throw badRequest('saved.name');
  const matchKind = MATCH_OF[kind];
  if (matchKind && !(typeof kept.ref === 'number' && (await isMatchable(tx, matchKind, kept.ref, now))))
    throw notFound();
  // Held, so that two windows cannot pass the limit together.
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  const { n } = await tx
    .selectFrom('savedSearch')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  if (Number(n) >= SAVED_LIMITS.count) throw conflict(say('saved.full', { n: SAVED_LIMITS.count }));
  const saved = await tx
    .insertInto('savedSearch')
    .values({
      accountId,
      kind,
      name: trimmed,
      filters: JSON.stringify(kept),
      path: savedSearchPath(kind, kept),
      lookedAt: now,
      createdAt: now,
    })
    .onConflict((c) => c.columns(['accountId', 'path']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!saved) throw conflict('saved.twice');
  return saved;
}
