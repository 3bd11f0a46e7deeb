import { HOUR_MS } from '@contract/time-units';
import type { Deps } from '@server/deps';
import { startJobs } from '@server/jobs/startJobs';
import { waitFor } from '@tests/support/wait-for';

it('a clock that is set back an hour stops no job', async () => {
  let [now, runs] = [new Date(), 0];
  const deps = { now: () => now } as Deps;
  const job = {
    name: 'counted',
    everyMs: 5,
    run: async () => {
      runs += 1;
      now = new Date(now.getTime() - HOUR_MS);
    },
  };
  const running = startJobs(deps, { report: () => undefined, jobs: [job], tickMs: 1 });

  await waitFor(() => runs > 2, 10_000);
  await running.stop();
});
