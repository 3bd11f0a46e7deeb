import { type UnreadableValue, unreadableValues } from '@server/crypto/sealing';
import type { FastifyInstance } from 'fastify';

/** Each value is logged once by each process; beyond that many, the counts tell enough. */
const LOGGED_MAX = 1000;

/** Operators hear of every value that cannot be decrypted: in the log by its beginning, and counted as a fault. */
export const watchUnreadable = (app: FastifyInstance, count: () => void): (() => void) => {
  const logged = new Set<string>();
  const hear = (message: unknown): void => {
    const { begins } = message as UnreadableValue;
    count();
    if (logged.has(begins) || logged.size >= LOGGED_MAX) return;
    logged.add(begins);
    app.log.error(
      { begins },
      'A stored value cannot be decrypted: it is damaged, or the data key is another.',
    );
  };
  unreadableValues.subscribe(hear);
  return () => unreadableValues.unsubscribe(hear);
};
