import { type OpenDate, openDate } from '@contract/rules/reminder';
import { sectionReminders } from '@contract/rules/section-reminder';
import type { Schema } from '@server/db/schema';
import { auditorsOfUnits, headsByIds, unitsLookedAfter, waitingHeads } from '@server/modules/apply/service';
import type { Kysely } from 'kysely';

/** A date of an application, and those it waits for. */
export interface PeopleDate extends OpenDate {
  applicationId: number;
  people: number[];
}

/** What waits in these applications now, and for whom. */
export const datesOfApplications = async (
  db: Kysely<Schema>,
  ids: readonly number[],
  now: Date,
): Promise<PeopleDate[]> => {
  const heads = await headsByIds(db, ids);
  const dated = heads.flatMap((head) => {
    const date = openDate(head, now);
    return date ? [{ head, date }] : [];
  });
  const units = dated.flatMap(({ head, date }) =>
    date.who === 'unit' && head.unitId !== null ? [head.unitId] : [],
  );
  const auditors = units.length > 0 ? await auditorsOfUnits(db, units) : [];
  const whole = dated.map(({ head, date }) => ({
    ...date,
    applicationId: head.id,
    people:
      date.who === 'owner'
        ? [head.ownerId]
        : auditors.filter(({ unitId }) => unitId === head.unitId).map(({ id }) => id),
  }));
  const parts = heads.flatMap((head) =>
    sectionReminders(head, now).map(({ accountId, ...date }) => ({
      ...date,
      applicationId: head.id,
      people: [accountId],
    })),
  );
  return [...whole, ...parts];
};

/** The open dates of each of these people, the nearest first. */
export const datesOfPeople = async (
  db: Kysely<Schema>,
  accountIds: readonly number[],
  now: Date,
): Promise<(accountId: number) => OpenDate[]> => {
  const looking = await unitsLookedAfter(db, accountIds);
  const units = looking.flatMap(({ unitId }) => (unitId === null ? [] : [unitId]));
  const heads = await waitingHeads(db, accountIds, units);
  const dated = heads
    .flatMap((head) => {
      const date = openDate(head, now);
      const parts = sectionReminders(head, now).map(({ accountId, ...part }) => ({
        head,
        date: part,
        accountId,
      }));
      return [...(date ? [{ head, date, accountId: null }] : []), ...parts];
    })
    .sort((a, b) => a.date.at.getTime() - b.date.at.getTime());
  return (accountId) => {
    const own = new Set(looking.filter(({ id }) => id === accountId).map(({ unitId }) => unitId));
    return dated
      .filter(({ head, date, accountId: named }) => {
        if (date.who === 'named') return named === accountId;
        return date.who === 'owner' ? head.ownerId === accountId : own.has(head.unitId);
      })
      .map(({ date }) => date);
  };
};
