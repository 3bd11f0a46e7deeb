import { type Static, Type } from 'typebox';
import { data, endpointTable } from './endpoint';
import { Closed, Nullable, OneOf, Time } from './schema';

/** What was tried and refused, in the words of whoever watches over the platform. */
export const REFUSAL_KINDS = ['sign_in', 'session', 'frequency', 'rights', 'form', 'load'] as const;
export type RefusalKind = (typeof REFUSAL_KINDS)[number];

/** The controls whose state depends on how the platform is run stand last. */
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
  /** `open`: something is left to do where the platform is run. */
  state: OneOf(['in_force', 'open']),
  /** The figures of its sentence, in the units that the sentence names. */
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
  /** Null: never yet. */
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
