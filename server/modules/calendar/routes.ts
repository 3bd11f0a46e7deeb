import { calendarCalls } from '@contract/calendar';
import type { PlainAct } from '@contract/rules/audit-changes';
import { HOUR_MS } from '@contract/time-units';
import { recordAudit } from '@server/audit/audit';
import { createSealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { notFound } from '@server/errors/app-error';
import { implement } from '@server/http/implement';
import { readSettings } from '@server/modules/site/service';
import { limitRate } from '@server/security/rate-limit';
import type { FastifyInstance } from 'fastify';
import { deadlineEvents } from './deadline-events';
import { createFeed, findFeed, ownerOfFeed, removeFeed } from './feed';
import { icsCalendar } from './ics-text';

const READING = { name: 'calendar.read', max: 120, windowMs: HOUR_MS };
const entryOf = (accountId: number, action: PlainAct) => ({
  accountId,
  action,
  target: `account:${accountId}`,
});

export const registerCalendars = (app: FastifyInstance, deps: Deps): void => {
  const sealer = createSealer(deps.config.dataKey.export());
  const origin = deps.config.publicOrigin;
  const { kysely } = deps.db;

  implement(app, deps, calendarCalls, {
    'GET /prod-api/cms/calendar': ({ caller, now }) =>
      findFeed({ db: kysely, sealer, origin, now }, caller.accountId),
    'POST /prod-api/cms/calendar': ({ caller: { accountId }, now, request, transaction }) =>
      transaction(async (tx) => {
        const feed = await createFeed({ db: tx, sealer, origin, now }, accountId);
        await recordAudit(tx, request, now, entryOf(accountId, 'calendar.create'));
        return feed;
      }),
    'DELETE /prod-api/cms/calendar': ({ caller: { accountId }, now, request, transaction }) =>
      transaction(async (tx) => {
        if (await removeFeed(tx, accountId))
          await recordAudit(tx, request, now, entryOf(accountId, 'calendar.revoke'));
        return null;
      }),
    'GET /prod-api/cms/open/calendar/{token}.ics': async ({ params, now, reply }) => {
      const accountId = await ownerOfFeed(kysely, params.token);
      if (accountId === null) throw notFound('calendar.stopped');
      await limitRate(deps.db, READING, String(accountId), now);
      const name = (await readSettings(kysely))['site.name'];
      const events = await deadlineEvents({ db: kysely, origin, now }, accountId);
      reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, max-age=300')
        .header('content-disposition', 'inline; filename="kaichuang.ics"')
        .header('referrer-policy', 'no-referrer');
      return icsCalendar(`${name} 期限`, events);
    },
  });
};
