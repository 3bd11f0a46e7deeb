import { type OpenDate, openDate } from '@contract/rules/reminder';
import { sectionReminders } from '@contract/rules/section-reminder';
import type { Schema } from '@server/db/schema';
import { auditorsOfUnits, headsByIds, unitsLookedAfter, waitingHeads } from '@server/modules/apply/service';
import { openReviews } from '@server/modules/review/service';
import type { Kysely } from 'kysely';

/** A deadline of an application, and the people expected to act. */
export interface PeopleDate extends OpenDate {
  applicationId: number;
  people: number[];
}

type Head = Awaited<ReturnType<typeof headsByIds>>[number];

/** People besides the leader and the team who may be expected to act. */
interface Others {
  auditors: Awaited<ReturnType<typeof auditorsOfUnits>>;
  reviews: Awaited<ReturnType<typeof openReviews>>;
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** The deadline for each author, with a link to the first of their sections that is not complete. */
const authorDates = (head: Head, date: OpenDate): PeopleDate[] =>
  head.helpers
    .filter(({ role }) => role === 'author')
    .map(({ accountId, sections, since }) => {
      const section = sections.find((own) => !head.sectionsComplete.includes(own)) ?? sections[0];
      return {
        ...date,
        applicationId: head.id,
        people: [accountId],
        since: later(date.since, new Date(since)),
        link: section ? `/innovation/myProjects/${head.id}?step=${section}` : date.link,
      };
    });

/** The deadline of the whole application, for each person expected to act. */
const wholeDates = (head: Head, date: OpenDate, { auditors, reviews }: Others): PeopleDate[] => {
  const to = (people: number[]): PeopleDate => ({ ...date, applicationId: head.id, people });
  switch (date.who) {
    case 'unit':
      return [to(auditors.filter(({ unitId }) => unitId === head.unitId).map(({ id }) => id))];
    case 'experts':
      return reviews
        .filter(({ applicationId }) => applicationId === head.id)
        .map(({ id, expertId, createdAt }) => ({
          ...to([expertId]),
          since: later(date.since, createdAt),
          link: `/admin/reviews/${id}`,
        }));
    case 'team':
      return [to([head.ownerId]), ...authorDates(head, date)];
    default:
      return [to([head.ownerId])];
  }
};

/**
 * All open dates of these applications and their people. A person told of the whole for a date is not told of a section
 * for it.
 */
const datesIn = (heads: readonly Head[], others: Others, now: Date): PeopleDate[] =>
  heads.flatMap((head) => {
    const date = openDate(head, now);
    const whole = date ? wholeDates(head, date, others) : [];
    const isTold = (accountId: number, at: Date): boolean =>
      whole.some((one) => one.at.getTime() === at.getTime() && one.people.includes(accountId));
    const parts = sectionReminders(head, now)
      .filter(({ accountId, at }) => !isTold(accountId, at))
      .map(({ accountId, ...part }) => ({ ...part, applicationId: head.id, people: [accountId] }));
    return [...whole, ...parts];
  });

/** The open dates of these applications now, and their people. */
export const datesOfApplications = async (
  db: Kysely<Schema>,
  ids: readonly number[],
  now: Date,
): Promise<PeopleDate[]> => {
  const heads = await headsByIds(db, ids);
  const units = heads.flatMap(({ handler, unitId }) =>
    handler === 'unit' && unitId !== null ? [unitId] : [],
  );
  const reviewed = heads.flatMap(({ id, status }) => (status === 'expert_review' ? [id] : []));
  const others = {
    auditors: units.length > 0 ? await auditorsOfUnits(db, units) : [],
    reviews: reviewed.length > 0 ? await openReviews(db, { applicationIds: reviewed }) : [],
  };
  return datesIn(heads, others, now);
};

/** The open dates of each of these people, the nearest first. */
export const datesOfPeople = async (
  db: Kysely<Schema>,
  accountIds: readonly number[],
  now: Date,
): Promise<(accountId: number) => OpenDate[]> => {
  const auditors = await unitsLookedAfter(db, accountIds);
  const units = auditors.flatMap(({ unitId }) => (unitId === null ? [] : [unitId]));
  const reviews = await openReviews(db, { expertIds: accountIds });
  const own = await waitingHeads(db, accountIds, units);
  const known = new Set(own.map(({ id }) => id));
  const reviewed = reviews.flatMap(({ applicationId: id }) => (known.has(id) ? [] : [id]));
  const heads = [...own, ...(await headsByIds(db, [...new Set(reviewed)]))];
  const dates = datesIn(heads, { auditors, reviews }, now).sort((a, b) => a.at.getTime() - b.at.getTime());
  return (accountId) => dates.filter(({ people }) => people.includes(accountId));
};
