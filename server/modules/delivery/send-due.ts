import { DAY_MS, HOUR_MS, MINUTE_MS } from '@contract/time-units';
import type { Sealer } from '@server/crypto/sealing';
import type { OutboxTable } from '@server/db/account-schema';
import type { Database } from '@server/db/database';
import type { Language } from '@server/languages/language';
import { type Selectable, sql } from 'kysely';
import { type Channel, Undeliverable } from './channel';
import { letterOf } from './letter';
import type { ChannelName } from './service';

/** `isStopped`: the recipient's account is not active any more. */
type Row = Selectable<OutboxTable> & { isStopped: boolean };

/** Empties the outbox through one channel; each channel has its own, so that a slow one does not delay the others. */
export interface Delivery {
  db: Database;
  sealer: Sealer;
  name: ChannelName;
  channel: Channel;
  languageOf: (language: string) => Language;
  /** In demo mode what was sent can still be read. */
  keepBodies: boolean;
}

const BATCH = 10;
/** Longer than any channel may take; after that, another replica takes over from one that died. */
const LEASE_MS = MINUTE_MS;
const ATTEMPTS_MAX = 8;
const FIRST_PAUSE_MS = 15_000;
const PAUSE_MAX_MS = HOUR_MS;
const ERROR_MAX = 300;
const OLD_MS = 7 * DAY_MS;

const pauseAfter = (attempts: number): number => Math.min(FIRST_PAUSE_MS * 3 ** (attempts - 1), PAUSE_MAX_MS);

/**
 * Leases due messages to this replica. `notBefore` is set to the end of the lease, so that messages of a replica that
 * died become due again among the waiting ones. Searching all messages for expired leases every second would be the
 * most expensive query, because sent ones are kept for a month.
 */
const claim = ({ db, name }: Delivery, now: Date): Promise<Row[]> =>
  db.transaction(async (tx) => {
    const due = await tx
      .selectFrom('outbox')
      .select('id')
      .where('channel', '=', name)
      .where('state', '=', 'waiting')
      .where('notBefore', '<=', now)
      .orderBy('notBefore')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return [];
    const end = new Date(now.getTime() + LEASE_MS);
    return tx
      .updateTable('outbox')
      .set({ leaseUntil: end, notBefore: end, attempts: sql<number>`attempts + 1` })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .returningAll()
      .returning(
        sql<boolean>`exists (select from account where account.id = outbox.account_id and status <> 'active')`.as(
          'isStopped',
        ),
      )
      .execute();
  });

/** Messages left by an earlier version of the program, which had a separate state for messages being sent. */
export const takeBackLost = async ({ db }: Pick<Delivery, 'db'>, now: Date): Promise<void> => {
  await db.kysely
    .updateTable('outbox')
    .set({ state: 'waiting', notBefore: now, leaseUntil: null })
    .where('state', '=', 'sending')
    .where('leaseUntil', '<=', now)
    .execute();
};

type Outcome = Partial<Pick<Row, 'state' | 'notBefore' | 'lastError' | 'sentAt' | 'body' | 'words'>>;

/** Records the outcome, only while this replica still holds the lease. */
const settle = async ({ db }: Delivery, { id, attempts }: Row, outcome: Outcome): Promise<void> => {
  await db.kysely
    .updateTable('outbox')
    .set({ ...outcome, leaseUntil: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('leaseUntil', 'is not', null)
    .where('attempts', '=', attempts)
    .execute();
};

const failure = (row: Row, error: unknown, now: Date): Outcome => {
  const lastError = String(error instanceof Error ? error.message : error).slice(0, ERROR_MAX);
  const isFinal = error instanceof Undeliverable || row.attempts >= ATTEMPTS_MAX;
  return isFinal
    ? { state: 'failed', lastError }
    : { state: 'waiting', lastError, notBefore: new Date(now.getTime() + pauseAfter(row.attempts)) };
};

/** Erases the content once nobody needs it. */
const ERASED = { body: '', words: null } as const;

/**
 * A code has an expiry of its own. A notice that waited for its channel to be set up is outdated after a week. A notice
 * held back until morning is dropped if the account was stopped meanwhile; messages about the account itself are still
 * sent.
 */
const isOver = ({ kind, sendBefore, createdAt, isStopped }: Row, now: Date): boolean =>
  (kind === 'notice' && isStopped) ||
  (sendBefore !== null && sendBefore <= now) ||
  createdAt.getTime() + OLD_MS <= now.getTime();

const sendOne = async (delivery: Delivery, row: Row, now: Date): Promise<void> => {
  if (isOver(row, now)) return settle(delivery, row, { state: 'expired', ...ERASED });
  const { channel, keepBodies } = delivery;
  try {
    await channel.send(letterOf(delivery, row));
  } catch (error) {
    return settle(delivery, row, failure(row, error, now));
  }
  return settle(delivery, row, {
    state: 'sent',
    sentAt: now,
    lastError: null,
    ...(keepBodies ? {} : ERASED),
  });
};

/** Sends what is due, at most ten at a time; says how many it took up. */
export const sendDue = async (delivery: Delivery, now: Date): Promise<number> => {
  const rows = await claim(delivery, now);
  await Promise.all(rows.map((row) => sendOne(delivery, row, now)));
  return rows.length;
};
