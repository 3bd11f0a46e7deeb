import { build } from '@server/app';
import { createDatabase } from '@server/db/database';
import type { OnStatement } from '@server/db/leased-pool';
import type { Deps } from '@server/deps';
import { callsTo, startService, type TestService } from './service';

/** A service that counts or follows, beside the plain one whose database it shares. */
export const startObserved = async (
  observing: Pick<Deps, 'metrics' | 'tracing' | 'load'> & { onStatement?: OnStatement },
): Promise<TestService> => {
  const { onStatement, ...deps } = observing;
  const plain = await startService();
  const db = createDatabase(plain.databaseUrl, {
    max: 4,
    statementTimeoutMs: 10_000,
    ...(onStatement && { onStatement }),
  });
  const { config, clock } = plain;
  const app = await build({ config, db, now: () => clock.now, ...deps });
  return {
    ...plain,
    app,
    db,
    ...callsTo(app),
    stop: async () => {
      await app.close();
      await db.close();
      await plain.stop();
    },
  };
};
