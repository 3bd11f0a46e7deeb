import type { Config } from './config';
import type { Database } from './db/database';

/** What the service is built from. `now` is the clock that decides deadlines; tests set their own. */
export interface Deps {
  config: Config;
  db: Database;
  now: () => Date;
}
