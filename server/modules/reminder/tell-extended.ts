import { beijingWord } from '@contract/rules/beijing-time';
import { sendTime } from '@contract/rules/quiet-hours';
import { leadNow } from '@contract/rules/reminder';
import { say } from '@contract/sentences/sentence';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { type MovedCorrection, remindedIn } from '@server/modules/apply/service';
import { type Notice, notifyAll } from '@server/modules/notification/service';
import type { MovedWindow } from '@server/modules/period/service';
import { settingsOf } from './settings';
import { datesOfApplications, type PeopleDate } from './waiting-people';

const BATCH = 500;

/** Records the reminder that would be due now as sent, since these people have just been told the new date. */
export const noteTold = async (tx: Transaction, dates: readonly PeopleDate[], now: Date): Promise<void> => {
  const rows = dates.flatMap((date) => {
    const lead = leadNow(date, now);
    return lead
      ? date.people.map((accountId) => ({
          accountId,
          lead,
          applicationId: date.applicationId,
          dueAt: date.at,
          toldAt: now,
          sendAt: null,
        }))
      : [];
  });
  if (rows.length === 0) return;
  await tx
    .insertInto('reminder')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** The same for all dates of one application. */
export const noteToldOf = async (tx: Transaction, applicationId: number, now: Date): Promise<void> =>
  noteTold(tx, await datesOfApplications(tx, [applicationId], now), now);

/** Tells applicants at once that a deadline was extended: some gave up during the downtime. */
export const tellExtended = async (
  tx: Transaction,
  sealer: Sealer,
  origin: string,
  moved: { windows: readonly MovedWindow[]; corrections: readonly MovedCorrection[] },
  now: Date,
): Promise<void> => {
  const inPeriods = await remindedIn(
    tx,
    moved.windows.map(({ periodId }) => periodId),
  );
  const lost = new Map(
    [...moved.windows, ...moved.corrections].map(({ end, minutes }) => [end.getTime(), minutes]),
  );
  const ids = [...new Set([...inPeriods, ...moved.corrections.map(({ id }) => id)])];
  for (let from = 0; from < ids.length; from += BATCH) {
    const dates = (await datesOfApplications(tx, ids.slice(from, from + BATCH), now)).filter(
      ({ at, who }) => lost.has(at.getTime()) && (who === 'owner' || who === 'team'),
    );
    const settings = await settingsOf(
      tx,
      dates.flatMap(({ people }) => people),
    );
    const notices = dates.flatMap((date): Notice[] => {
      const { open: title, link, until } = date;
      const minutes = lost.get(date.at.getTime()) ?? 0;
      const body = say('notice.extended', { minutes, until, at: beijingWord(date.at.toISOString()) });
      return date.people.map((accountId) => ({
        accountId,
        kind: 'reminder' as const,
        title,
        body,
        link,
        sendBefore: date.at,
        url: `${origin}${link}`,
        // Quiet hours apply as for every reminder, except when there is too little time left.
        sendFrom: sendTime(settings(accountId).quiet, date.at, now),
      }));
    });
    await notifyAll(tx, sealer, notices, now);
    await noteTold(tx, dates, now);
  }
};
