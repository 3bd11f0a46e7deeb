import { build } from '@server/app';
import { createDatabase } from '@server/db/database';
import { migrate } from '@server/db/migrate';
import { checkPlatformState, fillOnce } from '@server/db/platform-state';
import { fillDemo } from '@server/demo/fill-demo';
import { listen, type Statement } from '@tests/support/heard-statements';
import { callsTo, type TestService } from '@tests/support/service';
import { testConfig } from '@tests/support/test-config';

/** Starts the service with demo data on a PostgreSQL that is already running, and records every statement it sends. */
export async function benchService(
  url: string,
  directory: string,
): Promise<TestService & { heard: Statement[] }> {
  const config = { ...testConfig(directory, true), databaseUrl: url };
  await migrate(url);
  const db = createDatabase(url, { max: 4, statementTimeoutMs: 600_000 });
  const heard = listen(db);
  await checkPlatformState(db.pool, config);
  await fillOnce(db.pool, () => fillDemo(db, config));
  const clock = { now: new Date() };
  const app = await build({ config, db, now: () => clock.now });
  return {
    app,
    db,
    config,
    databaseUrl: url,
    clock,
    heard,
    ...callsTo(app),
    stop: async () => {
      await app.close();
      await db.close();
    },
  };
}
