import type { Config } from './config/config';
import type { Database } from './db/database';
import type { Metrics } from './metrics/metrics';
import type { Tracing } from './tracing/tracing';

/** How busy this process is. The database has limits of its own. */
export interface LoadGauge {
  /** Counts a request that begins; call the returned function when it has ended. */
  enter(): () => void;
  isOverloaded(): boolean;
}

/** What the service is built from. `now` is the clock that decides deadlines; tests set their own. */
export interface Deps {
  config: Config;
  db: Database;
  now: () => Date;
  /** Sheds load; left out where the service is not public. */
  load?: LoadGauge;
  /** Counts what Prometheus asks for, where METRICS_PORT is set. */
  metrics?: Metrics;
  /** Traces of requests, if OTEL_EXPORTER_OTLP_ENDPOINT is set. */
  tracing?: Tracing;
}
