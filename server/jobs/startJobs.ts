import type { Deps } from '@server/deps';
import type { JobRun } from '@server/modules/health/service';
import { type Job, jobsOf } from './jobs';

const TICK_MS = 15_000;

interface Options {
  report: (job: string, error: unknown) => void;
  /** Keeps how the runs of a round went. */
  note?: (runs: JobRun[]) => Promise<void>;
  jobs?: Job[];
  tickMs?: number;
}

interface Running {
  /** Waits for the job that is under way. */
  stop: () => Promise<void>;
}

/**
 * Runs each job when it is due, one after the other and the long ones beside them, from the start on. A job that fails is reported and comes
 * round again: one bad row must not stop the rest.
 */
export const startJobs = (
  deps: Deps,
  { report, note = async () => undefined, jobs = jobsOf(deps), tickMs = TICK_MS }: Options,
): Running => {
  const due = new Map(jobs.map(({ name }) => [name, 0]));
  let isStopped = false;
  let round: Promise<void> | null = null;

  const long = new Map<string, Promise<void>>();
  const runReporting = async ({ name, everyMs, run }: Job, now: Date): Promise<JobRun> => {
    const begun = performance.now();
    let hasFailed = false;
    try {
      await run(now);
    } catch (error) {
      hasFailed = true;
      report(name, error);
    }
    return { name, everyMs, endedAt: deps.now(), durationMs: performance.now() - begun, hasFailed };
  };
  const noteRuns = (runs: JobRun[]): Promise<void> =>
    note(runs).catch((error: unknown) => report('job.note', error));
  const runDue = async (): Promise<void> => {
    const runs: JobRun[] = [];
    for (const job of jobs) {
      const { name, everyMs, isLong } = job;
      // By what has passed, not by the clock: one that is set back an hour would stop all work for an hour.
      const passed = performance.now();
      if (isStopped || long.has(name) || passed < (due.get(name) ?? 0)) continue;
      due.set(name, passed + everyMs);
      const done = runReporting(job, deps.now());
      if (isLong)
        long.set(
          name,
          done.then((run) => noteRuns([run])).finally(() => long.delete(name)),
        );
      else runs.push(await done);
    }
    await noteRuns(runs);
  };
  const tick = (): void => {
    round ??= runDue().finally(() => {
      round = null;
    });
  };

  tick();
  const timer = setInterval(tick, tickMs);
  timer.unref();
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await round;
      await Promise.all(long.values());
    },
  };
};
