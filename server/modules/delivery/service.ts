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
  /** What it is about, for the list: `code`, `security`, `notice`. */
  kind: string;
  subject: string;
  body: string;
  accountId: number | null;
  /** For whoever reads another language than Chinese; it is put into it when it is sent. */
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

/** What goes out, or would. */
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

/** All but what is still to be said of the account itself: the farewell tells its owner. */
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

/** Messages to these people that were written in these moments. */
export const messagesAt = (db: Kysely<Schema>, times: readonly Date[], accountIds: readonly number[]) =>
  db
    .selectFrom('outbox')
    .select(['channel', 'state', 'createdAt'])
    .where(sql<boolean>`created_at = any(${times})`)
    .where(sql<boolean>`account_id = any(${accountIds})`)
    .where('kind', '=', 'notice')
    .execute();

/** A receiver may be to blame for one or two; an attempt has been made over ten minutes by then. */
const STALLED = { messages: 3, attempts: 5, silentMs: 10 * MINUTE_MS };

/**
 * Of the channels that take nothing any more: what is tried again and again. It is never overdue, for each attempt puts
 * it off; so a server that refuses at once would otherwise go unnoticed until the last attempt.
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

/**
 * Messages that are due and not yet sent, by the channels that are set up, and those that were given up: each stays as
 * long as old messages do.
 */
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
