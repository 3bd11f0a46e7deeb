import { demandCalls } from '@contract/demand';
import type { Deps } from '@server/deps';
import { notFound } from '@server/plugins/app-error';
import { implement } from '@server/plugins/implement';
import { pageOf } from '@server/plugins/paging';
import { openContact } from '@server/sealed-contact';
import { createSealer } from '@server/sealing';
import type { FastifyInstance } from 'fastify';
import { registerDemandPosting } from './posting-routes';
import { presentDemand, presentRow } from './present-demand';
import { countDemands, type DemandPage, listDemands, readDemand } from './repository';
import { isVip } from './vip';

type Column = DemandPage['column'];

export const registerDemands = (app: FastifyInstance, deps: Deps): void => {
  const { kysely } = deps.db;
  const sealer = createSealer(deps.config.dataKey.export());
  implement(app, deps, demandCalls, {
    'GET /prod-api/cms/open/demand': async ({ query, now }) => {
      const column = (query.orderByColumn ?? 'deadline') as Column;
      // The nearest deadline first, but the newest and the most read first.
      const isAsc = query.isAsc ?? (column === 'deadline' ? 'asc' : 'desc');
      const page = { ...pageOf({ ...query, isAsc }), column };
      const [records, total] = await Promise.all([
        listDemands(kysely, query, page, now),
        countDemands(kysely, query, now),
      ]);
      return { rows: records.map((record) => presentRow(record, now)), total };
    },
    'GET /prod-api/cms/open/demand/{id}': async ({ params, caller, now }) => {
      const record = await readDemand(kysely, params.id, now);
      if (!record) throw notFound();
      const reader = {
        isSignedIn: caller !== null,
        isVip: caller !== null && (await isVip(kysely, caller.accountId, now)),
        isOwner: caller?.accountId === record.ownerId,
      };
      return presentDemand(record, reader, now, () => openContact(sealer, record.contact));
    },
    'GET /prod-api/cms/demand/checkCurrentUserIsVip': ({ caller, now }) =>
      isVip(kysely, caller.accountId, now),
  });
  registerDemandPosting(app, deps, sealer);
};
