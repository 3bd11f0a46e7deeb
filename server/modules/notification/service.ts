import { NOTICE_KINDS, type NoticeKind } from '@contract/account-choices';
import { DEFAULT_LOCALE } from '@contract/locale';
import type { NoticeWords } from '@contract/notification';
import { type Said, textOf, wordOf } from '@contract/sentences/sentence';
import { asWritten } from '@contract/word';
import type { Sealer } from '@server/crypto/sealing';
import type { AccountTable } from '@server/db/account-schema';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { type Writes, writeTogether } from '@server/db/written-together';
import { messagesToSend, type OutgoingMessage } from '@server/modules/delivery/service';
import { type Kysely, type Selectable, sql } from 'kysely';
import { type Channels, channelsFor, languageFor, type Preferences } from './preferences';

export interface Notice {
  accountId: number;
  kind: NoticeKind;
  /**
   * Mails and text messages in Chinese unless the person has chosen another language; on the site in the reader's
   * language.
   */
  title: Said;
  body: Said | null;
  /** A page of the app. */
  link: string | null;
  /** Something new in a queue that is worked through anyway: no telephone rings for it. */
  isQueue?: boolean;
  /** Full URL of the page, for mails. */
  url?: string;
  /** Sends only through these of the chosen channels; left out: through all. */
  through?: readonly (keyof Channels)[];
  /** Not worth sending later than this. */
  sendBefore?: Date;
  /** Mails and text messages wait until this time; the notice on the site appears at once. */
  sendFrom?: Date;
}

const NOTHING = asWritten('');

/** The row of a notice: its Chinese text, and sentence codes for other languages. */
export const toStore = ({ accountId, kind, title, body, link }: Notice, now: Date) => {
  const said = body ?? NOTHING;
  const words: NoticeWords = { title: wordOf(title), body: wordOf(said) };
  const text = { title: textOf(title), body: textOf(said), words: JSON.stringify(words) };
  return { accountId, kind, link, createdAt: now, ...text };
};

/** On the site, whatever the person chose. */
export const notifyOnSite = async (tx: Transaction, notice: Notice, now: Date): Promise<void> => {
  await tx.insertInto('notification').values(toStore(notice, now)).execute();
};

/** People's addresses and notification settings. */
export const selectContacts = (db: Kysely<Schema>) =>
  db.selectFrom('account').select(['id', 'phone', 'email', 'preferences', 'status']);
export type Contact = Pick<Selectable<AccountTable>, 'id' | 'phone' | 'email' | 'preferences' | 'status'>;

/** Sentence codes of the message, for people who have chosen another language than Chinese. */
export const spokenTo = (
  preferences: Contact['preferences'],
  { title, body, url }: Pick<Notice, 'title' | 'body' | 'url'>,
): Pick<OutgoingMessage, 'spoken'> => {
  const language = languageFor(preferences);
  if (language === DEFAULT_LOCALE) return {};
  return { spoken: { language, title: wordOf(title), body: wordOf(body ?? NOTHING), ...(url && { url }) } };
};

const messagesOf = (
  notice: Notice,
  { phone, email, preferences }: Contact,
  channels: Channels,
): OutgoingMessage[] => {
  const { accountId, url, sendBefore, sendFrom, isQueue = false } = notice;
  const [title, body] = [textOf(notice.title), textOf(notice.body ?? NOTHING)];
  const said = [title, body].filter(Boolean).join('。');
  const text = url ? `${said}\n${url}` : said;
  const message = {
    kind: 'notice',
    subject: title,
    body: text,
    accountId,
    ...(sendBefore && { sendBefore }),
    ...(sendFrom && { sendFrom }),
    ...spokenTo(preferences, notice),
  };
  return [
    ...(channels.email && email ? [{ ...message, channel: 'email' as const, recipient: email }] : []),
    ...(channels.sms && !isQueue && phone ? [{ ...message, channel: 'sms' as const, recipient: phone }] : []),
  ];
};

