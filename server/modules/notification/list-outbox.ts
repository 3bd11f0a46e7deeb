import type { notificationCalls } from '@contract/notification';
import { beijingIso } from '@contract/rules/beijing-time';
import type { Sealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { badRequest, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { pageOf } from '@server/http/paging';
import type { Language } from '@server/languages/language';
import { latestMessages, writtenLetter } from '@server/modules/delivery/service';
import { hasPermission } from '@server/security/caller';

type OutboxCall = Call<(typeof notificationCalls)['GET /prod-api/system/outbox/list']>;

/** How many recent messages are searched: recipients are encrypted, so the database cannot filter by them. */
const LATEST = 200;

interface Reading {
  sealer: Sealer;
  languageOf: (language: string) => Language;
}

/**
 * What would have been sent, in demo mode only, where nobody has a real phone to read codes from. Staff see all of it,
 * others what went to the recipient they name. A real installation does not have this call.
 */
export const listOutbox = async ({ config, db }: Deps, reading: Reading, { query, caller }: OutboxCall) => {
  if (!config.demo) throw notFound();
  const isStaff = caller !== null && hasPermission(caller, 'system:cert:review');
  if (!isStaff && !query.recipient) throw badRequest('outbox.recipient');
  const found = await latestMessages(db.kysely, LATEST);
  const messages = found
    .map((row) => ({ ...row, ...writtenLetter(reading, row) }))
    .filter(({ recipient }) => !query.recipient || recipient === query.recipient.trim().toLowerCase());
  const { limit, offset } = pageOf(query);
  return {
    rows: messages.slice(offset, offset + limit).map(({ createdAt, sentAt, ...row }) => ({
      id: row.id,
      channel: row.channel,
      kind: row.kind,
      recipient: row.recipient,
      subject: row.subject,
      body: row.body,
      state: row.state,
      attempts: row.attempts,
      createTime: beijingIso(createdAt),
      sendTime: sentAt && beijingIso(sentAt),
    })),
    total: messages.length,
  };
};
