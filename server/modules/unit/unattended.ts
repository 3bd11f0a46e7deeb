import { beijingIso } from '@contract/rules/beijing-time';
import type { UnattendedUnit } from '@contract/unattended-unit';
import type { Schema } from '@server/db/schema';
import type { Page } from '@server/http/paging';
import { type Queue, queueOf } from '@server/http/waiting';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Static } from 'typebox';
import { isAttended } from './attended';

type Db = Kysely<Schema>;
type Row = Static<typeof UnattendedUnit>;

/** Units that count and that nobody looks after. */
const unattended = (db: Db) =>
  db
    .selectFrom('unit')
    .where('unit.status', '=', 'active')
    .where(({ not }) => not(isAttended()))
    .select(['unit.id', 'unit.name', 'unit.uscc']);

const hasMembers = sql<boolean>`exists (select 1 from account member
  where member.unit_id = unit.id and member.status <> 'closed')`;
const isWaitedFor = sql<boolean>`joining.requests + audited.applications + changing.projects > 0`;

/** With what waits there. What waits for a certification as well is no act of the unit, and does not count. */
const withWaiting = (units: ReturnType<typeof unattended>) =>
  units
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('unitMemberApply as asked')
          .select([
            sql<number>`count(*)::int`.as('requests'),
            sql<Date | null>`min(asked.created_at)`.as('first'),
          ])
          .whereRef('asked.unitId', '=', 'unit.id')
          .where('asked.status', '=', 0)
          .as('joining'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('application as a')
          .select([
            sql<number>`count(*)::int`.as('applications'),
            sql<Date | null>`min(a.submitted_at)`.as('first'),
          ])
          .whereRef('a.unitId', '=', 'unit.id')
          .where('a.handler', '=', 'unit')
          .as('audited'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('projectChange as c')
          .innerJoin('application as p', 'p.id', 'c.applicationId')
          .select([
            // An application that waits itself counts once.
            sql<number>`count(*) filter (where p.handler is distinct from 'unit')::int`.as('projects'),
            sql<Date | null>`min(c.state_since)`.as('first'),
          ])
          .whereRef('p.unitId', '=', 'unit.id')
          .where('c.state', '=', 'unit')
          .as('changing'),
      (join) => join.onTrue(),
    )
    .select('joining.requests')
    .select(sql<number>`audited.applications + changing.projects`.as('applications'))
    .select(sql<Date | null>`least(joining.first, audited.first, changing.first)`.as('since'));

/** Where something waits, or with `members` where somebody at all is concerned by it. Each unit is looked at once. */
const concerned = (db: Db, members: boolean) =>
  db
    .with(
      (name) => name('u').materialized(),
      () =>
        withWaiting(unattended(db)).where(
          members ? sql<SqlBool>`(${isWaitedFor} or ${hasMembers})` : isWaitedFor,
        ),
    )
    .selectFrom('u');

/** Where something waits comes first, the longest waiting before the others. */
export const listUnattended = async (
  db: Db,
  state: 'waiting' | undefined,
  { limit, offset }: Page,
): Promise<{ rows: Row[]; total: number }> => {
  const units = concerned(db, state !== 'waiting');
  const rows = await units
    .selectAll()
    .select([
      sql<number>`(select count(*)::int from account member
        where member.unit_id = u.id and member.status <> 'closed')`.as('members'),
      sql<number>`(select count(*)::int from u)`.as('total'),
    ])
    .where('u.id', 'in', (eb) =>
      eb
        .selectFrom('u as ahead')
        .select('ahead.id')
        .orderBy('ahead.since', (by) => by.asc().nullsLast())
        .orderBy('ahead.id')
        .limit(limit)
        .offset(offset),
    )
    .orderBy('u.since', (by) => by.asc().nullsLast())
    .orderBy('u.id')
    .execute();
  // Behind the last page nobody has said how many there are.
  const { total } =
    rows[0] ?? (await units.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow());
  return {
    rows: rows.map(({ since, total: _, ...row }) => ({ ...row, since: since && beijingIso(since) })),
    total,
  };
};

/** Units where something waits for nobody; the one where it has waited longest by its name. */
export const unattendedQueue = async (db: Db): Promise<Queue> => {
  const oldest = await concerned(db, false)
    .select(['u.name', 'u.since', sql<number>`count(*) over ()::int`.as('n')])
    .orderBy('u.since', (by) => by.asc().nullsLast())
    .limit(1)
    .executeTakeFirst();
  const path = '/admin/units/unattended?state=waiting';
  return queueOf(
    oldest?.n ?? 0,
    oldest?.since ? [{ title: oldest.name, path, since: oldest.since, due: null }] : [],
  );
};
