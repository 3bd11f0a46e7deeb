import { reminderCalls } from '@contract/reminder';
import type { Deps } from '@server/deps';
import { implement } from '@server/http/implement';
import type { FastifyInstance } from 'fastify';
import { remindersOf } from './next-reminders';
import { changeSettings } from './settings';

export const registerReminders = (app: FastifyInstance, deps: Deps): void => {
  const { kysely } = deps.db;
  implement(app, deps, reminderCalls, {
    'GET /prod-api/system/reminder': ({ caller, now }) => remindersOf(kysely, caller.accountId, now),
    'PUT /prod-api/system/reminder': async ({ caller: { accountId }, body, now }) => {
      await changeSettings(kysely, accountId, body);
      return remindersOf(kysely, accountId, now);
    },
  });
};
