import { readdirSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ClusterHome } from './cluster-home';

/**
 * Removes what killed starts and older versions left: drafts of clusters and copies of programs.
 * Only the holder of the lock may do it, for nobody else's start can then be using them.
 */
export function tidyHome({ path }: ClusterHome, postgres: string): void {
  for (const name of readdirSync(path)) {
    const entry = join(path, name);
    const isInUse = postgres.startsWith(entry + sep);
    if (/^(initdb|program)-/.test(name) && !isInUse) rmSync(entry, { recursive: true, force: true });
  }
}
