import { adminUserCalls } from '@contract/admin-user';
import type { Transaction } from '@server/db/database';
import type { Deps } from '@server/deps';
import { implement } from '@server/http/implement';
import { pageOf } from '@server/http/paging';
import { createIdentity } from '@server/modules/auth/service';
import type { Caller } from '@server/security/caller';
import { listRoles } from '@server/security/held-roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Acting, endSessions, setPermissions, setRoles, setStatus } from './manage-user';
import { presentRole, presentUser } from './present-user';
import { agreeToRelease, askRelease, checkDocument, stopRelease } from './release-factor';
import { countUsers, selectUsers } from './repository';

interface Asked {
  caller: Caller;
  now: Date;
  request: FastifyRequest;
}

export const registerUsers = (app: FastifyInstance, deps: Deps): void => {
  const { kysely } = deps.db;
  const identity = createIdentity(deps);
  const acting = (tx: Transaction, { caller, now, request }: Asked): Acting => ({
    tx,
    caller,
    now,
    source: request,
  });
  implement(app, deps, adminUserCalls, {
    'GET /prod-api/system/user/list': async ({ query, now }) => ({
      rows: (await selectUsers(kysely, query, now, pageOf(query))).map(presentUser),
      total: await countUsers(kysely, query),
    }),
    'PUT /prod-api/system/user/{id}/roles': (call) =>
      call.transaction((tx) => setRoles(acting(tx, call), call.params.id, call.body)),
    'PUT /prod-api/system/user/{id}/status': (call) =>
      call.transaction((tx) => setStatus(acting(tx, call), call.params.id, call.body)),
    'DELETE /prod-api/system/user/{id}/sessions': (call) =>
      call.transaction((tx) => endSessions(acting(tx, call), call.params.id)),
    'POST /prod-api/system/user/{id}/factorRelease': async (call) => {
      const { params, body, caller, now, request: source } = call;
      const isDocument =
        !!body.idNumber &&
        (await checkDocument(deps, identity, { caller, now, source }, params.id, body.idNumber));
      return call.transaction((tx) =>
        askRelease(acting(tx, call), identity, params.id, { ...body, isDocument }),
      );
    },
    'PUT /prod-api/system/user/{id}/factorRelease': (call) =>
      call.transaction((tx) => agreeToRelease(acting(tx, call), identity, call.params.id)),
    'DELETE /prod-api/system/user/{id}/factorRelease': (call) =>
      call.transaction((tx) => stopRelease(acting(tx, call), identity, call.params.id)),
    'GET /prod-api/system/role/list': async () => {
      const rows = (await listRoles(kysely)).map(presentRole);
      return { rows, total: rows.length };
    },
    'PUT /prod-api/system/role/{id}': (call) =>
      call.transaction((tx) => setPermissions(acting(tx, call), call.params.id, call.body)),
  });
};
