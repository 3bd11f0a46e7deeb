import { beijingIso } from '@contract/rules/beijing-time';
import { type SavedSearch, savedSearchCalls } from '@contract/saved-search';
import type { SavedSearchTable } from '@server/db/market-schema';
import type { Deps } from '@server/deps';
import { notFound } from '@server/errors/app-error';
import { implement } from '@server/http/implement';
import type { FastifyInstance } from 'fastify';
import { type Selectable, sql } from 'kysely';
import { saveSearch } from './save-search';

const present = (row: Selectable<SavedSearchTable>): SavedSearch => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  filters: row.filters,
  path: row.path,
  paused: row.paused,
  toldTime: row.toldAt && beijingIso(row.toldAt),
  told: row.told,
  createTime: beijingIso(row.createdAt),
});

/** Saved searches are their owner's alone: to everybody else they do not exist. */
export const registerSavedSearches = (app: FastifyInstance, deps: Deps): void => {
  const { kysely } = deps.db;
  implement(app, deps, savedSearchCalls, {
    'GET /prod-api/cms/savedSearch': async ({ caller }) => {
      const own = await kysely
        .selectFrom('savedSearch')
        .selectAll()
        .where('accountId', '=', caller.accountId)
        .orderBy('id', 'desc')
        .execute();
      return own.map(present);
    },
    'POST /prod-api/cms/savedSearch': ({ body, caller, now, transaction }) =>
      transaction(async (tx) => present(await saveSearch(tx, caller.accountId, body, now))),
    'PATCH /prod-api/cms/savedSearch/{id}': ({ params, body, caller, now, transaction }) =>
      transaction(async (tx) => {
        const { name, paused } = body;
        const isWoken = paused === false;
        const changed = await tx
          .updateTable('savedSearch')
          .set((eb) => ({
            name: name?.trim() || eb.ref('name'),
            paused: paused ?? eb.ref('paused'),
            // Results published while notices were paused are not reported later.
            lookedAt: isWoken
              ? sql<Date>`case when paused then ${now} else looked_at end`
              : eb.ref('lookedAt'),
          }))
          .where('id', '=', params.id)
          .where('accountId', '=', caller.accountId)
          .returningAll()
          .executeTakeFirst();
        if (!changed) throw notFound();
        return present(changed);
      }),
    'DELETE /prod-api/cms/savedSearch/{id}': ({ params, caller, transaction }) =>
      transaction(async (tx) => {
        const gone = await tx
          .deleteFrom('savedSearch')
          .where('id', '=', params.id)
          .where('accountId', '=', caller.accountId)
          .returning('id')
          .executeTakeFirst();
        if (!gone) throw notFound();
        return null;
      }),
  });
};
