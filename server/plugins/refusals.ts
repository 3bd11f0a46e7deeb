import { MINUTE_MS } from '@contract/time-units';
import type { Deps } from '@server/deps';
import type { AppError } from '@server/errors/app-error';
import { FaultCounts, isFault } from '@server/http/fault-counts';
import { RefusalCounts, refusalKind } from '@server/security/refusal-counts';
import type { FastifyInstance } from 'fastify';
import { watchUnreadable } from './unreadable';

/** Counts what is refused and what failed, and adds it to the tables once a minute and before the process ends. */
export const registerRefusals = (
  app: FastifyInstance,
  { db, now, metrics }: Deps,
): ((error: AppError) => void) => {
  const counts = new RefusalCounts();
  const faults = new FaultCounts();
  const store = async (): Promise<void> => {
    try {
      await counts.store(db.kysely);
      await faults.store(db.kysely);
    } catch (error) {
      app.log.warn({ err: error }, 'The refusals could not be stored; they are counted on.');
    }
  };
  const forget = watchUnreadable(app, () => {
    faults.count('sealed.unreadable', now());
    metrics?.failed('sealed.unreadable');
  });
  const timer = setInterval(() => void store(), MINUTE_MS);
  timer.unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    forget();
    await store();
  });
  return (error) => {
    counts.note(error, now());
    faults.note(error, now());
    if (!metrics) return;
    if (isFault(error)) metrics.failed(error.errorCode);
    if (error.errorCode === 'load.shed') metrics.shed();
    if (refusalKind(error) === 'sign_in') metrics.signedIn('refused');
  };
};
