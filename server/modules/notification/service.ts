import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { enqueueMessage } from '@server/modules/delivery/service';
import type { Kysely } from 'kysely';
import { channelsFor, type NoticeKind, type Preferences } from './preferences';

export interface Notice {
  accountId: number;
  kind: NoticeKind;
  title: string;
  body: string;
  /** A page of the app. */
  link: string | null;
  /** Something new in a queue that is worked through anyway: no telephone rings for it. */
  isQueue?: boolean;
}

/** On the site, whatever the person chose. */
export const notifyOnSite = async (
  tx: Transaction,
  { accountId, kind, title, body, link }: Notice,
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('notification')
    .values({ accountId, kind, title, body, link, createdAt: now })
    .execute();
};

/** Tells a person something in the channels the person chose, in the transaction of what it is about. */
export const notify = async (tx: Transaction, sealer: Sealer, notice: Notice, now: Date): Promise<void> => {
  const { accountId, kind, title, body, isQueue = false } = notice;
  const account = await tx
    .selectFrom('account')
    .select(['phone', 'email', 'preferences', 'status'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (account?.status !== 'active') return;
  const channels = channelsFor(account.preferences, kind);
  if (channels.site) await notifyOnSite(tx, notice, now);
  const text = [title, body].filter(Boolean).join('。');
  const message = { kind: 'notice', subject: title, body: text, accountId };
  if (channels.email && account.email)
    await enqueueMessage(tx, sealer, { ...message, channel: 'email', recipient: account.email }, now);
  if (channels.sms && !isQueue && account.phone)
    await enqueueMessage(tx, sealer, { ...message, channel: 'sms', recipient: account.phone }, now);
};

/** What was chosen, with the defaults where nothing was. */
export const readPreferences = (stored: Record<string, unknown>): Preferences => ({
  application: channelsFor(stored, 'application'),
  certification: channelsFor(stored, 'certification'),
  demand: channelsFor(stored, 'demand'),
  content: channelsFor(stored, 'content'),
  account: channelsFor(stored, 'account'),
});

const countOf = (db: Kysely<Schema>, accountId: number) =>
  db
    .selectFrom('notification')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('accountId', '=', accountId);

export const countNotificationsOf = async (db: Kysely<Schema>, accountId: number): Promise<number> =>
  Number((await countOf(db, accountId).executeTakeFirstOrThrow()).n);

export const countUnread = async (db: Kysely<Schema>, accountId: number): Promise<number> =>
  Number((await countOf(db, accountId).where('readAt', 'is', null).executeTakeFirstOrThrow()).n);

export const notificationsToExport = (db: Kysely<Schema>, accountId: number) =>
  db.selectFrom('notification').selectAll().where('accountId', '=', accountId).orderBy('id').execute();

export const forgetNotifications = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.deleteFrom('notification').where('accountId', '=', accountId).execute();
};
