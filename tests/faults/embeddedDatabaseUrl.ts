import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Connection address of the running embedded database of a data directory, wherever that is. */
export function embeddedDatabaseUrl(dataDir: string): string {
  const home = join(dataDir, 'postgres');
  const pointer = join(home, 'location');
  const place = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : home;
  const password = readFileSync(join(place, 'application.password'), 'utf8').trim();
  const socketDirectory = readFileSync(join(place, 'cluster/postmaster.pid'), 'utf8').split('\n')[4] ?? '';
  return `postgresql://kaichuang:${password}@/kaichuang?host=${encodeURIComponent(socketDirectory)}`;
}
