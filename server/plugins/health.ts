import type { Deps } from '@server/deps';
import { AppError } from '@server/errors/app-error';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

/** `/health/live`: the process answers. `/health/ready`: it can also reach its database. */
export const registerHealth = (app: FastifyInstance, { db, load }: Deps): void => {
  app.get('/health/live', { config: { page: false } }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { config: { page: false } }, async () => {
    if (load?.isOverloaded())
      throw new AppError(503, 'http.503', { errorCode: 'load.shed', headers: { 'retry-after': '2' } });
    await sql`select 1`.execute(db.kysely);
    return { status: 'ok' };
  });
};
