import { randomUUID } from 'node:crypto';
import { type ApplicationEvent, findTransition } from '@contract/rules/status-machine';
import { MINUTE_MS } from '@contract/time-units';
import type { Sealer } from '@server/crypto/sealing';
import type { Database } from '@server/db/database';
import { isDatabaseAway } from '@server/http/last-good';
import { findHead, lockIfFree } from '@server/modules/apply/repository';
import type { Db } from '@server/modules/apply/scope';
import { sql } from 'kysely';
import { guardProblem } from './guards';
import { moveStatus } from './move-status';

const BATCH = 50;
/**
 * Longer than any request may last: whoever filed again in the last second has been served before the service acts on
 * the deadline.
 */
const SETTLED_MS = MINUTE_MS;

/** Some of what an event waits for, in the order of their numbers. */
type IdsAfter = (db: Db, after: number, now: Date) => Promise<number[]>;

const idsOverdue: IdsAfter = async (db, after, now) => {
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

/** As `publicityEnd` counts: to the last second of the last day. */
const publicUntil = sql<Date>`(
  with shown as (
    select greatest(p.publicity_start, a.status_since, a.public_since) + p.publicity_days * interval '24 hours' as till
  )
  select case when p.publicity_days = 0 then till
    else date_trunc('day', till - interval '1 millisecond', 'Asia/Shanghai') + interval '23:59:59' end
  from shown)`;

const idsPublished: IdsAfter = async (db, after, now) => {
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
  sealer: Sealer,
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
      { now, sealer, source },
    );
    return true;
  });

/** All of them. One that fails is told at the end: every round would stop at it, and those behind it would wait for ever. */
const moveAll = async (
  db: Database,
  sealer: Sealer,
  idsAfter: IdsAfter,
  event: ApplicationEvent,
  now: Date,
): Promise<number> => {
  const faults: unknown[] = [];
  let moved = 0;
  for (let ids = await idsAfter(db.kysely, 0, now); ids.length > 0; ) {
    for (const id of ids)
      try {
        if (await moveBySystem(db, sealer, id, event, now)) moved += 1;
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        faults.push(error);
      }
    ids = await idsAfter(db.kysely, ids.at(-1) ?? 0, now);
  }
  if (faults.length > 0) throw faults[0];
  return moved;
};

/** 逾期未交: returned applications whose date for mending has passed. Answers how many. */
export const expireReturned = (db: Database, sealer: Sealer, now: Date): Promise<number> =>
  moveAll(db, sealer, idsOverdue, 'expire', now);

/** 期满: applications whose publicity is over without an objection. Answers how many. */
export const approvePublished = (db: Database, sealer: Sealer, now: Date): Promise<number> =>
  moveAll(db, sealer, idsPublished, 'approve', now);
