import { beijingClock, beijingDay } from '@contract/rules/beijing-time';
import { quietUntil } from '@contract/rules/quiet-hours';
import { dateLine, LEAD_MS, type OpenDate } from '@contract/rules/reminder';
import { joined } from '@contract/sentences/joined';
import { say } from '@contract/sentences/sentence';
import type { Sealer } from '@server/crypto/sealing';
import { batchByBatch } from '@server/db/batchByBatch';
import type { Database, Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { type Notice, notifyAll } from '@server/modules/notification/service';
import type { Kysely } from 'kysely';
import { isMorningOf, settingsOf } from './settings';
import { datesOfPeople } from './waiting-people';

const BATCH = 100;
const ROUNDS = 25;
/** Lines in one mail: a unit may have hundreds, and its list has all of them. */
const LINES = 20;
/** One mail in the morning; after a whole day of silence the next morning's has it all. */
const [FROM, UNTIL] = ['07:00', '20:00'];

/** Whose digest of today is not written yet. */
const unwritten = (db: Kysely<Schema>, day: string) =>
  db
    .selectFrom('reminderSetting as s')
    .select('s.accountId')
    .where('s.digest', '=', true)
    .where((eb) => eb.or([eb('s.digestDay', 'is', null), eb('s.digestDay', '<', day)]))
    .orderBy('s.accountId');

const somePeople = async (db: Kysely<Schema>, after: number, now: Date): Promise<number[]> => {
  const clock = beijingClock(now).slice(11, 16);
  const waiting = await unwritten(db, beijingDay(now))
    .where('s.accountId', '>', after)
    .where(isMorningOf({ from: FROM, until: UNTIL, clock }))
    .limit(BATCH)
    .execute();
  return waiting.map(({ accountId }) => accountId);
};

/** The row is marked by the one replica that holds it. */
const claim = async (tx: Transaction, people: readonly number[], now: Date): Promise<number[]> => {
  const day = beijingDay(now);
  const held = await unwritten(tx, day).where('s.accountId', 'in', people).forUpdate().skipLocked().execute();
  const ids = held.map(({ accountId }) => accountId);
  if (ids.length > 0)
    await tx.updateTable('reminderSetting').set({ digestDay: day }).where('accountId', 'in', ids).execute();
  return ids;
};

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

const writeThese = (
  db: Database,
  sealer: Sealer,
  origin: string,
  ids: readonly number[],
  now: Date,
): Promise<number> =>
  db.transaction(async (tx) => {
    const people = await claim(tx, ids, now);
    if (people.length === 0) return 0;
    const datesOf = await datesOfPeople(tx, people, now);
    const settings = await settingsOf(tx, people);
    const notices = people.flatMap((id) => {
      const sendFrom = quietUntil(settings(id).quiet, now) ?? now;
      // Said as of the moment at which it goes out.
      const open = datesOf(id).filter(({ at }) => at > sendFrom);
      return digestOf(id, open, origin, sendFrom).map((notice) => ({ ...notice, sendFrom }));
    });
    await notifyAll(tx, sealer, notices, now);
    return people.length;
  });

/** One mail a day with all that is open, for those who chose it. */
export const writeDigests = async (
  db: Database,
  sealer: Sealer,
  origin: string,
  now: Date,
): Promise<number> => {
  const clock = beijingClock(now).slice(11, 16);
  if (clock < FROM || clock >= UNTIL) return 0;
  return batchByBatch(
    (after) => somePeople(db.kysely, after, now),
    (ids) => writeThese(db, sealer, origin, ids, now),
    ROUNDS,
  );
};
