import type { MyResultRow } from '@contract/result';
import { resultCalls } from '@contract/result-calls';
import { MILESTONES, type Milestone } from '@contract/result-choices';
import { beijingIso } from '@contract/rules/beijing-time';
import { stageWindow } from '@contract/rules/stage-window';
import { createSealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { historyOf } from '@server/drafts/list-draft-history';
import { saveDraft } from '@server/drafts/save-draft';
import { notFound } from '@server/errors/app-error';
import { implement } from '@server/http/implement';
import { pageOf } from '@server/http/paging';
import { sendPicture } from '@server/http/picture';
import { drawUploaded } from '@server/modules/attachment/service';
import type { FastifyInstance } from 'fastify';
import { submitResult } from './events/submit-result';
import { closedBecause, presentPublicRow } from './results/present-result';
import { isPublicFigure, publicResult } from './results/public-results';
import { countPublished, listMine, listPublished } from './results/result-repository';
import { readHandedIn, readResult, resultDraft, writableResult } from './results/stage-result';

type Mine = Awaited<ReturnType<typeof listMine>>[number];

const presentMine = (row: Mine, milestone: Milestone, now: Date): MyResultRow => {
  const window = stageWindow({ ...row, stageOneStatus: row.one }, milestone);
  const status = row[milestone];
  const submittedAt = row[`${milestone}SubmittedAt`];
  const standing = { milestone, status: status ?? ('draft' as const), stage: row.status, window };
  return {
    applicationId: row.id,
    milestone,
    no: row.no ?? '',
    title: row.title,
    field: row.field,
    status,
    windowStart: beijingIso(window.start),
    windowEnd: beijingIso(window.end),
    editable: closedBecause({ ...standing, stageOnePassed: row.one === 'passed' }, now) === null,
    submitTime: submittedAt && beijingIso(submittedAt),
  };
};

export const registerResults = (app: FastifyInstance, deps: Deps): void => {
  const { kysely } = deps.db;
  const sealer = createSealer(deps.config.dataKey.export());

  implement(app, deps, resultCalls, {
    'POST /prod-api/cms/apply/resultOne': ({ body, caller, now, request, transaction }) =>
      transaction((tx) => {
        const scope = { db: tx, caller, now, sealer, source: request };
        return submitResult(scope, 'one', { id: body.applyId, version: body.version }, body.changes ?? {});
      }),
    'POST /prod-api/cms/apply/resultTwo': ({ body, caller, now, request, transaction }) =>
      transaction((tx) => {
        const scope = { db: tx, caller, now, sealer, source: request };
        return submitResult(scope, 'two', { id: body.applyId, version: body.version }, body.changes ?? {});
      }),
    'GET /prod-api/cms/result/mine': async ({ caller, now }) =>
      (await listMine(kysely, caller.accountId)).flatMap((row) =>
        MILESTONES.map((milestone) => presentMine(row, milestone, now)),
      ),
    'GET /prod-api/cms/result/{id}': ({ params, caller, now, request }) =>
      readHandedIn({ db: kysely, caller, now, sealer, source: request }, params.id),
    'GET /prod-api/cms/result/{id}/{milestone}': ({ params, caller, now, request }) =>
      readResult({ db: kysely, caller, now, sealer, source: request }, params.id, params.milestone),
    'PATCH /prod-api/cms/result/{id}/{milestone}': ({ params, body, caller, now, request, transaction }) =>
      transaction((tx) => {
        const scope = { db: tx, caller, now, sealer, source: request };
        return saveDraft(scope, resultDraft(params.milestone), params.id, body);
      }),
    'GET /prod-api/cms/result/{id}/{milestone}/history': async ({ params, query, caller, now, request }) => {
      const scope = { db: kysely, caller, now, sealer, source: request };
      return historyOf(scope, await writableResult(scope, params.id, params.milestone), query);
    },
    'GET /prod-api/cms/open/result': async ({ query }) => {
      const [rows, total] = await Promise.all([
        listPublished(kysely, query, pageOf(query)),
        countPublished(kysely, query),
      ]);
      return { rows: rows.map(presentPublicRow), total };
    },
    'GET /prod-api/cms/open/result/{id}': async ({ params }) => {
      const found = await publicResult(kysely, params.id);
      if (!found) throw notFound('result.not_public');
      return found;
    },
    'GET /prod-api/cms/open/result/{id}/{milestone}/figures/{fileId}/{width}': async ({ params, reply }) => {
      const { id, milestone, fileId, width } = params;
      if (!(await isPublicFigure(kysely, id, milestone, fileId))) throw notFound();
      return sendPicture(reply, await drawUploaded(deps, fileId, 'figure', width));
    },
  });
};
