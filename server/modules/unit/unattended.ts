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

/**
 * Units that count and that nobody looks after, as far as anybody is concerned by it: with members, or with something
 * that waits there. What waits for a certification as well is no act of the unit, and does not count.
 */
const unattended = (db: Db) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('unit')
        .where('unit.status', '=', 'active')
        .where(({ not }) => not(isAttended()))
        .select(['unit.id', 'unit.name', 'unit.uscc'])
        .select([
          sql<number>`(select count(*)::int from account member
            where member.unit_id = unit.id and member.status <> 'closed')`.as('members'),
          sql<number>`(select count(*)::int from unit_member_apply asked
            where asked.unit_id = unit.id and asked.status = 0)`.as('requests'),
          sql<number>`(select count(*)::int from application a
            where a.unit_id = unit.id and a.handler = 'unit')`.as('applications'),
          sql<Date | null>`least(
            (select min(asked.created_at) from unit_member_apply asked
              where asked.unit_id = unit.id and asked.status = 0),
            (select min(a.submitted_at) from application a
              where a.unit_id = unit.id and a.handler = 'unit'))`.as('since'),
        ])
        .as('u'),
    )
    .where(sql<SqlBool>`u.members + u.requests + u.applications > 0`);

const isWaitedFor = sql<SqlBool>`u.requests + u.applications > 0`;

/** Where something waits comes first, the longest waiting before the others. */
export const listUnattended = async (
  db: Db,
  state: 'waiting' | undefined,
  { limit, offset }: Page,
): Promise<{ rows: Row[]; total: number }> => {
  const units = unattended(db).$if(state === 'waiting', (one) => one.where(isWaitedFor));
  const rows = await units
    .selectAll()
    .orderBy('u.since', (by) => by.asc().nullsLast())
    .orderBy('u.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { n } = await units.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return {
    rows: rows.map(({ since, ...row }) => ({ ...row, since: since && beijingIso(since) })),
    total: Number(n),
  };
};

/** Units where something waits for nobody; the one where it has waited longest by its name. */
export const unattendedQueue = async (db: Db): Promise<Queue> => {
  const oldest = await unattended(db)
    .where(isWaitedFor)
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
