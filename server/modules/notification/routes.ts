import { resolve } from 'node:path';
import { notificationCalls } from '@contract/notification';
import { createSealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { implement } from '@server/http/implement';
import { readLanguages } from '@server/languages/read-languages';
import type { FastifyInstance } from 'fastify';
import { listNotifications, markAllRead, markRead } from './list-notifications';
import { listOutbox } from './list-outbox';

export const registerNotifications = (app: FastifyInstance, deps: Deps): void => {
  const { kysely } = deps.db;
  const sealer = createSealer(deps.config.dataKey.export());
  const languageOf = readLanguages(resolve(deps.config.appDir));
  implement(app, deps, notificationCalls, {
    'GET /prod-api/system/notification/list': (call) => listNotifications(kysely, call),
    'PUT /prod-api/system/notification/{id}/read': ({ caller, params, now }) =>
      markRead(kysely, caller.accountId, params.id, now),
    'PUT /prod-api/system/notification/readAll': ({ caller, query, now }) =>
      markAllRead(kysely, caller.accountId, query.upTo, now),
    'GET /prod-api/system/outbox/list': (call) => listOutbox(deps, { sealer, languageOf }, call),
  });
};
