import type { PlatformHealth } from '@contract/platform-health';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@contract/time-units';
import { AppError } from '@server/errors/app-error';
import { FaultCounts, forgetFaults } from '@server/http/fault-counts';
import { jobsOf } from '@server/jobs/jobs';
import { startJobs } from '@server/jobs/startJobs';
import { startPresence } from '@server/jobs/startPresence';
import { beatReplica, noteRuns } from '@server/modules/health/service';
import { startService, type TestService } from '@tests/support/service';
import { waitFor } from '@tests/support/wait-for';
import { sql } from 'kysely';

let service: TestService;
let admin: Record<string, string>;
beforeAll(async () => {
  service = await startService();
  admin = (await service.signIn('admin')).headers;
});
afterAll(() => service.stop());

const ask = (headers: Record<string, string>) => service.call('GET', '/prod-api/monitor/health', { headers });
const read = async (): Promise<PlatformHealth> => (await ask(admin)).body.data;
const later = (ms: number): Date => new Date(service.clock.now.getTime() + ms);

it('is told to whoever runs the platform, and to nobody else', async () => {
  const { status, body } = await ask(admin);
  expect(status).toBe(200);
  expect(body.data.findings).toContainEqual(expect.objectContaining({ finding: 'database.fine' }));
  expect(body.data.findings).toContainEqual(expect.objectContaining({ finding: 'outbox.unset' }));

  for (const login of ['auditor', 'office', 'shenzhiyao'])
    expect((await ask((await service.signIn(login)).headers)).status).toBe(403);
  expect((await ask({})).status).toBe(401);
});

it('knows each timed job by its last success, also where a later run failed', async () => {
  const { db, clock } = service;
  const run = { name: 'audit.check', everyMs: HOUR_MS, durationMs: 12.4 };
  await noteRuns(db.kysely, [{ ...run, endedAt: clock.now, hasFailed: false }]);
  await noteRuns(db.kysely, [{ ...run, endedAt: later(HOUR_MS), hasFailed: true }]);
  await noteRuns(db.kysely, []);

  const [job] = (await read()).jobs;
  expect(job).toMatchObject({ name: 'audit.check', everySeconds: 3600, durationMs: 12, state: 'failing' });
  expect(Date.parse(job?.succeededAt ?? '')).toBe(Math.floor(clock.now.getTime() / 1000) * 1000);
});

it('the timed work itself tells how it went, job by job', async () => {
  const { db, config, clock } = service;
  const deps = { db, config, now: () => clock.now };
  const told = new Map<string, boolean>();
  const jobs = jobsOf(deps).map((job, i) => ({
    ...job,
    run: async () => {
      if (i === 0) throw new Error('on purpose');
    },
  }));
  const running = startJobs(deps, {
    jobs,
    report: () => undefined,
    note: async (runs) => {
      for (const { name, hasFailed } of runs) told.set(name, hasFailed);
    },
  });
  await waitFor(() => told.size === jobs.length, 20_000);
  await running.stop();

  expect([...told].filter(([, hasFailed]) => hasFailed)).toEqual([[jobs[0]?.name, true]]);
});

it('a replica that stops takes its leave; one that was killed is missed for an hour', async () => {
  const { db, clock } = service;
  const report = jest.fn();
  const own = await startPresence({ db, now: () => clock.now } as never, report);
  const lost = { id: '00000000-0000-4000-8000-000000000001', startedAt: clock.now };
  await beatReplica(db.kysely, lost, new Date(clock.now.getTime() - 10 * MINUTE_MS));
  const replicas = async () => (await read()).findings.find(({ finding }) => finding.startsWith('replicas.'));

  expect(await replicas()).toMatchObject({ finding: 'replicas.lost', n: 1, of: 1 });
  await own.stop();
  expect(await replicas()).toMatchObject({ finding: 'replicas.lost', n: 1, of: 0 });
  await beatReplica(db.kysely, { ...lost, id: '00000000-0000-4000-8000-000000000002' }, later(HOUR_MS));
  const left = await db.kysely.selectFrom('replica').select('id').execute();
  expect(left.map(({ id }) => id.slice(-1))).toEqual(['2']);
  expect(report).not.toHaveBeenCalled();
});

it('counts what failed on all replicas within the hour, and on what could not be stored', async () => {
  const { db, clock } = service;
  const [one, other] = [new FaultCounts(), new FaultCounts()];
  const full = new AppError(507, 'http.507', { errorCode: 'db.full' });
  one.note(full, clock.now);
  one.note(new AppError(503, 'http.503', { errorCode: 'load.shed' }), clock.now);
  one.note(new AppError(404, 'http.404'), clock.now);
  other.note(full, clock.now);
  other.note(full, new Date(clock.now.getTime() - 2 * HOUR_MS));
  await sql`alter table fault_count rename to away`.execute(db.kysely);
  await expect(one.store(db.kysely)).rejects.toThrow('fault_count');
  await sql`alter table away rename to fault_count`.execute(db.kysely);
  await one.store(db.kysely);
  await one.store(db.kysely);
  other.note(full, clock.now);
  await other.store(db.kysely);

  expect((await read()).faults).toEqual([expect.objectContaining({ code: 'db.full', count: 4 })]);
  await forgetFaults(db.kysely, later(2 * DAY_MS));
  expect((await read()).faults).toEqual([]);
});
