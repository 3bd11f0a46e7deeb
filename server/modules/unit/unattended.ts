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

const hasMembers = sql<boolean>`exists (select 1 from account member
  where member.unit_id = unit.id and member.status <> 'closed')`;

/** Everything that waits for a unit, attended or not: it reads as many rows as are waiting, not as there are units. */
const waitingParts = (db: Db) =>
  db
    .selectFrom('unitMemberApply')
    .where('status', '=', 0)
    .select([
      'unitId',
      sql<number>`1`.as('requests'),
      sql<number>`0`.as('applications'),
      'createdAt as since',
    ])
    .unionAll(
      db
        .selectFrom('application')
        .where('handler', '=', 'unit')
        .where('unitId', 'is not', null)
        .select([sql<number>`unit_id`.as('unitId'), sql<number>`0`.as('requests')])
        .select([sql<number>`1`.as('applications'), sql<Date>`submitted_at`.as('since')]),
    )
    .unionAll(
      db
        .selectFrom('projectChange as c')
        .innerJoin('application as p', 'p.id', 'c.applicationId')
        .where('c.state', '=', 'unit')
        .where('p.unitId', 'is not', null)
        .select([sql<number>`p.unit_id`.as('unitId'), sql<number>`0`.as('requests')])
        // An application that is itself waiting at the unit counts only once.
        .select(sql<number>`(p.handler is distinct from 'unit')::int`.as('applications'))
        .select('c.stateSince as since'),
    );

/**
 * Sums per unit. An application that the unit has endorsed and that only waits for the leader's certification does not
 * count.
 */
const waiting = (db: Db) =>
  db
    .selectFrom(waitingParts(db).as('part'))
    .groupBy('part.unitId')
    .select(['part.unitId', sql<Date | null>`min(part.since)`.as('since')])
    .select(sql<number>`sum(part.requests)::int`.as('requests'))
    .select(sql<number>`sum(part.applications)::int`.as('applications'))
    .having(sql<SqlBool>`sum(part.requests + part.applications) > 0`);

/** Unattended units where something waits; with `members`, also those that only have members. */
const concerned = (db: Db, members: boolean) =>
  db
    .with(
      (name) => name('waiting').materialized(),
      () => waiting(db),
    )
    .with(
      (name) => name('u').materialized(),
      (known) => {
        const units = known
          .selectFrom('unit')
          .leftJoin('waiting', 'waiting.unitId', 'unit.id')
          .where('unit.status', '=', 'active')
          .where(({ not }) => not(isAttended()))
          .select(['unit.id', 'unit.name', 'unit.uscc', 'waiting.since'])
          .select(sql<number>`coalesce(waiting.requests, 0)`.as('requests'))
          .select(sql<number>`coalesce(waiting.applications, 0)`.as('applications'));
        return members
          ? units.where((eb) => eb.or([eb('waiting.unitId', 'is not', null), hasMembers]))
          : units.where('unit.id', 'in', known.selectFrom('waiting').select('unitId'));
      },
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
  // Beyond the last page there is no row with the total, so it is counted separately.
  const { total } =
    rows[0] ?? (await units.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow());
  return {
    rows: rows.map(({ since, total: _, ...row }) => ({ ...row, since: since && beijingIso(since) })),
    total,
  };
};

/** Queue of unattended units with something waiting; titled by the unit that has waited longest. */
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