/** The channels that the person has chosen and that this notice may use. */
const channelsOf = ({ kind, through }: Notice, { preferences }: Contact): Channels => {
  const chosen = channelsFor(preferences, kind);
  const goes = (channel: keyof Channels): boolean =>
    chosen[channel] && (!through || through.includes(channel));
  return { site: goes('site'), email: goes('email'), sms: goes('sms') };
};

interface Telling {
  sealer: Sealer;
  contacts: readonly Contact[];
  notices: readonly Notice[];
  now: Date;
}

/** The writes that send notices through the chosen channels; run together with the act they are about. */
export const noticeWrites = (db: Kysely<Schema>, { sealer, contacts, notices, now }: Telling): Writes => {
  const reached = notices.flatMap((notice) => {
    const contact = contacts.find(({ id, status }) => id === notice.accountId && status === 'active');
    return contact ? [{ notice, contact, channels: channelsOf(notice, contact) }] : [];
  });
  const shown = reached.filter(({ channels }) => channels.site);
  const messages = reached.flatMap(({ notice, contact, channels }) => messagesOf(notice, contact, channels));
  return {
    ...(shown.length > 0
      ? { notices: db.insertInto('notification').values(shown.map(({ notice }) => toStore(notice, now))) }
      : {}),
    ...(messages.length > 0 ? { messages: messagesToSend(db, sealer, messages, now) } : {}),
  };
};

/** Notices written at these times that link to these pages. */
export const noticesAt = (db: Kysely<Schema>, times: readonly Date[], links: readonly string[]) =>
  db
    .selectFrom('notification')
    .select(['accountId', 'createdAt', 'link'])
    .where(sql<boolean>`created_at = any(${times})`)
    .where('link', 'in', links)
    .execute();

/** The channels through which each of these people can be reached now: chosen, and with an address. */
export const reachesOf = async (
  db: Kysely<Schema>,
  accountIds: readonly number[],
  kind: NoticeKind,
): Promise<Map<number, Channels>> => {
  const contacts = await selectContacts(db).where('id', 'in', accountIds).execute();
  return new Map(
    contacts.map(({ id, email, phone, preferences, status }) => {
      const chosen = channelsFor(preferences, kind);
      const isReached = status === 'active';
      return [
        id,
        {
          site: isReached && chosen.site,
          email: isReached && chosen.email && email !== null,
          sms: isReached && chosen.sms && phone !== null,
        },
      ];
    }),
  );
};

/** With mail and telephone a notice is 31 values, and a statement takes no more than 65,535 of them. */
const AT_ONCE = 500;

/** Sends notices in the transaction of the act they are about; two round trips per 500 notices. */
export const notifyAll = async (
  tx: Transaction,
  sealer: Sealer,
  notices: readonly Notice[],
  now: Date,
): Promise<void> => {
  for (let from = 0; from < notices.length; from += AT_ONCE) {
    const some = notices.slice(from, from + AT_ONCE);
    const ids = some.map(({ accountId }) => accountId);
    const contacts = await selectContacts(tx).where('id', 'in', ids).execute();
    await writeTogether(tx, noticeWrites(tx, { sealer, contacts, notices: some, now }));
  }
};

export const notify = (tx: Transaction, sealer: Sealer, notice: Notice, now: Date): Promise<void> =>
  notifyAll(tx, sealer, [notice], now);

/** What was chosen, with the defaults where nothing was. */
export const readPreferences = (stored: Record<string, unknown>): Preferences => ({
  application: channelsFor(stored, 'application'),
  reminder: channelsFor(stored, 'reminder'),
  certification: channelsFor(stored, 'certification'),
  demand: channelsFor(stored, 'demand'),
  account: channelsFor(stored, 'account'),
  language: languageFor(stored),
});

type PreferenceChanges = Partial<{ [Kind in NoticeKind]: Partial<Channels> } & Pick<Preferences, 'language'>>;

/** The settings with the person's changes; everything else stays as it is. */
export const changedPreferences = (
  stored: Record<string, unknown>,
  { language, ...changes }: PreferenceChanges,
): Preferences => {
  const before = readPreferences(stored);
  const rows = NOTICE_KINDS.map((kind) => [kind, { ...before[kind], ...changes[kind] }]);
  return { ...before, ...Object.fromEntries(rows), ...(language && { language }) };
};

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
