import { HOUR_MS, MINUTE_MS } from '@contract/time-units';
import type { Schema } from '@server/db/schema';
import type { ReplicaFigures } from '@server/metrics/figures';
import { type Kysely, sql } from 'kysely';

type Db = Kysely<Schema>;

/** Two beats may be late, as behind a long statement; the third would not be. */
const ALIVE_MS = 3 * MINUTE_MS;
/** Whoever looks within the hour learns that one was lost. */
const REMEMBERED_MS = HOUR_MS;

export interface Replica {
  id: string;
  startedAt: Date;
}

/** A replica is there. What was lost long ago is forgotten with the same beat. */
export const beatReplica = async (db: Db, { id, startedAt }: Replica, now: Date): Promise<void> => {
  await db
    .insertInto('replica')
    .values({ id, startedAt, seenAt: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seenAt: sql`excluded.seen_at` }))
    .execute();
  await db
    .deleteFrom('replica')
    .where('seenAt', '<', new Date(now.getTime() - REMEMBERED_MS))
    .execute();
};

/** It stops on purpose: nobody has to look for it. */
export const leaveReplica = async (db: Db, { id }: Replica): Promise<void> => {
  await db.deleteFrom('replica').where('id', '=', id).execute();
};

export const readReplicas = async (db: Db, now: Date): Promise<ReplicaFigures[]> => {
  const rows = await db.selectFrom('replica').select(['startedAt', 'seenAt']).orderBy('startedAt').execute();
  return rows.map(({ startedAt, seenAt }) => ({
    startedAt,
    seenAt,
    isAlive: now.getTime() - seenAt.getTime() < ALIVE_MS,
  }));
};
