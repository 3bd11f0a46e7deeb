import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@server/db/database';
import type { Deps } from '@server/deps';
import { claimJob } from './job-repository';
import type { Kinds } from './kind';
import { writeJob } from './write-job';

/** At once in one process: each holds a connection while it reads, and the rest of the pool is for people. */
const LANES = 2;

/** Writes the exports of this process. */
export class Workers {
  private readonly lanes = new Set<Promise<void>>();
  private readonly ended = new EventEmitter({ captureRejections: false }).setMaxListeners(0);
  private readonly stopping = new AbortController();
  /** Counts calls, so that a lane about to end sees that something came while it looked. */
  private asked = 0;
  private broken: unknown = null;

  constructor(
    private readonly deps: Deps,
    private readonly kinds: Kinds,
  ) {}

  private async drain(): Promise<void> {
    const faults: unknown[] = [];
    for (;;) {
      const seen = this.asked;
      const job = this.stopping.signal.aborted ? undefined : await claimJob(this.deps.db.kysely);
      if (!job && (seen === this.asked || this.stopping.signal.aborted)) break;
      if (!job) continue;
      // A failing job must not stop the others.
      await writeJob(this.deps, this.kinds, job, this.stopping.signal).catch((fault: unknown) =>
        faults.push(fault),
      );
      this.ended.emit(String(job.id));
    }
    if (faults.length > 0) throw faults[0];
  }

  /** Works until no job is left; if all lanes are busy, they will take up the new job. */
  work(): Promise<void> {
    this.asked += 1;
    if (this.lanes.size >= LANES) return Promise.resolve();
    const lane = this.drain();
    this.lanes.add(lane);
    const leave = (): void => void this.lanes.delete(lane);
    lane.then(leave, leave);
    return lane;
  }

  /**
   * For the scheduled job: starts work but does not wait for it, because a large file takes long. Throws the error of
   * the previous run, so that it is reported.
   */
  async takeUp(): Promise<void> {
    const error = this.broken;
    this.broken = null;
    void this.work().catch((fault: unknown) => {
      this.broken = fault;
    });
    if (error !== null) throw error;
  }

  /** Waits until this process has finished the job, but at most for `ms`. */
  async waitFor(id: number, ms: number, begin: () => void): Promise<void> {
    const given = new AbortController();
    const done = once(this.ended, String(id), { signal: given.signal }).catch(() => undefined);
    begin();
    await Promise.race([done, delay(ms, undefined, { signal: given.signal }).catch(() => undefined)]);
    given.abort();
  }

  /** Breaks off what is being written; another replica begins it anew. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.allSettled(this.lanes);
  }
}

const workers = new WeakMap<Database, Workers>();

/** The workers of this process, shared by requests and scheduled work. */
export const workersOf = (deps: Deps, kinds: Kinds): Workers => {
  const known = workers.get(deps.db);
  if (known) return known;
  const made = new Workers(deps, kinds);
  workers.set(deps.db, made);
  return made;
};
