import { beijingIso } from '@contract/rules/beijing-time';
import { nextReminder } from '@contract/rules/reminder';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';
import { settingsOf } from './settings';
import { datesOfPeople } from './waiting-people';

const SHOWN = 3;

/** A person's reminder settings and next reminders. */
export const remindersOf = async (db: Kysely<Schema>, accountId: number, now: Date) => {
  const dates = (await datesOfPeople(db, [accountId], now))(accountId);
  const next = dates
    .flatMap((date) => {
      const at = nextReminder(date, now);
      return at ? [{ date, at }] : [];
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .slice(0, SHOWN);
  return {
    ...(await settingsOf(db, [accountId]))(accountId),
    next: next.map(({ date, at }) => ({
      matter: date.matter,
      title: date.title,
      link: date.link,
      at: beijingIso(at),
      deadline: beijingIso(date.at),
    })),
  };
};
