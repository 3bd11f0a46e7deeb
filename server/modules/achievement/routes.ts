import type { OwnAchievement } from '@contract/achievement';
import { achievementCalls } from '@contract/achievement-calls';
import { ACHIEVEMENT_STATUSES } from '@contract/achievement-choices';
import { beijingIso } from '@contract/rules/beijing-time';
import { shownContact } from '@server/crypto/sealed-contact';
import { createSealer } from '@server/crypto/sealing';
import type { Schema } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { listDraftHistory } from '@server/drafts/list-draft-history';
import { saveDraft } from '@server/drafts/save-draft';
import { notFound } from '@server/errors/app-error';
import { implement } from '@server/http/implement';
import { pageOf, queuePageOf } from '@server/http/paging';
import { sendPicture } from '@server/http/picture';
import { isMember } from '@server/modules/account/service';
import { drawUploaded, filesByIds, sendReadableFile } from '@server/modules/attachment/service';
import { refuseTakenBack } from '@server/modules/moderation/service';
import { isFirstViewToday } from '@server/modules/view/service';
import type { Caller } from '@server/security/caller';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { answerContribution, contributionsFor } from './contributions';
import { blankAchievement, createAchievement, sourcesOf } from './create-achievement';
import { achievementFigures } from './figures';
import { type AchievementPage, countOpen, listOpen } from './list-achievements';
import { moveAchievement } from './move-achievement';
import { openToReader } from './open-to-reader';
import { presentAchievement, presentOwn, presentRow } from './present-achievement';
import { relatedRecordsOf } from './related-records';
import { countView, findAchievement, listOwn } from './repository';
import { ACHIEVEMENT, actorsOf } from './scope';
import { achievementDraft, removeDraft } from './store-draft';

const presentListed = (row: Awaited<ReturnType<typeof listOwn>>['rows'][number]) => ({
  id: row.id,
  no: row.no,
  title: row.title,
  status: row.status,
  field: row.field,
  maturity: row.maturity,
  views: Number(row.views),
  ownerName: row.ownerName ?? '',
  unitName: row.unitName,
  updateTime: beijingIso(row.updatedAt),
});

