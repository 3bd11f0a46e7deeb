import type { Transaction } from '@server/db/database';
import type { ApplicationEventTable } from '@server/db/schema';
import { type Insertable, sql } from 'kysely';
import type { Db } from './scope';

export const insertEvent = async (
  tx: Transaction,
  values: Insertable<ApplicationEventTable>,
): Promise<void> => {
  await tx.insertInto('applicationEvent').values(values).execute();
};

export const countEvents = async (db: Db, applicationId: number): Promise<number> => {
  const { total } = await db
    .selectFrom('applicationEvent')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('applicationId', '=', applicationId)
    .executeTakeFirstOrThrow();
  return total;
};

interface Page {
  limit: number;
  offset: number;
  order: 'asc' | 'desc';
  /** Only those of that moment. */
  at?: Date;
}

export const selectEvents = (db: Db, applicationId: number, { limit, offset, order, at }: Page) =>
  db
    .selectFrom('applicationEvent as e')
    .innerJoin('application as a', 'a.id', 'e.applicationId')
    .leftJoin('account as actor', 'actor.id', 'e.actorId')
    .leftJoin('unit as u', 'u.id', 'a.unitId')
    .selectAll('e')
    .select([
      // The unit's name at the time of the event.
      sql<string | null>`coalesce((select f.value from unit_former f
        where f.unit_id = a.unit_id and f.kind = 'name' and f.created_at > e.at order by f.id limit 1), u.name)`.as(
        'auditUnitName',
      ),
      sql<string | null>`coalesce(actor.real_name, actor.nickname)`.as('name'),
    ])
    .where('e.applicationId', '=', applicationId)
    .$if(at !== undefined, (one) => one.where('e.at', '=', at ?? new Date(0)))
    .orderBy('e.id', order)
    .limit(limit)
    .offset(offset)
    .execute();
