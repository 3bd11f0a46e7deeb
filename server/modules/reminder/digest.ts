import { beijingDay } from '@contract/rules/beijing-time';
import { dateLine, LEAD_MS, type OpenDate } from '@contract/rules/reminder';
import { joined } from '@contract/sentences/joined';
import { say } from '@contract/sentences/sentence';
import type { Schema } from '@server/db/schema';
import type { Notice } from '@server/modules/notification/service';
import type { Kysely } from 'kysely';
import { datesOfPeople } from './waiting-people';
import type { Mailing } from './write-letters';

/** Lines in one mail: a unit may have hundreds, and its list has all of them. */
const LINES = 20;

/** Whose digest of today is not written yet. */
const unwritten = (db: Kysely<Schema>, day: string) =>
  db
    .selectFrom('reminderSetting as s')
    .select('s.accountId')
    .where('s.digest', '=', true)
    .where((eb) => eb.or([eb('s.digestDay', 'is', null), eb('s.digestDay', '<', day)]))
    .orderBy('s.accountId');

const digestOf = (accountId: number, dates: readonly OpenDate[], origin: string, now: Date): Notice[] => {
  const isNear = dates.some(({ at }) => at.getTime() - now.getTime() <= LEAD_MS.d7);
  if (!isNear) return [];
  const lines = dates
    .slice(0, LINES)
    .map((date) =>
      say('notice.digest.item', { open: date.open, date: dateLine(date, now), url: `${origin}${date.link}` }),
    );
  const rest = { n: dates.length - LINES, url: `${origin}/user/myProjects` };
  const more = dates.length > LINES ? [say('notice.digest.more', rest)] : [];
  return [
    {
      accountId,
      kind: 'reminder',
      link: null,
      title: say('notice.digest.title', { n: dates.length }),
      body: joined('notice.parts', [...lines, ...more]),
      through: ['email'],
    },
  ];
};

/** One mail in the morning with all that is open, for those who chose it. */
export const digestMailing = (origin: string): Mailing => ({
  from: '07:00',
  // If quiet hours last all day, the next morning's digest covers everything.
  until: '20:00',
  waiting: async (db, { after, limit, isMorning }, now) => {
    const waiting = await unwritten(db, beijingDay(now))
      .where('s.accountId', '>', after)
      .where(isMorning)
      .limit(limit)
      .execute();
    return waiting.map(({ accountId }) => accountId);
  },
  claim: async (tx, people, now) => {
    const day = beijingDay(now);
    const held = await unwritten(tx, day)
      .where('s.accountId', 'in', people)
      .forUpdate()
      .skipLocked()
      .execute();
    const ids = held.map(({ accountId }) => accountId);
    if (ids.length > 0)
      await tx.updateTable('reminderSetting').set({ digestDay: day }).where('accountId', 'in', ids).execute();
    return ids;
  },
  compose: async (tx, people, now) => {
    const datesOf = await datesOfPeople(tx, people, now);
    return (id, sendFrom) => {
      const open = datesOf(id).filter(({ at }) => at > sendFrom);
      return digestOf(id, open, origin, sendFrom);
    };
  },
});
