import { MINUTE_MS } from '@contract/time-units';
import type { Deps } from '@server/deps';
import type { AppError } from '@server/errors/app-error';
import { RefusalCounts } from '@server/security/refusal-counts';
import type { FastifyInstance } from 'fastify';

/** Counts what is refused, and adds it to the table once a minute and before the process ends. */
export const registerRefusals = (app: FastifyInstance, { db, now }: Deps): ((error: AppError) => void) => {
  const counts = new RefusalCounts();
  const store = async (): Promise<void> => {
    try {
      await counts.store(db.kysely);
    } catch (error) {
      app.log.warn({ err: error }, 'The refusals could not be stored; they are counted on.');
    }
  };
  const timer = setInterval(() => void store(), MINUTE_MS);
  timer.unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await store();
  });
  return (error) => counts.note(error, now());
};
