import { build } from '@server/app';
import { openSource } from '@server/backup/backup-source';
import { createDatabase, type Database } from '@server/db/database';
import { migrate } from '@server/db/migrate';
import { openDatabaseServer } from '@server/db/open-database';
import { checkPooledSettings } from '@server/db/pooler';
import { sessionSettings } from '@server/db/session-settings';
import { jobsOf } from '@server/jobs/jobs';
import { anApplicant, clearApplications } from '@tests/support/anApplicant';
import { callsTo, startService, type TestService } from '@tests/support/service';
import { waitFor } from '@tests/support/wait-for';
import pg from 'pg';
import { type PoolMode, startPgBouncer } from './startPgBouncer';

const STATEMENT_MS = 10_000;
const SETTINGS = sessionSettings(STATEMENT_MS);
/** More than the pool of the service has connections, and more than PgBouncer may open. */
const AT_ONCE = 24;

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const ask = async (url: string, text: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
};

const refusalOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => '',
    (error: Error) => error.message,
  );

const watcher = {
  say: () => undefined,
  onTakenOver: () => undefined,
  stopping: new AbortController().signal,
};

describe.each<[PoolMode, number]>([
  ['session', 12],
  ['transaction', 4],
])('behind PgBouncer in %s mode', (mode, size) => {
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
  let db: Database;
  let behind: TestService;
  beforeAll(async () => {
    const { username, pathname } = new URL(service.databaseUrl);
    await ask(service.databaseUrl, `alter role ${username} in database ${pathname.slice(1)} reset all`);
    pooler = await startPgBouncer(service.databaseUrl, mode, size);
  });
  afterAll(async () => {
    await behind?.app.close();
    await db?.close();
    await pooler?.stop();
  });

  it('the start says which settings are missing, and its commands bring them', async () => {
    const refusal = await refusalOf(checkPooledSettings(pooler.url, SETTINGS));
    const commands = refusal.split('\n').filter((line) => line.includes('ALTER ROLE'));
    for (const command of commands) await ask(service.databaseUrl, command);
    await ask(pooler.console, 'RECONNECT');

    expect(refusal).toContain(`statement_timeout 应为 ${STATEMENT_MS}，现在是 0`);
    expect(commands.length).toBeGreaterThan(1);
    expect(await refusalOf(checkPooledSettings(pooler.url, SETTINGS))).toBe('');
  });

  it('what the start opens knows that it is lent, and that the direct address is not', async () => {
    const addresses = { databaseUrl: pooler.url, databaseDirectUrl: service.databaseUrl, dataDir: '' };
    const lent = await openDatabaseServer(addresses, watcher);
    const own = await openDatabaseServer({ ...addresses, databaseUrl: service.databaseUrl }, watcher);
    db = createDatabase(lent.url, { max: 10, statementTimeoutMs: STATEMENT_MS, ...lent });
    const app = await build({ config: service.config, db, now: () => service.clock.now });
    behind = { ...service, app, db, ...callsTo(app) };

    expect([lent.isPooled, own.isPooled]).toEqual([true, false]);
    expect(lent.directUrl).toBe(service.databaseUrl);
  });

  it('a pooler is refused as the direct address, and so is another database', async () => {
    const elsewhere = new URL(service.databaseUrl);
    elsewhere.pathname = '/postgres';
    const withDirect = (databaseDirectUrl: string) =>
      refusalOf(openDatabaseServer({ databaseUrl: pooler.url, databaseDirectUrl, dataDir: '' }, watcher));

    expect(await withDirect(pooler.url)).toContain('DATABASE_DIRECT_URL');
    expect(await withDirect(elsewhere.href)).toContain('不是同一个数据库');
  });

  it('an application is begun, saved and filed, and lists show it', async () => {
    await clearApplications(behind);
    const shen = await anApplicant(behind, 'shenzhiyao');
    const draft = await shen.completeDraft();
    const title = { path: 'base.title', base: draft.sections.base.title, value: '县域管网漏损诊断' };
    const saved = await shen.patch(draft.id, [title]);
    const filed = await shen.event({ id: draft.id }, 'submit');
    const list = await shen.send('GET', '/myList');

    expect([saved.status, filed.status, list.status]).toEqual([200, 200, 200]);
    expect(list.body.rows).toMatchObject([{ id: draft.id, title: title.value, status: 'submitted' }]);
  });

  it('many readings and savings at once are all answered', async () => {
    await clearApplications(behind);
    const people = await Promise.all(['shenzhiyao', 'gumingqian'].map((login) => anApplicant(behind, login)));
    const drafts = await Promise.all(people.map((person) => person.completeDraft()));
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, i) => {
        const [person, draft] = [people[i % 2], drafts[i % 2]];
        if (!person || !draft) throw new Error('Nobody is left to ask.');
        if (i % 3 === 0) return person.send('GET', '/myList');
        if (i % 3 === 1) return person.read(draft.id);
        return person.patch(draft.id, [{ path: 'plan.risk', base: draft.sections.plan.risk, value: `${i}` }]);
      }),
    );

    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answers.filter((_, i) => i % 3 < 2).every(({ status }) => status === 200)).toBe(true);
  });

  it('every job comes to its end', async () => {
    const jobs = jobsOf({ config: service.config, db, now: () => service.clock.now });
    const failures: string[] = [];
    const { signal } = new AbortController();
    for (const { name, run } of jobs)
      await run(service.clock.now, signal).catch((error: Error) =>
        failures.push(`${name}: ${error.message}`),
      );

    expect(jobs.length).toBeGreaterThan(1);
    expect(failures).toEqual([]);
  });

  it('changes of other replicas are heard over the direct address', async () => {
    await waitFor(() => db.changes.heard('kaichuang_public') !== null, 10_000);
  });

  it('while PgBouncer is away everybody is told that it is busy, and it heals by itself', async () => {
    const shen = await anApplicant(behind, 'shenzhiyao');
    const list = async () => (await shen.send('GET', '/myList')).status;
    await pooler.end('SIGTERM');
    const away = await list();
    await pooler.startAgain();

    expect([away, await list()]).toEqual([503, 200]);
  });

  it('the structure is brought up to date, and a backup says that it needs the direct address', async () => {
    expect(await migrate(pooler.url)).toEqual([]);
    expect(await refusalOf(openSource({ databaseUrl: pooler.url, dataDir: '' }, () => undefined))).toContain(
      'DATABASE_DIRECT_URL',
    );
  });
});
