import type { Deps } from '@server/deps';
import { AppError } from '@server/errors/app-error';
import { watchStorage } from '@server/storage/watch-storage';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

/**
 * `/health/live`: the process answers. `/health/ready`: it can also reach its database. An unavailable file storage is
 * reported but does not fail the check: everything except the files still works, so no replica should be taken out for
 * it.
 */
export const registerHealth = (app: FastifyInstance, { config, db, load }: Deps): void => {
  const storageFault = watchStorage(config);
  app.get('/health/live', { config: { page: false } }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { config: { page: false } }, async () => {
    if (load?.isOverloaded())
      throw new AppError(503, 'http.503', { errorCode: 'load.shed', headers: { 'retry-after': '2' } });
    const [fault] = await Promise.all([storageFault(), sql`select 1`.execute(db.kysely)]);
    return { status: 'ok', storage: fault?.fault ?? 'ok' };
  });
};
