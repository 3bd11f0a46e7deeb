import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Schema } from '@server/db/schema';
import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/server';
import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';

/** Seconds after which the lease of a crashed process expires. */
const LEASE_S = 10;
const RENEW_MS = 1000;
/**
 * The holder checks every second whether somebody waits and then lets go, so waiting longer than that is not urgent.
 */
const ASK_MS = 200;
const EAGER_MS = 3000;
const ASK_LATER_MS = 1000;
/** The protocol wants a waiting request refused rather than left hanging. */
const PATIENCE_MS = 30_000;

type Db = Kysely<Schema>;
// The database's own clock: replicas need not agree about the time.
const expiry = sql<Date>`clock_timestamp() + make_interval(secs => ${LEASE_S})`;

const take = async (db: Db, fileId: string, holder: string): Promise<boolean> => {
  const taken = await db
    .insertInto('uploadLease')
    .values({ fileId, holder, wanted: false, expiresAt: expiry })
    .onConflict((conflict) =>
      conflict
        .column('fileId')
        .doUpdateSet({ holder, wanted: false, expiresAt: expiry })
        .where('uploadLease.expiresAt', '<', sql<Date>`clock_timestamp()`),
    )
    .returning('holder')
    .executeTakeFirst();
  return taken !== undefined;
};

const letGo = async (db: Db, fileId: string, holder: string): Promise<void> => {
  await db.deleteFrom('uploadLease').where('fileId', '=', fileId).where('holder', '=', holder).execute();
};

/** Tells the current holder that somebody is waiting. */
const acquire = async (db: Db, fileId: string, holder: string): Promise<boolean> => {
  if (await take(db, fileId, holder)) return true;
  await db.updateTable('uploadLease').set({ wanted: true }).where('fileId', '=', fileId).execute();
  return false;
};

/**
 * Takes the lease of an upload that nobody is sending, without waiting; null if somebody is. Returns the function that
 * releases it.
 */
export const leaseIfFree = async (db: Db, fileId: string): Promise<(() => Promise<void>) | null> => {
  const holder = randomUUID();
  return (await take(db, fileId, holder)) ? () => letGo(db, fileId, holder) : null;
};

class UploadLease implements Lock {
  private readonly holder = randomUUID();
  private renewing: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: Db,
    private readonly log: FastifyBaseLogger,
    private readonly fileId: string,
  ) {}

  async lock(stopped: AbortSignal, requestRelease: RequestRelease): Promise<void> {
    const began = Date.now();
    while (!(await acquire(this.db, this.fileId, this.holder))) {
      const waited = Date.now() - began;
      if (stopped.aborted || waited > PATIENCE_MS) throw ERRORS.ERR_LOCK_TIMEOUT;
      await pause(waited < EAGER_MS ? ASK_MS : ASK_LATER_MS);
    }
    this.renewing = setInterval(() => {
      this.renew(requestRelease).catch((error: unknown) =>
        this.log.warn({ err: error, fileId: this.fileId }, 'upload lease not renewed'),
      );
    }, RENEW_MS);
    this.renewing.unref();
  }

  /** Lets go when somebody else waits, and when the lease has run out and belongs to another. */
  private async renew(requestRelease: RequestRelease): Promise<void> {
    const row = await this.db
      .updateTable('uploadLease')
      .set({ expiresAt: expiry })
      .where('fileId', '=', this.fileId)
      .where('holder', '=', this.holder)
      .returning('wanted')
      .executeTakeFirst();
    if (row?.wanted !== false) await requestRelease();
  }

  async unlock(): Promise<void> {
    clearInterval(this.renewing);
    await letGo(this.db, this.fileId, this.holder);
  }
}

/** One writer at a time for each upload, over all replicas (tus 1.0.0, "Concatenation and concurrency"). */
export const uploadLeases = (db: Db, log: FastifyBaseLogger): Locker => ({
  newLock: (fileId) => new UploadLease(db, log, fileId),
});
