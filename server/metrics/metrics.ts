import { gaugesOf } from './figure-gauges';
import type { Figures } from './figures';

const PREFIX = 'kaichuang_';
/** In seconds. The first is typical of an answer from memory, the last of a statement that timed out. */
const ANSWER_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const STATEMENT_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 1, 3];

/** The first word of a statement; whatever is none of these is `other`. */
const STATEMENT_KINDS = ['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback'];

/** Error codes that alert somebody: deploy/prometheus/alerts.yml. */
const ALARMING = ['db.full', 'storage.full', 'db.unavailable'];

export interface CacheCounts {
  readonly hits: number;
  readonly misses: number;
}

/** Public statements, by whether a standby or the leader answered. */
export interface ReadCounts {
  readonly standby: number;
  readonly leader: number;
}

/** What Prometheus is told. Counting costs a few map look-ups; everything that can be is read when it asks. */
export interface Metrics {
  /** `row` is a contract row or a route pattern, never an address, so that the number of labels is limited. */
  answered(row: string, status: number, ms: number): void;
  /** Call the answer when the statement has ended. */
  statement(text: string): (hasFailed: boolean) => void;
  failed(errorCode: string): void;
  signedIn(outcome: 'ok' | 'refused'): void;
  shed(): void;
  watchCache(counts: CacheCounts): void;
  watchReads(counts: ReadCounts): void;
  scrape(read: () => Promise<Figures>): Promise<{ type: string; text: string }>;
}

const kindOf = (text: string): string => {
  const word = /^(?:\/\*[^*]*\*\/ )?(\w+)/.exec(text)?.[1]?.toLowerCase() ?? '';
  return STATEMENT_KINDS.includes(word) ? word : 'other';
};

/** Loads prom-client, which a service that nobody watches does without. */
export const createMetrics = async (): Promise<Metrics> => {
  const { Registry, Counter, Histogram, collectDefaultMetrics } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Counter({ name: `${PREFIX}${name}`, help, labelNames, registers });
  const histogram = <L extends string>(name: string, help: string, labelNames: L[], buckets: number[]) =>
    new Histogram({ name: `${PREFIX}${name}`, help, labelNames, buckets, registers });

  const requests = counter('http_requests_total', 'Answers by row of the contract and status.', [
    'row',
    'status',
  ]);
  const durations = histogram(
    'http_request_duration_seconds',
    'From the arrival of a request to the end of its answer, by row of the contract.',
    ['row'],
    ANSWER_BUCKETS,
  );
  const statements = histogram(
    'db_statement_duration_seconds',
    'Statements by their first word, from sending to answer.',
    ['kind'],
    STATEMENT_BUCKETS,
  );
  const broken = counter('db_statement_failures_total', 'Statements that failed.', ['kind']);
  const failures = counter('failures_total', 'Answers that tell of a fault, by error code.', ['code']);
  const signIns = counter('sign_ins_total', 'Sessions opened, and attempts refused.', ['outcome']);
  const shedding = counter('shed_calls_total', 'Calls refused because too many were at work.');
  // Starts at 0: Prometheus sees the first failure as an increase only if it has seen a 0 before.
  for (const code of ALARMING) failures.inc({ code }, 0);
  for (const outcome of ['ok', 'refused']) signIns.inc({ outcome }, 0);
  let cache: CacheCounts = { hits: 0, misses: 0 };
  new Counter({
    name: `${PREFIX}answer_cache_total`,
    help: 'Public answers given from memory, and made anew.',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      this.inc({ result: 'hit' }, cache.hits);
      this.inc({ result: 'miss' }, cache.misses);
    },
  });
  let reads: ReadCounts = { standby: 0, leader: 0 };
  new Counter({
    name: `${PREFIX}public_reads_total`,
    help: 'Statements for what everybody may read where DATABASE_READ_URL is set, by who answered.',
    labelNames: ['by'],
    registers,
    collect() {
      this.reset();
      this.inc({ by: 'standby' }, reads.standby);
      this.inc({ by: 'leader' }, reads.leader);
    },
  });
  const setGauges = gaugesOf(registry);

  return {
    answered: (row, status, ms) => {
      requests.inc({ row, status: String(status) });
      durations.observe({ row }, ms / 1000);
    },
    statement: (text) => {
      const kind = kindOf(text);
      const begun = performance.now();
      return (hasFailed) => {
        statements.observe({ kind }, (performance.now() - begun) / 1000);
        if (hasFailed) broken.inc({ kind });
      };
    },
    failed: (code) => failures.inc({ code }),
    signedIn: (outcome) => signIns.inc({ outcome }),
    shed: () => shedding.inc(),
    watchCache: (counts) => {
      cache = counts;
    },
    watchReads: (counts) => {
      reads = counts;
    },
    scrape: async (read) => {
      const gauges = await setGauges;
      gauges(await read());
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
};
