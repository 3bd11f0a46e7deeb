import type { Deps } from '@server/deps';
import { type Job, jobsOf } from './jobs';

const TICK_MS = 15_000;

interface Options {
  report: (job: string, error: unknown) => void;
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
  { report, jobs = jobsOf(deps), tickMs = TICK_MS }: Options,
): Running => {
  const due = new Map(jobs.map(({ name }) => [name, 0]));
  let isStopped = false;
  let round: Promise<void> | null = null;

  const long = new Map<string, Promise<void>>();
  const runReporting = async ({ name, run }: Job, now: Date): Promise<void> => {
    try {
      await run(now);
    } catch (error) {
      report(name, error);
    }
  };
  const runDue = async (): Promise<void> => {
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
          done.finally(() => long.delete(name)),
        );
      else await done;
    }
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
