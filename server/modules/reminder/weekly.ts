import { isWeekNews, weekBegins, weekOf } from '@contract/rules/weekly-digest';
import { joined } from '@contract/sentences/joined';
import { type Sentence, say } from '@contract/sentences/sentence';
import { DAY_MS } from '@contract/time-units';
import { asWritten } from '@contract/word';
import { ownersInWork, weekNewsOf } from '@server/modules/apply/service';
import type { Notice } from '@server/modules/notification/service';
import { sql } from 'kysely';
import { weekLine, weekLines } from './weekly-letter';
import type { Mailing } from './write-letters';

const WEEK_MS = 7 * DAY_MS;
/** Applications in one letter, and in one notice on the site; a person's own list has all. */
const [LETTER, NOTICE] = [20, 8];
const LIST = '/user/myProjects';

type News = Awaited<ReturnType<typeof weekNewsOf>>;

const more = (count: number, shown: number): Sentence[] =>
  count > shown ? [say('notice.week.more', { n: count - shown })] : [];

/** The weekly mail, and its short form on the site. */
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

/** Weekly progress of each application in work, for its leader. */
export const weeklyMailing = (origin: string): Mailing => ({
  from: '08:00',
  until: '21:00',
  waiting: async (db, { after, limit, isMorning }, now) => {
    const week = weekOf(now);
    // Materialized because few rows match: with a limit, PostgreSQL would otherwise test all owners in order.
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
      .where(isMorning)
      .orderBy('leader.ownerId')
      .limit(limit)
      .execute();
    return waiting.map(({ ownerId }) => ownerId);
  },
  claim: async (tx, people, now) => {
    const week = weekOf(now);
    const won = await tx
      .insertInto('weeklyDigest')
      .values(people.map((accountId) => ({ accountId, week })))
      .onConflict((conflict) =>
        conflict.column('accountId').doUpdateSet({ week }).where('weeklyDigest.week', '<', week),
      )
      .returning('accountId')
      .execute();
    return won.map(({ accountId }) => accountId);
  },
  compose: async (tx, people, now) => {
    const news = await weekNewsOf(tx, people, new Date(now.getTime() - WEEK_MS));
    const told = news.filter(({ facts }) => isWeekNews(facts, now));
    return (id) =>
      lettersTo(
        id,
        told.filter(({ ownerId }) => ownerId === id),
        origin,
        now,
      );
  },
});
