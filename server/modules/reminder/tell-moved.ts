import { beijingWord } from '@contract/rules/beijing-time';
import { sendTime } from '@contract/rules/quiet-hours';
import { say } from '@contract/sentences/sentence';
import { SECOND_MS } from '@contract/time-units';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { remindedIn } from '@server/modules/apply/service';
import { type Notice, notifyAll } from '@server/modules/notification/service';
import type { PlannedMove } from '@server/modules/period/service';
import { settingsOf } from './settings';
import { noteTold } from './tell-extended';
import { datesOfApplications } from './waiting-people';

const BATCH = 500;

/**
 * Tells people who have not submitted yet when the office changes the deadline. An earlier deadline matters most:
 * somebody told the old one might not look again in time.
 */
export const tellMoved = async (
  tx: Transaction,
  sealer: Sealer,
  { periodId, from, to }: PlannedMove,
  now: Date,
): Promise<void> => {
  const ids = await remindedIn(tx, [periodId]);
  const isOver = to <= now;
  // If the new deadline has already passed, find those who were still expected to submit just before it.
  const moment = isOver ? new Date(to.getTime() - SECOND_MS) : now;
  for (let at = 0; at < ids.length; at += BATCH) {
    const dates = (await datesOfApplications(tx, ids.slice(at, at + BATCH), moment)).filter(
      (date) => date.at.getTime() === to.getTime() && (date.who === 'owner' || date.who === 'team'),
    );
    const settings = await settingsOf(
      tx,
      dates.flatMap(({ people }) => people),
    );
    const notices = dates.flatMap(({ open: title, link, until, people }) =>
      people.map(
        (accountId): Notice => ({
          accountId,
          kind: 'reminder',
          title,
          link,
          body: say('notice.moved', {
            until,
            from: beijingWord(from.toISOString()),
            to: beijingWord(to.toISOString()),
          }),
          ...(!isOver && { sendBefore: to, sendFrom: sendTime(settings(accountId).quiet, to, now) }),
        }),
      ),
    );
    await notifyAll(tx, sealer, notices, now);
    await noteTold(tx, dates, now);
  }
};
