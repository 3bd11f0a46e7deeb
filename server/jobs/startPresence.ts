import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@contract/time-units';
import type { Deps } from '@server/deps';
import { beatReplica, leaveReplica, type Replica } from '@server/modules/health/service';

/** Tells the others, once a minute and until it is stopped, that this replica is there. */
export const startPresence = async (
  { db, now }: Deps,
  report: (error: unknown) => void,
): Promise<{ stop: () => Promise<void> }> => {
  const replica: Replica = { id: randomUUID(), startedAt: now() };
  const beat = (): Promise<void> => beatReplica(db.kysely, replica, now()).catch(report);
  await beat();
  const timer = setInterval(() => void beat(), MINUTE_MS).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await leaveReplica(db.kysely, replica).catch(report);
    },
  };
};
