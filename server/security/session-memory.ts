import type { Database } from '@server/db/database';
import { type LoadedSession, loadSession } from './load-session';
import { createLruMap } from './lru-map';

/** A page sends many requests within this time; no session is trusted from memory for longer. */
const LIFE_MS = 1000;
/** As many people as one process answers within a second; more would only keep what has run out. */
const REMEMBERED = 1000;

interface Remembered {
  session: LoadedSession | undefined;
  readAt: number;
  /** Counts of own writes and of notified changes, from before the session was read. */
  written: number;
  heard: number;
}
type Asked = Parameters<typeof loadSession>[1];

/**
 * Keeps sessions in memory for a second. An entry is used only if this process has written nothing since, no replica
 * has notified a change to sessions, accounts, roles or consents, and such notifications are certain to arrive
 * (docs/decisions/0065). For writes, the caller is always looked up.
 */
export const sessionMemory = (
  db: Database,
): ((asked: Asked, mayRemember: boolean) => Promise<LoadedSession | undefined>) => {
  const known = createLruMap<string, Remembered>(REMEMBERED);
  return async (asked, mayRemember) => {
    if (!mayRemember) return loadSession(db, asked);
    const heard = db.changes.heard('kaichuang_rights');
    if (heard === null) return loadSession(db, asked);
    const key = `${asked.accountId} ${asked.sessionId}`;
    const [written, now] = [db.written(), performance.now()];
    const found = known.get(key);
    const isGood =
      found && found.written === written && found.heard === heard && now - found.readAt < LIFE_MS;
    if (isGood) return found.session;
    const session = await loadSession(db, asked);
    known.set(key, { session, readAt: now, written, heard });
    return session;
  };
};
