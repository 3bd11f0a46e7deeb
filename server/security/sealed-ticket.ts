import type { Sealer } from '@server/crypto/sealing';

export interface Tickets<T extends object> {
  make: (body: T, now: Date) => string;
  /** Null for what was made up, made for something else, or has run out. */
  read: (sealed: string, now: Date) => T | null;
}

/**
 * What somebody carries from one call to the next, readable by the service alone: nothing has to be stored for people
 * who never come back, and two windows do not overwrite each other's.
 */
export const createTickets = <T extends object>(
  sealer: Sealer,
  { purpose, lifeMs }: { purpose: string; lifeMs: number },
): Tickets<T> => ({
  make: (body, now) => sealer.seal(JSON.stringify({ purpose, until: now.getTime() + lifeMs, body })),
  read: (sealed, now) => {
    try {
      const ticket = JSON.parse(sealer.open(sealed)) as { purpose: unknown; until: number; body: T };
      return ticket.purpose === purpose && ticket.until > now.getTime() ? ticket.body : null;
    } catch {
      // Whoever made it up learns no more than that it does not count.
      return null;
    }
  },
});
