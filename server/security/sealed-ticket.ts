import type { Sealer } from '@server/crypto/sealing';

export interface Tickets<T extends object> {
  make: (body: T, now: Date) => string;
  /** Null for a forged or expired ticket, or one made for another purpose. */
  read: (sealed: string, now: Date) => T | null;
}

/**
 * Encrypted state that a client carries from one call to the next: nothing has to be stored for people who never
 * return, and two windows do not overwrite each other's state.
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
      // Whoever forged it learns only that it is not valid.
      return null;
    }
  },
});
