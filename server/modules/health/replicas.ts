import { HOUR_MS, MINUTE_MS } from '@contract/time-units';
import type { Schema } from '@server/db/schema';
import type { ReplicaFigures } from '@server/metrics/figures';
import { type Kysely, sql } from 'kysely';

type Db = Kysely<Schema>;

/** Two beats may be late, for instance behind a slow statement; after three the replica is gone. */
const ALIVE_MS = 3 * MINUTE_MS;
/** A lost replica is shown for an hour. */
const REMEMBERED_MS = HOUR_MS;

export interface Replica {
  id: string;
  startedAt: Date;
}

/** Records that a replica is running, and deletes replicas lost long ago. */
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

/** A replica stopped on purpose is removed, so that it does not appear as lost. */
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
