import { deskApplyCalls } from '@contract/desk-apply';
import { opensDesk } from '@contract/permissions';
import type { Deps } from '@server/deps';
import { forbidden } from '@server/plugins/app-error';
import { implement } from '@server/plugins/implement';
import { noteExport } from '@server/plugins/note-export';
import { sendTable } from '@server/table-file';
import type { FastifyInstance } from 'fastify';
import { applicationTable } from './application-table';
import { listApplications } from './list-applications';
import { todosOf } from './todo';

export const registerDesk = (app: FastifyInstance, deps: Deps): void => {
  const { kysely } = deps.db;
  implement(app, deps, deskApplyCalls, {
    'GET /prod-api/cms/apply/list': ({ query, caller, now }) =>
      listApplications({ db: kysely, caller, now }, query),
    'GET /prod-api/cms/apply/list/export': async ({ query, caller, now, request, reply }) => {
      const { format, ...filter } = query;
      const { rows } = await listApplications({ db: kysely, caller, now }, filter, true);
      const size = { rows: rows.length, format };
      await noteExport(deps.db, { caller, now, request }, 'application:list', size);
      return sendTable(reply, applicationTable(rows), format, now);
    },
    'GET /prod-api/cms/desk/todo': async ({ caller }) => {
      if (!opensDesk(caller.permissions)) throw forbidden();
      return todosOf(kysely, caller);
    },
  });
};
