import { readdirSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ClusterHome } from './cluster-home';
import { isAlive } from './postmaster-file';

/** A start that lost the race may still be writing its draft, which it removes itself. */
const isBeingMade = (name: string): boolean => {
  const maker = /^initdb-(\d+)$/.exec(name)?.[1];
  return maker !== undefined && Number(maker) !== process.pid && isAlive(Number(maker));
};

/**
 * Removes temporary clusters and program copies left by killed starts and older versions. Only the holder of the lock
 * may call it: no other start can begin to use them meanwhile.
 */
export function tidyHome({ path }: ClusterHome, postgres: string): void {
  for (const name of readdirSync(path)) {
    const entry = join(path, name);
    const isInUse = postgres.startsWith(entry + sep);
    if (!/^(initdb|program)-/.test(name) || isInUse || isBeingMade(name)) continue;
    // An initdb whose starter was killed may write on for a moment: its folder is then not empty at first.
    rmSync(entry, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
