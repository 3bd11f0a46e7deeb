import { contentCalls } from '@contract/content';
import { PAGE_FIRST, PAGE_SIZE, REFUSED_LINKS_MAX } from '@contract/limits';
import { opensAdmin } from '@contract/permissions';
import { auditChanges } from '@contract/rules/audit-changes';
import { beijingIso } from '@contract/rules/beijing-time';
import { recordAudit } from '@server/audit/audit';
import { createSealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { forbidden, notFound } from '@server/errors/app-error';
import { implement } from '@server/http/implement';
import { sendPicture } from '@server/http/picture';
import { drawUploaded, filesByIds, sendReadableFile } from '@server/modules/attachment/service';
import { isFirstViewToday } from '@server/modules/view/service';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listVersions } from './content-versions';
import { registerContentDrafts } from './draft-routes';
import { figurePlace } from './figure-html';
import { isOpenFigure } from './figures';
import { homeBlocks } from './home-blocks';
import { listForEditor } from './list-for-editor';
import type { ListedProjects } from './listed-projects';
import { presentForEditor } from './present-content';
import { listOpenContent, readOpenContent } from './read-content';
import { refuseTangled, renderMarkdown } from './render-markdown';
import { filesOf, isOpenFile } from './repository';
import { unitAuditTemplate } from './unit-audit-template';
import { updateContent } from './update-content';
import { createContent } from './write-content';

const COLUMN = { publishAt: 'publishAt', title: 'title', views: 'views', updateTime: 'updatedAt' } as const;

interface ListInput {
  pageNum?: number;
  pageSize?: number;
  orderByColumn?: string;
  isAsc?: string;
}
const pageOf = ({ pageNum = PAGE_FIRST, pageSize = PAGE_SIZE, orderByColumn, isAsc }: ListInput) => ({
  offset: (pageNum - 1) * pageSize,
  limit: pageSize,
  column: COLUMN[(orderByColumn ?? 'publishAt') as keyof typeof COLUMN],
  direction: isAsc?.startsWith('asc') ? ('asc' as const) : ('desc' as const),
});

export const registerContent = (app: FastifyInstance, deps: Deps, listedProjects: ListedProjects): void => {
  const { kysely } = deps.db;
  const sealer = createSealer(deps.config.dataKey.export());
  const firstView = (request: FastifyRequest, now: Date) => (id: number) =>
    isFirstViewToday(kysely, sealer, request, { kind: 'content', id }, now);
  registerContentDrafts(app, deps, sealer, listedProjects);
  implement(app, deps, contentCalls, {
    'GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cmsList': ({ params, query, now }) =>
      listOpenContent(kysely, { type: params.cmsTypeKey, ...query, ...pageOf(query) }, now),
    'GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cms': ({ params, now, request }) =>
      readOpenContent(kysely, { type: params.cmsTypeKey, id: null, now }, firstView(request, now)),
    'GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cms/{id}': ({ params, now, request }) =>
      readOpenContent(kysely, { type: params.cmsTypeKey, id: params.id, now }, firstView(request, now)),
    'GET /prod-api/cms/open/cmsHomepage': ({ now }) => homeBlocks(kysely, now),
    'GET /prod-api/cms/open/cmsHomepage/unitAuditTemplate': ({ now }) => unitAuditTemplate(kysely, now),
    'GET /prod-api/cms/open/files/{id}': async ({ params, now, request, reply }) => {
      const isOpen = await isOpenFile(kysely, params.id, now);
      const [file] = isOpen ? await filesByIds(kysely, [params.id]) : [];
      if (file?.state !== 'ready') throw notFound();
      return sendReadableFile(reply, deps.config, file, request.headers.range);
    },
    'GET /prod-api/cms/open/content/{id}/figures/{fileId}/{width}': async ({ params, now, reply }) => {
      if (!(await isOpenFigure(kysely, params.id, params.fileId, now))) throw notFound();
      return sendPicture(reply, await drawUploaded(deps, params.fileId, 'figure', params.width));
    },
    'GET /prod-api/cms/cmsHomepage/adminUrl': async ({ caller }) => {
      if (!opensAdmin(caller.permissions)) throw forbidden();
      return '/admin';
    },
    'GET /prod-api/cms/content': ({ query }) => listForEditor(kysely, { ...query, ...pageOf(query) }),
    'GET /prod-api/cms/content/{id}': async ({ params }) => {
      const record = await kysely
        .selectFrom('content')
        .selectAll()
        .where('id', '=', params.id)
        .executeTakeFirst();
      if (!record) throw notFound();
      return presentForEditor(record, await filesOf(kysely, [record.id]));
    },
    'POST /prod-api/cms/content': ({ body, caller, now, transaction, request }) =>
      transaction(async (tx) => {
        const record = await createContent(tx, body, caller.accountId, now);
        await recordAudit(tx, request, now, {
          accountId: caller.accountId,
          action: 'content.create',
          target: `content:${record.id}`,
        });
        return presentForEditor(record, await filesOf(tx, [record.id]));
      }),
    'PUT /prod-api/cms/content/{id}': ({ params, body, caller, now, transaction, request }) =>
      transaction(async (tx) => {
        const { version, ...input } = body;
        const scope = { db: tx, sealer, caller, now, listedProjects };
        const { before, after: record } = await updateContent(scope, params.id, version, input);
        await recordAudit(tx, request, now, {
          accountId: caller.accountId,
          action: 'content.update',
          target: `content:${record.id}`,
          changes: auditChanges('content.update', before, record),
        });
        return presentForEditor(record, await filesOf(tx, [record.id]));
      }),
    'GET /prod-api/cms/content/{id}/versions': async ({ params }) => {
      const rows = (await listVersions(kysely, params.id)).map((row) => ({ ...row, at: beijingIso(row.at) }));
      return { rows, total: rows.length };
    },
    'POST /prod-api/cms/content/preview': async ({ body }) => {
      refuseTangled(body.body);
      const { html, refused } = renderMarkdown(body.body, (body.figures ?? []).map(figurePlace));
      return { bodyHtml: html, refusedLinks: refused.slice(0, REFUSED_LINKS_MAX) };
    },
  });
};
