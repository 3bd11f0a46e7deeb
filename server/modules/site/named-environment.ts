import type { Environment } from '@contract/environments';
import type { Deps } from '@server/deps';
import { isDatabaseAway } from '@server/http/last-good';
import { readSettings } from './service';

/** Which environment the app is told, and the servers that differ from its own (req:spec-environments). */
export interface NamedEnvironment {
  name: string;
  hosts: Partial<Environment>;
}

/**
 * Reads the current settings; while the database is away, the last known ones, so that pages do not contact other
 * servers.
 */
export const environmentReader = ({ db }: Deps): (() => Promise<NamedEnvironment>) => {
  let latest: NamedEnvironment | null = null;
  return async () => {
    try {
      const settings = await readSettings(db.kysely);
      latest = { name: settings['site.environment'], hosts: settings['site.hosts'] };
      return latest;
    } catch (error) {
      if (latest === null || !isDatabaseAway(error)) throw error;
      return latest;
    }
  };
};
