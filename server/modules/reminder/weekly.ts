import { beijingClock } from '@contract/rules/beijing-time';
import { quietUntil } from '@contract/rules/quiet-hours';
import { isWeekNews, weekBegins, weekOf } from '@contract/rules/weekly-digest';
import { joined } from '@contract/sentences/joined';
import { type Sentence, say } from '@contract/sentences/sentence';
import { DAY_MS } from '@contract/time-units';
import { asWritten } from '@contract/word';
import type { Sealer } from '@server/crypto/sealing';
import { batchByBatch } from '@server/db/batchByBatch';
import type { Database, Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { ownersInWork, weekNewsOf } from '@server/modules/apply/service';
import { type Notice, notifyAll } from '@server/modules/notification/service';
import { type Kysely, sql } from 'kysely';
import { isMorningOf, settingsOf } from './settings';
import { weekLine, weekLines } from './weekly-letter';

const BATCH = 100;
const ROUNDS = 25;
const [FROM, UNTIL] = ['08:00', '21:00'];
const WEEK_MS = 7 * DAY_MS;
/** Applications in one letter, and in one notice on the site; a person's own list has all. */
const [LETTER, NOTICE] = [20, 8];
const LIST = '/user/myProjects';

/** Whose letter of this week is not written yet. */
const somePeople = async (db: Kysely<Schema>, after: number, week: string, now: Date): Promise<number[]> => {
  const clock = beijingClock(now).slice(11, 16);
  // Few of many: for the sake of the limit, PostgreSQL would look up each of the many.
  const waiting = await db
    .with(
      (name) => name('leader').materialized(),
      () => ownersInWork(db, weekBegins(week)).where('application.ownerId', '>', after),
    )
    .selectFrom('leader')
    .leftJoin('reminderSetting as s', 's.accountId', 'leader.ownerId')
    .leftJoin('weeklyDigest as w', 'w.accountId', 'leader.ownerId')
    .select('leader.ownerId')
    .where(sql<boolean>`coalesce(s.weekly, true)`)
    .where(sql<boolean>`coalesce(w.week < ${week}::date, true)`)
    .where(isMorningOf({ from: FROM, until: UNTIL, clock }))
    .orderBy('leader.ownerId')
    .limit(BATCH)
    .execute();
  return waiting.map(({ ownerId }) => ownerId);
};

/** The row is won by the one replica that writes it. */
const claim = async (tx: Transaction, people: readonly number[], week: string): Promise<number[]> => {
  const won = await tx
    .insertInto('weeklyDigest')
    .values(people.map((accountId) => ({ accountId, week })))
    .onConflict((conflict) =>
      conflict.column('accountId').doUpdateSet({ week }).where('weeklyDigest.week', '<', week),
    )
    .returning('accountId')
    .execute();
  return won.map(({ accountId }) => accountId);
};

type News = Awaited<ReturnType<typeof weekNewsOf>>;

const more = (count: number, shown: number): Sentence[] =>
  count > shown ? [say('notice.week.more', { n: count - shown })] : [];

/** The letter to the mailbox, and the same in short on the site. */
const lettersTo = (accountId: number, news: News, origin: string, now: Date): Notice[] => {
  if (news.length === 0) return [];
  const about = {
    accountId,
    kind: 'reminder' as const,
    link: news.length === 1 ? `${LIST}/${news[0]?.id}` : LIST,
    title: say('notice.week.title', { n: news.length }),
  };
  const letter = news
    .slice(0, LETTER)
    .map(({ id, facts }) =>
      joined('notice.lines', [...weekLines(facts, now), asWritten(`${origin}${LIST}/${id}`)]),
    );
  const notice = news.slice(0, NOTICE).map(({ facts }) => weekLine(facts));
  return [
    { ...about, body: joined('notice.parts', [...letter, ...more(news.length, LETTER)]), through: ['email'] },
    { ...about, body: joined('notice.lines', [...notice, ...more(news.length, NOTICE)]), through: ['site'] },
  ];
};

const writeThese = (
  db: Database,
  sealer: Sealer,
  origin: string,
  ids: readonly number[],
  now: Date,
): Promise<number> =>
  db.transaction(async (tx) => {
    const people = await claim(tx, ids, weekOf(now));
    if (people.length === 0) return 0;
    const settings = await settingsOf(tx, people);
    const news = await weekNewsOf(tx, people, new Date(now.getTime() - WEEK_MS));
    const told = news.filter(({ facts }) => isWeekNews(facts, now));
    const notices = people.flatMap((id) => {
      const mine = told.filter(({ ownerId }) => ownerId === id);
      const sendFrom = quietUntil(settings(id).quiet, now) ?? now;
      return lettersTo(id, mine, origin, now).map((letter) => ({ ...letter, sendFrom }));
    });
    await notifyAll(tx, sealer, notices, now);
    return people.length;
  });

/** Once a week, by day: how each application in work stands, to whoever leads it. */
export const writeWeekly = async (
  db: Database,
  sealer: Sealer,
  origin: string,
  now: Date,
): Promise<number> => {
  const clock = beijingClock(now).slice(11, 16);
  if (clock < FROM || clock >= UNTIL) return 0;
  return batchByBatch(
    (after) => somePeople(db.kysely, after, weekOf(now), now),
    (ids) => writeThese(db, sealer, origin, ids, now),
    ROUNDS,
  );
};
