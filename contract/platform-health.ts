import { type Static, Type } from 'typebox';
import { data, endpointTable } from './endpoint';
import { Closed, Nullable, OneOf, Time } from './schema';

/** Scheduled jobs of the service. Each has a label on the page 运行状况; the jobs that delete old data share one. */
export const JOB_NAMES = [
  'downtime.beat',
  'apply.expire',
  'apply.approve',
  'confirmation.tell',
  'receipt.check',
  'receipt.publish',
  'audit.check',
  'storage.check',
  'sealed.check',
  'refusal.forget',
  'fault.forget',
  'upload.look',
  'upload.expire',
  'upload.forget',
  'upload.sweep',
  'account.forget',
  'saved.look',
  'reminder.tell',
  'demand.tell',
  'certification.term',
  'export.write',
  'export.tell',
  'export.forget',
  'presence.forget',
  'search.fill',
  'search.forget',
  'view.forget',
  'idempotency.forget',
] as const;
export type JobName = (typeof JOB_NAMES)[number];

/** Possible findings per part. `fine` needs no action; every other finding has a sentence on what to do. */
export const HEALTH_FINDINGS = {
  database: ['fine', 'slow', 'waiting'],
  /** Reported only where DATABASE_READ_URL is set. */
  standbys: ['fine', 'behind', 'away', 'none'],
  storage: ['fine', 'low', 'full', 'away'],
  files: ['fine', 'old', 'lost'],
  /** Whether what is kept encrypted can be decrypted. */
  sealed: ['fine', 'old', 'unreadable'],
  outbox: ['fine', 'unset', 'failed', 'late'],
  jobs: ['fine', 'failing', 'late'],
  backup: ['fine', 'old', 'failed', 'never'],
  chain: ['fine', 'old', 'broken'],
  replicas: ['fine', 'lost'],
  faults: ['fine', 'some'],
} as const;
export type HealthPart = keyof typeof HEALTH_FINDINGS;
export type HealthFinding = { [P in HealthPart]: `${P}.${(typeof HEALTH_FINDINGS)[P][number]}` }[HealthPart];

const FINDINGS = Object.entries(HEALTH_FINDINGS).flatMap(([part, found]) =>
  found.map((one) => `${part}.${one}`),
) as HealthFinding[];

const Count = Type.Integer({ minimum: 0 });

export const PlatformHealth = Closed({
  /** When the findings were gathered. */
  at: Time,
  findings: Type.Array(
    Closed({
      finding: OneOf(FINDINGS),
      /** `act`: somebody has to act now; `watch`: somebody should act soon. */
      state: OneOf(['fine', 'watch', 'act']),
      /**
       * Numbers `n` and `of` inserted into the sentence of the finding: a count, milliseconds, GB, days, hours or
       * minutes.
       */
      n: Count,
      of: Count,
      /** The moment that the sentence speaks of. */
      at: Nullable(Time),
    }),
  ),
  jobs: Type.Array(
    Closed({
      /** Any name is accepted, because a newer version running beside this one may report jobs unknown here. */
      name: Type.String({ maxLength: 60 }),
      everySeconds: Count,
      succeededAt: Nullable(Time),
      durationMs: Count,
      state: OneOf(['fine', 'late', 'failing']),
    }),
  ),
  /** Unexpected failures of the last hour, the most frequent first. */
  faults: Type.Array(Closed({ code: Type.String({ maxLength: 60 }), count: Count, lastAt: Time })),
});
export type PlatformHealth = Static<typeof PlatformHealth>;

export const platformHealthCalls = endpointTable({
  'GET /prod-api/monitor/health': {
    summary: '运行状况：数据库、备机、存储、发件箱、定时任务、备份、核对、副本与近一小时的故障',
    access: 'system:setting:edit',
    reply: data(PlatformHealth),
    assumed: '定时任务、副本与故障由各副本每分钟记入数据库；故障按分钟与错误码计数，保留一日',
  },
});
