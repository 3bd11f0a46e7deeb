import { demandCalls } from '@contract/demand';
import { shownContact } from '@server/crypto/sealed-contact';
import { createSealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { AppError, notFound } from '@server/errors/app-error';
import { implement } from '@server/http/implement';
import { pageOf } from '@server/http/paging';
import { sendPicture } from '@server/http/picture';
import { isMember } from '@server/modules/account/service';
import {
  drawUploaded,
  filesByIds,
  presentFigures,
  sendReadableFile,
} from '@server/modules/attachment/service';
import { isFirstViewToday } from '@server/modules/view/service';
import type { FastifyInstance } from 'fastify';
import { filesOf } from './files';
import { countDemands, type DemandPage, listDemands } from './list-demands';
import { registerDemandPosting } from './posting-routes';
import { presentDemand, presentRow } from './present-demand';
import { registerDemandReplies } from './reply-routes';
import { countView, onceOpen, openRecord } from './repository';

type Column = DemandPage['column'];

const closed = (): AppError => new AppError(410, 'demand.closed');

export const registerDemands = (app: FastifyInstance, deps: Deps): void => {
  const { kysely } = deps.db;
  const sealer = createSealer(deps.config.dataKey.export());
  implement(app, deps, demandCalls, {
    'GET /prod-api/cms/open/demand': async ({ query, caller, now }) => {
      const column = (query.orderByColumn ?? 'deadline') as Column;
      // By deadline, ascending by default; by publication or views, descending.
      const isAsc = query.isAsc ?? (column === 'deadline' ? 'asc' : 'desc');
      const page = { ...pageOf({ ...query, isAsc }), column };
      const filter = { ...query, isSignedIn: caller !== null };
      const total = await countDemands(kysely, filter, now);
      const records = await listDemands(kysely, filter, page, now, total);
      return { rows: records.map((record) => presentRow(record, now)), total };
    },
    'GET /prod-api/cms/open/demand/{id}': async ({ params, caller, now, request }) => {
      const record = await onceOpen(kysely, params.id, now);
      if (!record) throw notFound();
      if (record.status === 'closed') throw closed();
      if (record.scope === 'members' && caller === null)
        throw new AppError(401, 'demand.members_only', { errorCode: 'auth.required' });
      const reader = {
        isSignedIn: caller !== null,
        isVip: caller !== null && (await isMember(kysely, caller.accountId, now)),
        isOwner: caller?.accountId === record.ownerId,
      };
      // Views of the owner are not counted.
      if (
        !reader.isOwner &&
        (await isFirstViewToday(kysely, sealer, request, { kind: 'demand', id: record.id }, now))
      ) {
        await countView(kysely, record.id);
        record.views = Number(record.views) + 1;
      }
      const files = await filesOf(kysely, record.files);
      const figures = await presentFigures(kysely, record);
      const contact = () => shownContact(sealer, record.contact);
      return presentDemand(record, reader, now, { contact, files, figures });
    },
    'GET /prod-api/cms/open/demand/{id}/files/{fileId}': async ({ params, caller, request, reply, now }) => {
      const record = await openRecord(kysely, params.id, now);
      const isOpen = record !== undefined && (record.scope === 'public' || caller !== null);
      if (!isOpen || !record.files.includes(params.fileId)) throw notFound();
      const [file] = await filesByIds(kysely, [params.fileId]);
      if (file?.state !== 'ready') throw notFound();
      return sendReadableFile(reply, deps.config, file, request.headers.range);
    },
    'GET /prod-api/cms/open/demand/{id}/cover/{fileId}/{width}': async ({ params, reply, now }) => {
      const record = await openRecord(kysely, params.id, now);
      if (record?.scope !== 'public' || record.cover !== params.fileId) throw notFound();
      return sendPicture(reply, await drawUploaded(deps, params.fileId, 'cover', params.width));
    },
    'GET /prod-api/cms/open/demand/{id}/figures/{fileId}/{width}': async ({ params, reply, now }) => {
      const record = await openRecord(kysely, params.id, now);
      const isShown = record?.scope === 'public' && record.figures.some(({ file }) => file === params.fileId);
      if (!isShown) throw notFound();
      return sendPicture(reply, await drawUploaded(deps, params.fileId, 'figure', params.width));
    },
    'GET /prod-api/cms/demand/checkCurrentUserIsVip': ({ caller, now }) =>
      isMember(kysely, caller.accountId, now),
  });
  registerDemandPosting(app, deps, sealer);
  registerDemandReplies(app, deps, sealer);
};
