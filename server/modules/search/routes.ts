import { searchCalls } from '@contract/search';
import type { Deps } from '@server/deps';
import { addressKey } from '@server/plugins/address-key';
import { implement } from '@server/plugins/implement';
import { createSealer } from '@server/sealing';
import type { FastifyInstance } from 'fastify';
import { normalise } from './grams';
import { forgetSearches, hotKeywords, recentKeywords, recordSearch } from './records';
import { search } from './service';

export const registerSearch = (app: FastifyInstance, deps: Deps): void => {
  const { kysely } = deps.db;
  const sealer = createSealer(deps.config.dataKey.export());
  implement(app, deps, searchCalls, {
    'GET /prod-api/cms/open/search': async ({ query, now }) => ({
      groups: await search(kysely, query.keyword, now, query.kind),
    }),
    'POST /api/search_records': async ({ body, caller, request }) => {
      await recordSearch(kysely, {
        accountId: caller?.accountId ?? null,
        visitor: caller ? `a${caller.accountId}` : addressKey(sealer, request.ip),
        keyword: normalise(body.keyword),
        scope: body.scope ?? null,
        filters: body.filters ?? {},
        hits: body.hits ?? null,
      });
      return {};
    },
    'GET /api/search_records/suggest.json': async ({ caller, now }) => ({
      recent: caller ? await recentKeywords(kysely, caller.accountId) : [],
      hot: await hotKeywords(kysely, now),
    }),
    'DELETE /api/search_records.json': async ({ caller }) => {
      await forgetSearches(kysely, caller.accountId);
      return {};
    },
  });
};
