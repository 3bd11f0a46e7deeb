import { adminApplyCalls } from '@contract/admin-apply';
import { adminViewCalls } from '@contract/admin-view';
import { opensAdmin } from '@contract/permissions';
import { noteExport } from '@server/audit/note-export';
import { createSealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { forbidden, notFound } from '@server/errors/app-error';
import { implement } from '@server/http/implement';
import { countedPeriod } from '@server/modules/apply/service';
import { findPeriod } from '@server/modules/period/service';
import { sendTable } from '@server/spreadsheet/send-table';
import type { FastifyInstance } from 'fastify';
import { actsOf } from './acts';
import { listApplications } from './list-applications';
import { applicationsToTable } from './service';
import { todosOf } from './todo';
import { undoAct } from './undo/undo-act';
import { keepViews, viewsOf } from './views';

export const registerAdmin = (app: FastifyInstance, deps: Deps): void => {
  const { kysely } = deps.db;
  const sealer = createSealer(deps.config.dataKey.export());
  implement(app, deps, adminApplyCalls, {
    'GET /prod-api/cms/apply/list': ({ query, caller, now }) =>
      listApplications({ db: kysely, sealer, caller, now }, query),
    'GET /prod-api/cms/apply/list/export': async ({ query, caller, now, request, reply }) => {
      const { format, ...filter } = query;
      const { sheet } = applicationsToTable({ db: kysely, sealer, caller, now }, filter);
      const note = (rows: number) =>
        noteExport(deps.db, { caller, now, request }, 'application:list', { rows, format });
      return sendTable(reply, sheet, { format, now, note });
    },
    'GET /prod-api/cms/admin/todo': async ({ caller }) => {
      if (!opensAdmin(caller.permissions)) throw forbidden();
      return todosOf(kysely, caller);
    },
    'GET /prod-api/cms/admin/period': async ({ query: { periodId } }) => {
      if (!(await findPeriod(kysely, periodId))) throw notFound();
      return countedPeriod(kysely, periodId);
    },
    'GET /prod-api/cms/admin/acts': async ({ caller, now }) => {
      if (!opensAdmin(caller.permissions)) throw forbidden();
      return actsOf(kysely, { caller, now });
    },
    'POST /prod-api/cms/admin/acts/{id}/undo': ({ params, caller, now, request, transaction }) =>
      transaction(async (tx) => {
        await undoAct({ tx, sealer, caller, now, source: request }, params.id);
        return actsOf(tx, { caller, now });
      }),
  });
  implement(app, deps, adminViewCalls, {
    'GET /prod-api/cms/admin/views': async ({ query: { list }, caller }) => {
      if (!opensAdmin(caller.permissions)) throw forbidden();
      return viewsOf(kysely, caller.accountId, list);
    },
    'PUT /prod-api/cms/admin/views': async ({ body, caller, transaction }) => {
      if (!opensAdmin(caller.permissions)) throw forbidden();
      return transaction((tx) => keepViews(tx, caller.accountId, body));
    },
  });
};