export const registerAchievements = (app: FastifyInstance, deps: Deps): void => {
  const { kysely } = deps.db;
  const sealer = createSealer(deps.config.dataKey.export());

  /** The achievement as this person may see it; 404 for everybody else. */
  const ownOf = async (db: Kysely<Schema>, caller: Caller, id: number): Promise<OwnAchievement> => {
    const record = await findAchievement(db, id);
    const actors = record ? actorsOf(caller, record) : [];
    refuseTakenBack(ACHIEVEMENT, caller, record);
    if (!record || actors.length === 0) throw notFound();
    return presentOwn(
      record,
      await relatedRecordsOf(db, record),
      actors,
      shownContact(sealer, record.contact),
    );
  };

  implement(app, deps, achievementCalls, {
    'GET /prod-api/cms/open/achi': async ({ query, caller }) => {
      const filter = { ...query, isSignedIn: caller !== null };
      const column = (query.orderByColumn ?? 'publishAt') as AchievementPage['column'];
      const total = await countOpen(kysely, filter);
      const records = await listOpen(kysely, filter, { ...pageOf(query), column }, total);
      return { rows: records.map(presentRow), total };
    },
    'GET /prod-api/cms/open/achi/data': ({ query, caller }) =>
      achievementFigures(kysely, { ...query, isSignedIn: caller !== null }),
    'GET /prod-api/cms/open/achi/{id}': async ({ params, caller, now, request }) => {
      const record = await openToReader(kysely, caller, params.id);
      const reader = {
        isSignedIn: caller !== null,
        isMember: caller !== null && (await isMember(kysely, caller.accountId, now)),
        isOwner: caller?.accountId === record.ownerId,
      };
      if (
        !reader.isOwner &&
        (await isFirstViewToday(kysely, sealer, request, { kind: 'achievement', id: record.id }, now))
      ) {
        await countView(kysely, record.id);
        record.views = Number(record.views) + 1;
      }
      const around = await relatedRecordsOf(kysely, record);
      return presentAchievement(record, around, reader, () => shownContact(sealer, record.contact));
    },
    'GET /prod-api/cms/open/achi/{id}/files/{fileId}': async ({ params, caller, request, reply }) => {
      const record = await findAchievement(kysely, params.id);
      const isOpen = record?.status === 'published' && (record.scope === 'public' || caller !== null);
      if (!isOpen || !record.files.includes(params.fileId)) throw notFound();
      const [file] = await filesByIds(kysely, [params.fileId]);
      if (file?.state !== 'ready') throw notFound();
      return sendReadableFile(reply, deps.config, file, request.headers.range);
    },
    'GET /prod-api/cms/open/achi/{id}/cover/{fileId}/{width}': async ({ params, reply }) => {
      const record = await findAchievement(kysely, params.id);
      const isOpen = record?.status === 'published' && record.scope === 'public';
      if (!isOpen || record.cover !== params.fileId) throw notFound();
      return sendPicture(reply, await drawUploaded(deps, params.fileId, 'cover', params.width));
    },
    'GET /prod-api/cms/open/achi/{id}/figures/{fileId}/{width}': async ({ params, reply }) => {
      const record = await findAchievement(kysely, params.id);
      const isOpen = record?.status === 'published' && record.scope === 'public';
      if (!isOpen || !record.figures.some(({ file }) => file === params.fileId)) throw notFound();
      return sendPicture(reply, await drawUploaded(deps, params.fileId, 'figure', params.width));
    },
    'GET /prod-api/cms/achi/mine': async ({ query, caller }) => {
      const statuses = query.status ? [query.status] : ACHIEVEMENT_STATUSES;
      const { rows, total } = await listOwn(kysely, { ownerId: caller.accountId, statuses }, pageOf(query));
      return { rows: rows.map(presentListed), total };
    },
    'GET /prod-api/cms/achi/sources': async ({ caller, transaction }) =>
      transaction((tx) => sourcesOf({ tx, caller })),
    'GET /prod-api/cms/achi/contributions': ({ caller }) => contributionsFor(kysely, caller.accountId),
    'POST /prod-api/cms/achi/{id}/contribution': ({ params, body, caller, now, request, transaction }) =>
      transaction(async (tx) => {
        await answerContribution({ tx, sealer, caller, now, source: request }, params.id, body.agree);
        return null;
      }),
    'GET /prod-api/cms/achi/queue': async ({ query }) => {
      const statuses = query.status
        ? [query.status].filter((status) => status !== 'draft')
        : ACHIEVEMENT_STATUSES.filter((status) => status !== 'draft');
      if (statuses.length === 0) return { rows: [], total: 0 };
      const { rows, total } = await listOwn(
        kysely,
        { statuses, keyword: query.keyword },
        queuePageOf(query, query.status === 'pending'),
      );
      return { rows: rows.map(presentListed), total };
    },
    'POST /prod-api/cms/achi': ({ body, caller, now, request, transaction }) =>
      transaction(async (tx) => {
        const id = await createAchievement({ tx, sealer, caller, now, source: request }, body.sourceId);
        return ownOf(tx, caller, id);
      }),
    'GET /prod-api/cms/achi/new': ({ query, caller, transaction }) =>
      transaction((tx) => blankAchievement({ tx, caller, sealer }, query.sourceId ?? null)),
    'GET /prod-api/cms/achi/{id}': ({ params, caller }) => ownOf(kysely, caller, params.id),
    'PATCH /prod-api/cms/achi/{id}': ({ params, body, caller, now, transaction }) =>
      transaction((tx) => saveDraft({ db: tx, sealer, caller, now }, achievementDraft, params.id, body)),
    'GET /prod-api/cms/achi/{id}/history': ({ params, query, caller, now, transaction }) =>
      transaction((tx) =>
        listDraftHistory({ db: tx, sealer, caller, now }, achievementDraft, params.id, query),
      ),
    'DELETE /prod-api/cms/achi/{id}': ({ params, caller, now, request, transaction }) =>
      transaction(async (tx) => {
        await removeDraft({ tx, sealer, caller, now, source: request }, params.id);
        return null;
      }),
    'POST /prod-api/cms/achi/{id}/{event}': ({ params, body, caller, now, request, transaction }) =>
      transaction(async (tx) => {
        const scope = { tx, sealer, caller, now, source: request };
        await moveAchievement(scope, params.id, params.event, body);
        return ownOf(tx, caller, params.id);
      }),
  });
};
