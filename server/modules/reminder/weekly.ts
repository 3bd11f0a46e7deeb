import { beijingClock } from '@contract/rules/beijing-time';
import { quietUntil } from '@contract/rules/quiet-hours';
import { isWeekNews, weekBegins, weekOf } from '@contract/rules/weekly-digest';
import { joined } from '@contract/sentences/joined';
import { type Sentence, say } from '@contract/sentences/sentence';
import { DAY_MS } from '@contract/time-units';
import { asWritten } from '@contract/word';
import type { Sealer } from '@server/crypto/sealing';
import type { Database, Transaction } from '@server/db/database';
import { ownersInWork, weekNewsOf } from '@server/modules/apply/service';
import { type Notice, notifyAll } from '@server/modules/notification/service';
import { sql } from 'kysely';
import { settingsOf } from './settings';
import { weekLine, weekLines } from './weekly-letter';

const BATCH = 100;
const ROUNDS = 25;
const [FROM, UNTIL] = ['08:00', '21:00'];
const WEEK_MS = 7 * DAY_MS;
/** Applications in one letter, and in one notice on the site; a person's own list has all. */
const [LETTER, NOTICE] = [20, 8];
const LIST = '/user/myProjects';

/** Whose letter of this week is not written yet: the row is won by the one replica that writes it. */
const claim = async (tx: Transaction, week: string, now: Date): Promise<number[]> => {
  const waiting = await ownersInWork(tx, weekBegins(week))
    .leftJoin('reminderSetting as s', 's.accountId', 'application.ownerId')
    .leftJoin('weeklyDigest as w', 'w.accountId', 'application.ownerId')
    .where(sql<boolean>`coalesce(s.weekly, true)`)
    .where(sql<boolean>`coalesce(w.week < ${week}::date, true)`)
    .where(sql<boolean>`coalesce(s.quiet_until, ${FROM}) <= ${beijingClock(now).slice(11, 16)}`)
    .orderBy('application.ownerId')
    .limit(BATCH)
    .execute();
  const settings = await settingsOf(
    tx,
    waiting.map(({ ownerId }) => ownerId),
  );
  const awake = waiting.filter(({ ownerId }) => !quietUntil(settings(ownerId).quiet, now));
  if (awake.length === 0) return [];
  const won = await tx
    .insertInto('weeklyDigest')
    .values(awake.map(({ ownerId }) => ({ accountId: ownerId, week })))
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
    ...{ accountId, kind: 'reminder' as const, link: LIST },
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

const writeOnce = (db: Database, sealer: Sealer, origin: string, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const people = await claim(tx, weekOf(now), now);
    if (people.length === 0) return 0;
    const news = await weekNewsOf(tx, people, new Date(now.getTime() - WEEK_MS));
    const told = news.filter(({ facts }) => isWeekNews(facts, now));
    const notices = people.flatMap((id) =>
      lettersTo(
        id,
        told.filter(({ ownerId }) => ownerId === id),
        origin,
        now,
      ),
    );
    await notifyAll(tx, sealer, notices, now);
    return people.length;
  });

/** Once a week, by day: how each application in work stands, to whoever leads it. */
export const writeWeekly = async (db: Database, sealer: Sealer, origin: string, now: Date): Promise<void> => {
  const clock = beijingClock(now).slice(11, 16);
  if (clock < FROM || clock >= UNTIL) return;
  for (let round = 0; round < ROUNDS; round += 1)
    if ((await writeOnce(db, sealer, origin, now)) < BATCH) return;
};
