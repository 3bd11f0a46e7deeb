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
  /** Waits for the jobs that are under way; those that can break off are told to. */
  stop: () => Promise<void>;
}

/**
 * Runs each job when it is due, from the start on: one after the other, and those that take long one after the other
 * beside them. A job that fails is reported and comes round again: one bad row must not stop the rest.
 */
export const startJobs = (
  deps: Deps,
  { report, note = async () => undefined, jobs = jobsOf(deps), tickMs = TICK_MS }: Options,
): Running => {
  const due = new Map(jobs.map(({ name }) => [name, 0]));
  const stopping = new AbortController();
  const { signal } = stopping;

  /** Nothing to be noted of what broke off because it was told to. */
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
      // By what has passed, not by the clock: one that is set back an hour would stop all work for an hour.
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
