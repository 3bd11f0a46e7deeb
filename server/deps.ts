import type { Config } from './config/config';
import type { Database } from './db/database';
import type { LoadGauge } from './http/load-gauge';

/** What the service is built from. `now` is the clock that decides deadlines; tests set their own. */
export interface Deps {
  config: Config;
  db: Database;
  now: () => Date;
  /** Refuses what is too much, where the service faces the public. */
  load?: LoadGauge;
}
