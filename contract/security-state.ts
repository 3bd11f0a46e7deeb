import { type Static, Type } from 'typebox';
import { data, endpointTable } from './endpoint';
import { Closed, Nullable, OneOf, Time } from './schema';

/** Kinds of refused attempts, named for the people who supervise the platform. */
export const REFUSAL_KINDS = ['sign_in', 'session', 'frequency', 'rights', 'form', 'load'] as const;
export type RefusalKind = (typeof REFUSAL_KINDS)[number];

/** Controls whose state depends on the operation of the platform come last. */
export const CONTROLS = [
  'password',
  'tries',
  'second_factor',
  'session',
  'encryption',
  'page_policy',
  'bounds',
  'shedding',
  'transport',
  'scanner',
  'storage',
  'accounts',
] as const;

const Figure = Type.Optional(Type.Integer({ minimum: 0 }));

export const Control = Closed({
  code: OneOf(CONTROLS),
  /** `open`: something remains to be done in the operation of the platform. */
  state: OneOf(['in_force', 'open']),
  /** Figures inserted into the control's sentence, in the units named there. */
  figures: Closed({
    min: Figure,
    max: Figure,
    days: Figure,
    hours: Figure,
    minutes: Figure,
    mb: Figure,
  }),
});
export type Control = Static<typeof Control>;

const Count = Type.Integer({ minimum: 0 });

const ChainCheck = Closed({ at: Time, intact: Type.Boolean(), checked: Count });

export const SecurityState = Closed({
  controls: Type.Array(Control),
  /** Null where it has never run. */
  backup: Nullable(Closed({ at: Time, done: Type.Boolean() })),
  auditCheck: Nullable(ChainCheck),
  receiptCheck: Nullable(ChainCheck),
  refusals: Type.Array(
    Closed({ kind: OneOf(REFUSAL_KINDS), day: Count, week: Count, lastAt: Nullable(Time) }),
  ),
});
export type SecurityState = Static<typeof SecurityState>;

export const securityStateCalls = endpointTable({
  'GET /prod-api/monitor/security': {
    summary: '安全状况：生效的控制、最近的备份与核对、近 7 天被拒绝的请求',
    access: 'monitor:audit:list',
    reply: data(SecurityState),
    assumed: '被拒绝的请求按小时和种类计数，每分钟记入数据库，保留 30 天',
  },
});
