import type { Database } from '@server/db/database';
import { type LoadedSession, loadSession } from './load-session';
import { createLruMap } from './lru-map';

/** A page asks many things within this time; nothing is believed for longer. */
const LIFE_MS = 1000;
const REMEMBERED = 10_000;

interface Remembered {
  session: LoadedSession | undefined;
  readAt: number;
  /** What had been written here, and told of elsewhere, before it was read. */
  written: number;
  heard: number;
}
type Asked = Parameters<typeof loadSession>[1];

/**
 * Who is asking, from memory for a second. It counts only as long as this process has written nothing since, no replica
 * has told of a change to sessions, accounts, roles or consents, and it is certain that it would be heard of
 * (docs/decisions/0065). Whoever is about to change something is always looked up.
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
