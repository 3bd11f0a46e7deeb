import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readIfThere } from '@server/crypto/key-file';
import { applicationUrl } from './application-database';
import { openClusterHome } from './cluster-home';
import { readPostmaster } from './postmaster-file';

export const hasCluster = (dataDir: string): boolean => existsSync(join(dataDir, 'postgres'));

/** The address of an embedded database that a service is running right now, readable with its password file. */
export function findRunning(dataDir: string): string | null {
  const { cluster, path } = openClusterHome(dataDir);
  const postmaster = readPostmaster(cluster);
  const password = readIfThere(join(path, 'application.password'));
  return postmaster?.isListening && password ? applicationUrl(postmaster, password) : null;
}
