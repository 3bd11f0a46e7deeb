import { build } from './app';
import { loadConfig } from './config/config';
import { createDatabase } from './db/database';
import { migrate } from './db/migrate';
import { type DatabaseServer, openDatabaseServer } from './db/open-database';
import { checkPlatformState, fillOnce } from './db/platform-state';
import { checkPooledSettings } from './db/pooler';
import { sessionSettings } from './db/session-settings';
import { demoAccounts } from './demo/demo-accounts';
import { fillDemo } from './demo/fill-demo';
import { EXIT_CODES, StartupError } from './errors/startup-error';
import { createLoadGauge } from './http/load-gauge';
import { createRunReport } from './jobs/run-report';
import { startDelivery } from './jobs/startDelivery';
import { startJobs } from './jobs/startJobs';
import { startPresence } from './jobs/startPresence';
import { standardError, standardOutput } from './logging/log-output';
import { checkStorage } from './modules/attachment/check-storage';
import { figuresReader, noteRuns } from './modules/health/service';
import { startObservation } from './observation';
import { untilAppIsBuilt } from './startup/app-built';
import { HttpListener, withFreePort } from './startup/http-listener';
import { Lifecycle } from './startup/lifecycle';
import { openMetrics } from './startup/metrics-listener';
import { startNotice } from './startup/start-notice';

/** The database server, to be signalled if the process ends without waiting for anything. */
let running: DatabaseServer | null = null;

const say = (line: string): void => {
  standardOutput.write(`${line}\n`);
};

/** People get the sentence they can act on; a fault of the program keeps its stack. */
function explain(error: unknown): number {
  const isForPeople = error instanceof StartupError;
  const text = isForPeople ? error.message : ((error as Error | undefined)?.stack ?? String(error));
  standardError.write(`${text}\n`);
  return isForPeople ? error.exitCode : EXIT_CODES.failure;
}

const lifecycle = new Lifecycle({
  say,
  exit: (code) => process.exit(code),
  abandon: () => running?.signal('SIGQUIT'),
});

const reportJob = createRunReport((text) => void standardError.write(text));

async function stopDatabaseServer(server: DatabaseServer): Promise<void> {
  await server.stop();
  running = null;
}

async function start(): Promise<void> {
  const config = await withFreePort(loadConfig());
  const onTakenOver = () => {
    say('数据目录已由另一个进程接管，本进程停止。');
    void lifecycle.stop(EXIT_CODES.alreadyRunning);
  };

  const server = await lifecycle.step(async () => {
    running = await openDatabaseServer(config, { say, onTakenOver, stopping: lifecycle.stopping });
    return running;
  }, stopDatabaseServer);

  if (server.isPooled) {
    await lifecycle.step(() => checkPooledSettings(server.url, sessionSettings(config.statementTimeoutMs)));
  }
  const observation = await lifecycle.step(
    () => startObservation(config),
    (started) => started.stop(),
  );
  const db = await lifecycle.step(
    () =>
      createDatabase(server.url, {
        max: config.dbPoolMax,
        isPreparing: config.dbPrepared,
        isPooled: server.isPooled,
        directUrl: server.directUrl,
        readUrl: config.databaseReadUrl,
        statementTimeoutMs: config.statementTimeoutMs,
        onStatement: observation.onStatement,
        onConnectionError: (error) => standardError.write(`数据库连接断开：${error.message}\n`),
      }),
    (opened) => opened.close(),
  );

  await lifecycle.step(() => migrate(server.directUrl));
  await lifecycle.step(() => checkPlatformState(db.pool, config));
  if (config.demo) await lifecycle.step(() => fillOnce(db.pool, () => fillDemo(db, config)));
  await lifecycle.step(() => checkStorage(config, db, say));

  await lifecycle.step(() => untilAppIsBuilt(lifecycle.stopping, say));

  const load = await lifecycle.step(
    () => createLoadGauge(),
    async (gauge) => gauge.stop(),
  );
  const deps = { config, db, now: () => new Date(), load, ...observation.deps };
  await lifecycle.step(
    async () => startJobs(deps, { report: reportJob, note: (runs) => noteRuns(db.kysely, runs) }),
    (jobs) => jobs.stop(),
  );
  await lifecycle.step(
    async () => startDelivery(deps, (error) => reportJob('发件箱', error)),
    (delivery) => delivery.stop(),
  );
  await lifecycle.step(
    () => startPresence(deps, (error) => reportJob('副本心跳', error)),
    (presence) => presence.stop(),
  );
  const { metrics } = observation.deps;
  const { metrics: place } = config;
  if (metrics && place) {
    const read = figuresReader(deps);
    await lifecycle.step(
      () => openMetrics(place, () => metrics.scrape(() => read(deps.now()))),
      (opened) => opened.close(),
    );
  }
  const listener = await lifecycle.step(
    async () => new HttpListener(await build(deps)),
    (opened) => opened.close(config.shutdownGraceMs),
  );
  await lifecycle.step(() => listener.open(config));
  load.watch();
  say(startNotice(config, server.place, demoAccounts));
}

// Node's own warnings go there; a log that cannot be written ends nothing.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
process.on('exit', () => running?.signal('SIGINT'));
process.on('uncaughtException', (error) => void lifecycle.stop(explain(error)));

await lifecycle.run(start, explain);
