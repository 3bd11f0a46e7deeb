import { searchCalls } from '@contract/search';
import { HOUR_MS } from '@contract/time-units';
import { createSealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { implement } from '@server/http/implement';
import { addressKey } from '@server/security/address-key';
import { type Limit, limitRate } from '@server/security/rate-limit';
import type { FastifyInstance } from 'fastify';
import { normalise } from './grams';
import { forgetSearches, hotKeywords, popularWords, recentKeywords, recordSearch } from './records';
import { search } from './service';
import { strikeWord } from './strike-word';

/** Nobody who reads the results searches more often than this. */
const RECORDED: Limit = { name: 'search.record', max: 60, windowMs: HOUR_MS };

export const registerSearch = (app: FastifyInstance, deps: Deps): void => {
  const { kysely } = deps.db;
  const sealer = createSealer(deps.config.dataKey.export());
  implement(app, deps, searchCalls, {
    'GET /prod-api/cms/open/search': async ({ query, now }) => ({
      groups: await search(kysely, query.keyword, now, query.kind),
    }),
    'POST /api/search_records': async ({ body, caller, now, request }) => {
      const visitor = caller ? `a${caller.accountId}` : addressKey(sealer, request.ip);
      await limitRate(deps.db, RECORDED, visitor, now);
      const found = await search(kysely, body.keyword, now);
      await recordSearch(kysely, {
        accountId: caller?.accountId ?? null,
        visitor,
        keyword: normalise(body.keyword),
        scope: body.scope ?? null,
        filters: body.filters ?? {},
        hits: found.reduce((sum, { total }) => sum + total, 0),
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
    'GET /prod-api/cms/search/words': async ({ now }) => {
      const words = await popularWords(kysely, now);
      return { rows: words, total: words.length };
    },
    'PUT /prod-api/cms/search/words': ({ body, caller, now, transaction, request }) =>
      transaction(async (tx) => {
        const keyword = normalise(body.keyword);
        await strikeWord({ tx, caller, now, source: request }, keyword, body.struck);
        const word = (await popularWords(tx, now)).find((one) => one.keyword === keyword);
        return word ?? { keyword, people: 0, struck: body.struck };
      }),
  });
};
