import type { Gauge, Registry } from 'prom-client';
import type { ChainFigures, Figures, JobFigures, StoredFigures } from './figures';

type Labels = Record<string, string>;
type Sample = [value: number, labels?: Labels];

interface Row {
  help: string;
  labels?: string[];
  /** What is not known gives no sample: a gauge that keeps its last value would hide that. */
  samples: (figures: Figures) => Sample[];
}

const seconds = (at: Date | null | undefined): number => (at ? at.getTime() / 1000 : 0);

const ofStored =
  (samples: (stored: StoredFigures) => Sample[]) =>
  ({ stored }: Figures): Sample[] =>
    stored ? samples(stored) : [];

const ofJobs = (value: (job: JobFigures) => number) =>
  ofStored(({ jobs }) => jobs.map((job) => [value(job), { name: job.name }]));

const ofChains = (value: (check: ChainFigures) => number) =>
  ofStored(({ auditCheck, receiptCheck }) =>
    Object.entries({ audit: auditCheck, receipt: receiptCheck }).flatMap(([chain, check]): Sample[] =>
      check ? [[value(check), { chain }]] : [],
    ),
  );

/** Every gauge that is read at the moment of a scrape; the name is completed by `kaichuang_`. */
const GAUGES: Record<string, Row> = {
  ready: {
    help: 'Whether the database answered: 1 or 0.',
    samples: ({ stored }) => [[stored ? 1 : 0]],
  },
  db_answer_seconds: {
    help: 'How long the database took to answer the simplest question.',
    samples: ofStored(({ answerMs }) => [[answerMs / 1000]]),
  },
  db_pool_connections: {
    help: 'Connections in use and idle, and whoever waits for one.',
    labels: ['state'],
    samples: ({ pool: { used, idle, waiting } }) =>
      Object.entries({ used, idle, waiting }).map(([state, value]) => [value, { state }]),
  },
  db_pool_connections_max: { help: 'DB_POOL_MAX.', samples: ({ pool }) => [[pool.max]] },
  standby_used: {
    help: 'Whether a host of DATABASE_READ_URL answers readers: 1 or 0; none for one that leads.',
    labels: ['host'],
    samples: ({ standbys }) =>
      standbys
        .filter(({ state }) => state !== 'leader')
        .map(({ host, state }) => [Number(state === 'used'), { host }]),
  },
  standby_lag_seconds: {
    help: 'How old the state is that a host of DATABASE_READ_URL shows; none for one that leads.',
    labels: ['host'],
    samples: ({ standbys }) =>
      standbys.flatMap(({ host, state, lagMs }): Sample[] =>
        lagMs === null || state === 'leader' ? [] : [[lagMs / 1000, { host }]],
      ),
  },
  db_size_bytes: {
    help: 'What the database takes up.',
    samples: ofStored(({ databaseBytes }) => [[databaseBytes]]),
  },
  uploaded_bytes: {
    help: 'The sum of the sizes of all uploaded files.',
    samples: ofStored(({ uploadedBytes }) => [[uploadedBytes]]),
  },
  storage_up: {
    help: '1 while the folder or object store of the uploads can be used.',
    samples: ({ isStorageAway }) => [[isStorageAway ? 0 : 1]],
  },
  files_lost: {
    help: 'Stored files that the last look over all of them found gone or cut short; none before the first.',
    samples: ofStored(({ filesCheck }) => (filesCheck ? [[filesCheck.lost]] : [])),
  },
  sealed_unreadable: {
    help: 'Sealed values that the last look over all of them could not open, by table and column.',
    labels: ['column'],
    samples: ofStored(({ sealedCheck }) =>
      Object.entries(sealedCheck?.columns ?? {}).map(([column, value]) => [value, { column }]),
    ),
  },
  disk_free_bytes: {
    help: 'Free on the disk of UPLOAD_DIR, or of DATA_DIR where uploads lie in an object store.',
    samples: ({ disk }) => [[disk.freeBytes]],
  },
  disk_total_bytes: {
    help: 'The size of that disk.',
    samples: ({ disk }) => [[disk.totalBytes]],
  },
  outbox_messages: {
    help: 'Messages of the outbox that wait, and that were given up.',
    labels: ['state'],
    samples: ofStored(({ outbox: { waiting, failed } }) =>
      Object.entries({ waiting, failed }).map(([state, value]) => [value, { state }]),
    ),
  },
  outbox_oldest_timestamp_seconds: {
    help: 'When the message that waits longest was due; none while nothing waits.',
    samples: ofStored(({ outbox }) => (outbox.oldestAt ? [[seconds(outbox.oldestAt)]] : [])),
  },
  job_last_success_timestamp_seconds: {
    help: 'When each timed job last came to its end, on whichever replica; 0 for never.',
    labels: ['name'],
    samples: ofJobs(({ succeededAt }) => seconds(succeededAt)),
  },
  job_interval_seconds: {
    help: 'How often each timed job runs.',
    labels: ['name'],
    samples: ofJobs(({ everyMs }) => everyMs / 1000),
  },
  job_duration_seconds: {
    help: 'How long the last run of each timed job took.',
    labels: ['name'],
    samples: ofJobs(({ durationMs }) => durationMs / 1000),
  },
  job_failing: {
    help: 'Whether the last run of each timed job failed: 1 or 0.',
    labels: ['name'],
    samples: ofJobs(({ isFailing }) => Number(isFailing)),
  },
  replicas: {
    help: 'Replicas that were heard of within the last three minutes.',
    samples: ofStored(({ replicas }) => [[replicas.filter(({ isAlive }) => isAlive).length]]),
  },
  filings: {
    help: 'Submissions that were given a receipt.',
    samples: ofStored(({ filings }) => [[filings]]),
  },
  backup_last_success_timestamp_seconds: {
    help: 'When the last complete backup ended; 0 for never.',
    samples: ofStored(({ backup }) => [[backup?.isDone ? seconds(backup.at) : 0]]),
  },
  chain_intact: {
    help: 'What the last walk over the audit log and over the receipts found: 1 whole, 0 broken.',
    labels: ['chain'],
    samples: ofChains(({ isIntact }) => Number(isIntact)),
  },
  chain_checked_timestamp_seconds: {
    help: 'When each chain was last walked.',
    labels: ['chain'],
    samples: ofChains(({ at }) => seconds(at)),
  },
};

/** Makes the gauges of a registry; the answer sets them all from one reading. */
export const gaugesOf = async (registry: Registry): Promise<(figures: Figures) => void> => {
  const { Gauge: GaugeOf } = await import('prom-client');
  const made = Object.entries(GAUGES).map(([name, { help, labels = [], samples }]) => {
    const gauge: Gauge = new GaugeOf({
      name: `kaichuang_${name}`,
      help,
      labelNames: labels,
      registers: [registry],
    });
    return { gauge, samples, isAlone: labels.length === 0 };
  });
  return (figures) => {
    for (const { gauge, samples, isAlone } of made) {
      const known = samples(figures);
      gauge.reset();
      for (const [value, labels = {}] of known) gauge.set(labels, value);
      // prom-client sets a gauge without labels back to 0, which would be a figure of its own.
      if (isAlone && known.length === 0) gauge.remove();
    }
  };
};
