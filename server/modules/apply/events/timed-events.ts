import { randomUUID } from 'node:crypto';
import type { ApplicationEvent } from '@contract/enums';
import { findTransition } from '@contract/rules/status-machine';
import { MINUTE_MS } from '@contract/time-units';
import type { Database } from '@server/db/database';
import { oneByOne } from '@server/db/oneByOne';
import { guardProblem } from '@server/modules/apply/guards';
import { findHead, lockIfFree } from '@server/modules/apply/repository';
import type { Db } from '@server/modules/apply/scope';
import type { Signing } from '@server/receipt/filed-receipt';
import { sql } from 'kysely';
import { moveStatus } from './move-status';

const BATCH = 50;
/**
 * Longer than any request may last: whoever filed again in the last second has been served before the service acts on
 * the deadline.
 */
const SETTLED_MS = MINUTE_MS;

const idsOverdue = async (db: Db, after: number, now: Date): Promise<number[]> => {
  const rows = await db
    .selectFrom('application')
    .select('id')
    .where('id', '>', after)
    .where('status', '=', 'returned')
    .where('dueAt', '<', new Date(now.getTime() - SETTLED_MS))
    .orderBy('id')
    .limit(BATCH)
    .execute();
  return rows.map(({ id }) => id);
};

/** As `publicityEnd` counts: to the last second of the last day; null while no announcement names it. */
const publicUntil = sql<Date | null>`(
  with counted as (
    select greatest(p.publicity_start, a.status_since, a.public_since) + p.publicity_days * interval '24 hours' as till
  ), shown as (
    select till, case when p.publicity_days = 0 then till
      else date_trunc('day', till - interval '1 millisecond', 'Asia/Shanghai') + interval '23:59:59' end as day_end
    from counted
  )
  select case when a.public_since >= a.status_since then coalesce(a.promised_until, day_end)
    when p.publicity_days = 0 then till end
  from shown)`;

const idsPublished = async (db: Db, after: number, now: Date): Promise<number[]> => {
  const rows = await db
    .selectFrom('application as a')
    .innerJoin('period as p', 'p.id', 'a.periodId')
    .select('a.id')
    .where('a.id', '>', after)
    .where('a.status', '=', 'publicity')
    .where(publicUntil, '<', now)
    .orderBy('a.id')
    .limit(BATCH)
    .execute();
  return rows.map(({ id }) => id);
};

/** Lets the system move one application, unless somebody else moved it meanwhile or the guard says it is not time. */
const moveBySystem = (
  db: Database,
  signing: Signing,
  id: number,
  event: ApplicationEvent,
  now: Date,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const row = await lockIfFree(tx, id);
    const transition = row && findTransition(row.status, event, 'system');
    if (!row || !transition) return false;
    const head = await findHead(tx, id);
    if (guardProblem(transition, head, now)) return false;
    const source = { ip: '', id: `job-${randomUUID()}` };
    await moveStatus(
      tx,
      { row, plan: head },
      { transition, actor: 'system', actorId: null, reason: null, columns: {} },
      { now, source, ...signing },
    );
    return true;
  });

/** 逾期未交: returned applications whose date for mending has passed. Answers how many. */
export const expireReturned = (db: Database, signing: Signing, now: Date): Promise<number> =>
  oneByOne(
    (after) => idsOverdue(db.kysely, after, now),
    (id) => moveBySystem(db, signing, id, 'expire', now),
  );

/** 期满: applications whose publicity is over without an objection. Answers how many. */
export const approvePublished = (db: Database, signing: Signing, now: Date): Promise<number> =>
  oneByOne(
    (after) => idsPublished(db.kysely, after, now),
    (id) => moveBySystem(db, signing, id, 'approve', now),
  );
