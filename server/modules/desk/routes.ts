import { deskApplyCalls } from '@contract/desk-apply';
import { opensDesk } from '@contract/permissions';
import type { Deps } from '@server/deps';
import { forbidden } from '@server/plugins/app-error';
import { recordAudit } from '@server/plugins/audit';
import { implement } from '@server/plugins/implement';
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
      // Who took whole lists out of the house is worth knowing afterwards.
      await deps.db.transaction((tx) =>
        recordAudit(tx, request, now, {
          accountId: caller.accountId,
          action: 'desk.export',
          target: 'application:list',
          outcome: 'ok',
          detail: { rows: rows.length, format },
        }),
      );
      return sendTable(reply, applicationTable(rows), format, now);
    },
    'GET /prod-api/cms/desk/todo': async ({ caller }) => {
      if (!opensDesk(caller.permissions)) throw forbidden();
      return todosOf(kysely, caller);
    },
  });
};
