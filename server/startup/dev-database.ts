import { once } from 'node:events';
import { loadConfig } from '@server/config/config';
import { EmbeddedPostgres } from '@server/db/embedded/embedded-postgres';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';

/**
 * For `npm run dev`: keeps the embedded database while the service is restarted after every change,
 * tells the development script its address, and stops it when that script is gone.
 */
async function keep(): Promise<number> {
  const { dataDir } = loadConfig();
  const postgres = await EmbeddedPostgres.start({
    dataDir,
    say: (line) => process.stdout.write(`${line}\n`),
    onTakenOver: () => process.exit(EXIT_CODES.alreadyRunning),
  });
  process.send?.({ url: postgres.url });
  await Promise.race([once(process, 'disconnect'), once(process, 'SIGTERM')]);
  await postgres.stop();
  return 0;
}

try {
  process.exit(await keep());
} catch (error) {
  const isForPeople = error instanceof StartupError;
  process.stderr.write(`${isForPeople ? error.message : String((error as Error).stack)}\n`);
  process.exit(isForPeople ? error.exitCode : EXIT_CODES.failure);
}
