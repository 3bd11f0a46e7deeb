import type { Deps } from '@server/deps';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

/** `/health/live`: the process answers. `/health/ready`: it can also reach its database. */
export const registerHealth = (app: FastifyInstance, { db }: Deps): void => {
  app.get('/health/live', { config: { page: false } }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { config: { page: false } }, async () => {
    await sql`select 1`.execute(db.kysely);
    return { status: 'ok' };
  });
};
