import { randomUUID } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@contract/time-units';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { forgetBefore } from '@server/db/forgetBefore';
import type { Schema } from '@server/db/schema';
import { type Kysely, sql } from 'kysely';
import { letterOf, type Spoken } from './letter';

export type ChannelName = 'sms' | 'email';

export interface OutgoingMessage {
  channel: ChannelName;
  recipient: string;
  /** The kind of message, for the list of the outbox: `code`, `security`, `notice`. */
  kind: string;
  subject: string;
  body: string;
  accountId: number | null;
  /** For a reader of another language than Chinese: the words to be translated when the message is sent. */
  spoken?: Spoken;
  /** Not worth sending later than this. */
  sendBefore?: Date;
  /** Not sent earlier than this; without it, at once. */
  sendFrom?: Date;
  /**
   * Written like any other but never sent: where nobody is to be written to, the answer must take as long as
   * where somebody is (req:attack-a06).
   */
  muted?: boolean;
}

/** The text of a message that was sent, or would have been. */
export const writtenLetter = letterOf;

const outboxRow = (sealer: Sealer, message: OutgoingMessage, now: Date) => ({
  id: randomUUID(),
  channel: message.channel,
  recipient: sealer.seal(message.recipient),
  kind: message.kind,
  subject: message.subject,
  body: sealer.seal(message.body),
  words: message.spoken ? sealer.seal(JSON.stringify(message.spoken)) : null,
  accountId: message.accountId,
  state: message.muted ? ('muted' as const) : ('waiting' as const),
  notBefore: message.sendFrom ?? now,
  createdAt: now,
  sendBefore: message.sendBefore ?? null,
});

/**
 * What puts messages into the outbox, in the transaction of what causes them: either both happen or neither. Recipient
 * and body are sealed; the outbox job sends, retries and erases.
 */
export const messagesToSend = (
  db: Kysely<Schema>,
  sealer: Sealer,
  messages: readonly OutgoingMessage[],
  now: Date,
) => db.insertInto('outbox').values(messages.map((message) => outboxRow(sealer, message, now)));

export const enqueueMessage = async (
  tx: Transaction,
  sealer: Sealer,
  message: OutgoingMessage,
  now: Date,
): Promise<void> => {
  await messagesToSend(tx, sealer, [message], now).execute();
};

/**
 * Deletes the messages of a closed account, except security messages still to be sent, such as the one confirming the
 * closing.
 */
export const forgetMessages = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx
    .deleteFrom('outbox')
    .where('accountId', '=', accountId)
    .where((eb) =>
      eb.or([eb('kind', '!=', 'security'), eb('state', '!=', 'waiting'), eb('leaseUntil', 'is not', null)]),
    )
    .execute();
};

export const forgetOldMessages = (db: Kysely<Schema>, before: Date): Promise<void> =>
  forgetBefore(db, 'outbox', 'createdAt', before);

/** Messages to these people created at exactly these times. */
export const messagesAt = (db: Kysely<Schema>, times: readonly Date[], accountIds: readonly number[]) =>
  db
    .selectFrom('outbox')
    .select(['channel', 'state', 'createdAt'])
    .where(sql<boolean>`created_at = any(${times})`)
    .where(sql<boolean>`account_id = any(${accountIds})`)
    .where('kind', '=', 'notice')
    .execute();

/** One or two may be the receiver's fault. Five attempts extend over ten minutes. */
const STALLED = { messages: 3, attempts: 5, silentMs: 10 * MINUTE_MS };

/**
 * Messages of channels that accept nothing any more, although they are tried again and again. Each attempt postpones
 * them, so they are never overdue; without this, a server that refuses at once would go unnoticed until the last
 * attempt.
 */
const stalledFigures = async (
  db: Kysely<Schema>,
  channels: readonly ChannelName[],
  now: Date,
): Promise<{ waiting: number; oldestAt: Date | null }[]> =>
  db
    .selectFrom('outbox as o')
    .select([sql<number>`count(*)::int`.as('waiting'), sql<Date | null>`min(o.created_at)`.as('oldestAt')])
    .where('o.state', '=', 'waiting')
    .where('o.channel', 'in', channels)
    .where('o.attempts', '>=', STALLED.attempts)
    .where('o.notBefore', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox as passed')
            .select('passed.id')
            .whereRef('passed.channel', '=', 'o.channel')
            .where('passed.createdAt', '>', new Date(now.getTime() - DAY_MS))
            .where('passed.sentAt', '>', new Date(now.getTime() - STALLED.silentMs)),
        ),
      ),
    )
    .groupBy('o.channel')
    .having(sql<boolean>`count(*) >= ${STALLED.messages}`)
    .execute();

/** Messages that are due but not sent, on channels that are set up, and those given up that are less than a day old. */
export const outboxFigures = async (
  db: Kysely<Schema>,
  channels: readonly ChannelName[],
  now: Date,
): Promise<{ waiting: number; failed: number; oldestAt: Date | null }> => {
  const { failed } = await db
    .selectFrom('outbox')
    .select(sql<number>`count(*)::int`.as('failed'))
    .where('state', '=', 'failed')
    .where('createdAt', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  if (channels.length === 0) return { waiting: 0, failed, oldestAt: null };
  const due = await db
    .selectFrom('outbox')
    .select([sql<number>`count(*)::int`.as('waiting'), sql<Date | null>`min(not_before)`.as('oldestAt')])
    .where('state', '=', 'waiting')
    .where('channel', 'in', channels)
    .where('notBefore', '<=', now)
    .executeTakeFirstOrThrow();
  const all = [due, ...(await stalledFigures(db, channels, now))];
  const moments = all.flatMap(({ oldestAt }) => oldestAt?.getTime() ?? []);
  return {
    waiting: all.reduce((sum, { waiting }) => sum + waiting, 0),
    failed,
    oldestAt: moments.length > 0 ? new Date(Math.min(...moments)) : null,
  };
};

/** The newest first, sealed as they are kept. */
export const latestMessages = (db: Kysely<Schema>, limit: number) =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('state', '!=', 'muted')
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute();
