import type { Database } from '@server/db/database';
import { isConnectionLoss } from '@server/db/failures';
import fastify, { type FastifyInstance } from 'fastify';

/** A minimal application, sufficient to observe what happens to its requests and rows. */
export async function build({ db }: { db: Database }): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: 'idle' });
  app.setErrorHandler((error, _request, reply) => {
    reply.code(isConnectionLoss(error) ? 503 : 500).send({ message: String(error) });
  });
  app.get('/notes', async () => {
    const { rows } = await db.pool.query<{ text: string }>('select text from note order by id');
    return rows.map(({ text }) => text);
  });
  app.post<{ Params: { text: string } }>('/notes/:text', async ({ params }) => {
    await db.pool.query('insert into note (text) values ($1)', [params.text]);
    return params.text;
  });
  app.get<{ Params: { ms: string } }>('/slow/:ms', async ({ params }) => {
    // A request that is allowed to finish needs the database until its end.
    await db.pool.query('select pg_sleep($1)', [Number(params.ms) / 1000]);
    return 'done';
  });
  app.get('/stack', async () => new Error('where').stack);
  return app;
}
