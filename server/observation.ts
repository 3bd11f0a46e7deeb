import { productVersion } from './backup/product-version';
import type { Config } from './config/config';
import type { OnStatement } from './db/leased-pool';
import type { Deps } from './deps';
import { createMetrics } from './metrics/metrics';
import { startTracing } from './tracing/tracing';

interface Observation {
  /** Metrics and tracing; each is left out if it is not set up. */
  deps: Pick<Deps, 'metrics' | 'tracing'>;
  onStatement?: OnStatement;
  stop: () => Promise<void>;
}

const toldTo = (listeners: readonly OnStatement[]): OnStatement => {
  const [first, ...others] = listeners;
  if (first && others.length === 0) return first;
  return (text) => {
    const ends = listeners.map((begin) => begin(text));
    return (hasFailed) => {
      for (const end of ends) end(hasFailed);
    };
  };
};

/** Starts metrics and tracing, as far as they are set up. */
export const startObservation = async ({
  metrics: place,
  tracesUrl,
}: Pick<Config, 'metrics' | 'tracesUrl'>): Promise<Observation> => {
  const metrics = place ? await createMetrics() : undefined;
  const tracing = tracesUrl ? await startTracing({ url: tracesUrl, version: productVersion() }) : undefined;
  const listeners = [metrics, tracing].flatMap((one) => (one ? [one.statement] : []));
  return {
    deps: { ...(metrics && { metrics }), ...(tracing && { tracing }) },
    ...(listeners.length > 0 && { onStatement: toldTo(listeners) }),
    stop: async () => tracing?.stop(),
  };
};
