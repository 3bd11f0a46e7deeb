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
  /** Waits for running jobs; long ones are told to stop early. */
  stop: () => Promise<void>;
}

/**
 * Runs each job when it is due, first at the start: ordinary jobs one after the other, and long ones one after the
 * other beside them. A failed job is reported and runs again later: one bad row must not stop the rest.
 */
export const startJobs = (
  deps: Deps,
  { report, note = async () => undefined, jobs = jobsOf(deps), tickMs = TICK_MS }: Options,
): Running => {
  const due = new Map(jobs.map(({ name }) => [name, 0]));
  const stopping = new AbortController();
  const { signal } = stopping;

  /** A run that was told to stop early is not recorded. */
  const runReporting = async ({ name, everyMs, run }: Job, now: Date): Promise<JobRun[]> => {
    const begun = performance.now();
    let hasFailed = false;
    try {
      await run(now, signal);
    } catch (error) {
      if (signal.aborted && error === signal.reason) return [];
      hasFailed = true;
      report(name, error);
    }
    return [{ name, everyMs, endedAt: deps.now(), durationMs: performance.now() - begun, hasFailed }];
  };
  const runDue = async (lane: readonly Job[]): Promise<void> => {
    const runs: JobRun[] = [];
    for (const job of lane) {
      // Uses the monotonic clock: a system clock set back an hour would stop all jobs for an hour.
      const passed = performance.now();
      if (signal.aborted || passed < (due.get(job.name) ?? 0)) continue;
      due.set(job.name, passed + job.everyMs);
      runs.push(...(await runReporting(job, deps.now())));
    }
    await note(runs).catch((error: unknown) => report('job.note', error));
  };
  const lanes = [jobs.filter(({ isLong }) => !isLong), jobs.filter(({ isLong }) => isLong)];
  const rounds = new Map<readonly Job[], Promise<void>>();
  const tick = (): void => {
    for (const lane of lanes)
      if (!rounds.has(lane))
        rounds.set(
          lane,
          runDue(lane).finally(() => rounds.delete(lane)),
        );
  };

  tick();
  const timer = setInterval(tick, tickMs);
  timer.unref();
  return {
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await Promise.all(rounds.values());
    },
  };
};
