import { beijingClock, beijingDay } from '@contract/rules/beijing-time';
import { quietUntil } from '@contract/rules/quiet-hours';
import { dateLine, LEAD_MS, type OpenDate } from '@contract/rules/reminder';
import { joined } from '@contract/sentences/joined';
import { say } from '@contract/sentences/sentence';
import type { Sealer } from '@server/crypto/sealing';
import type { Database, Transaction } from '@server/db/database';
import { type Notice, notifyAll } from '@server/modules/notification/service';
import { sql } from 'kysely';
import { settingsOf } from './settings';
import { datesOfPeople } from './waiting-people';

const BATCH = 100;
const ROUNDS = 25;
/** Lines in one mail: a unit may have hundreds, and its list has all of them. */
const LINES = 20;
/** One mail in the morning; after a whole day of silence the next morning's has it all. */
const [FROM, UNTIL] = ['07:00', '20:00'];

/** Whose digest of today is not written yet: the row is marked by the one replica that holds it. */
const claim = async (tx: Transaction, now: Date): Promise<number[]> => {
  const day = beijingDay(now);
  const waiting = await tx
    .selectFrom('reminderSetting')
    .select('accountId')
    .where('digest', '=', true)
    .where((eb) => eb.or([eb('digestDay', 'is', null), eb('digestDay', '<', day)]))
    .where(sql<boolean>`coalesce(quiet_until, ${FROM}) <= ${beijingClock(now).slice(11, 16)}`)
    .orderBy('accountId')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = waiting.map(({ accountId }) => accountId);
  if (ids.length > 0)
    await tx.updateTable('reminderSetting').set({ digestDay: day }).where('accountId', 'in', ids).execute();
  return ids;
};

const digestOf = (accountId: number, dates: readonly OpenDate[], origin: string, now: Date): Notice[] => {
  const isNear = dates.some(({ at }) => at.getTime() - now.getTime() <= LEAD_MS.d7);
  if (!isNear) return [];
  const lines = dates.slice(0, LINES).map((date) =>
    say('notice.digest.item', {
      ...{ open: date.open, date: dateLine(date, now), url: `${origin}${date.link}` },
    }),
  );
  const rest = { n: dates.length - LINES, url: `${origin}/user/myProjects` };
  const more = dates.length > LINES ? [say('notice.digest.more', rest)] : [];
  return [
    {
      ...{ accountId, kind: 'reminder', link: null },
      title: say('notice.digest.title', { n: dates.length }),
      body: joined('notice.parts', [...lines, ...more]),
      through: ['email'],
    },
  ];
};

const writeOnce = (db: Database, sealer: Sealer, origin: string, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const people = await claim(tx, now);
    if (people.length === 0) return 0;
    const datesOf = await datesOfPeople(tx, people, now);
    const settings = await settingsOf(tx, people);
    const notices = people
      .filter((id) => !quietUntil(settings(id).quiet, now))
      .flatMap((id) => digestOf(id, datesOf(id), origin, now));
    await notifyAll(tx, sealer, notices, now);
    return people.length;
  });

/** One mail a day with all that is open, for those who chose it. */
export const writeDigests = async (
  db: Database,
  sealer: Sealer,
  origin: string,
  now: Date,
): Promise<void> => {
  const clock = beijingClock(now).slice(11, 16);
  if (clock < FROM || clock >= UNTIL) return;
  for (let round = 0; round < ROUNDS; round += 1)
    if ((await writeOnce(db, sealer, origin, now)) < BATCH) return;
};
